/** The parts of an address; query and fragment begin with their sign. */
function split(address: string): [path: string, query: string, hash: string] {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return [path, query, hash];
}

/** An address without the query parameters of these names. The rest of it stays as it is. */
export function withoutParameters(address: string, names: readonly string[]): string {
  const [path, query, hash] = split(address);
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !names.includes(name)));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

/**
 * An address with further query parameters, which replace those of the same name. The rest of it stays as it is.
 *
 * @param address absolute or relative
 * @example addParameters('/find?shop=1#top', { query: 'tea' }) // /find?shop=1&query=tea#top
 */
export function addParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [path, query, hash] = split(withoutParameters(address, Object.keys(parameters)));
  return `${path}${query ? `${query}&` : '?'}${new URLSearchParams(parameters)}${hash}`;
}

/** The query parameters of an address, in order. */
export const parametersOf = (address: string): [name: string, value: string][] => [
  ...new URLSearchParams(split(address)[1]),
];
