/** Parses a URL, or returns `null` if it is invalid. `URL.parse` is newer than the supported browsers. */
export const parseUrl = (address: string, base?: string | URL): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;
