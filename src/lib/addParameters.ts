/** The parts of an address; query and fragment begin with their sign. */
function split(address: string): [path: string, query: string, hash: string] {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return [path, query, hash];
}

/**
 * An address with further query parameters. Its own query and fragment stay as they are, except for parameters of the
 * same name.
 *
 * @param address absolute or relative
 * @example addParameters('/find?shop=1#top', { query: 'tea' }) // /find?shop=1&query=tea#top
 */
export function addParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const [path, query, hash] = split(address);
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !Object.hasOwn(parameters, name)));
  return `${path}?${[...kept, new URLSearchParams(parameters)].join('&')}${hash}`;
}

/** The query parameters of an address, in order. */
export const parametersOf = (address: string): [name: string, value: string][] => [
  ...new URLSearchParams(split(address)[1]),
];
