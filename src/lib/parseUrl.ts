/** An address, or `null` for what is none: `URL.parse`, which is newer than the browsers and the Node that we promise. */
export const parseUrl = (address: string, base?: string | URL): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
