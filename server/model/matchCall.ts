import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';

/** The path of a request's target. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** The query of a request's target. */
export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length));

/** A call of the endpoint table that an address stands for. */
export interface MatchedCall {
  name: EndpointName;
  endpoint: Endpoint;
  params: Record<string, string>;
}

// The table's paths hold nothing that a pattern would read as a sign of its own.
const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const ALL = Object.entries(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
  pattern: toPattern(endpoint.path),
}));

/** Most calls have one address, and are found without looking at any pattern. */
const FIXED = new Map<string, MatchedCall>(
  ALL.filter(({ endpoint }) => !endpoint.path.includes('{')).map(({ name, endpoint }) => [
    `${endpoint.method} ${endpoint.path}`,
    { name, endpoint, params: {} },
  ]),
);
const PATTERNS = ALL.filter(({ endpoint }) => endpoint.path.includes('{'));

/** Longest parameter of a path, in characters. */
const MAX_PARAMETER_LENGTH = 200;

/**
 * Whether a text may be a parameter of a path: letters, digits and the unreserved marks of RFC 3986, and no dots alone.
 * Everything else is read in more than one way by the servers behind: `..;`, `%2e%2e`, `a%2Fb`.
 */
export const isPathParameter = (text: string): boolean =>
  text.length <= MAX_PARAMETER_LENGTH && /^[\p{L}\p{M}\p{N}_~.-]+$/u.test(text) && !/^\.+$/.test(text);

/** A path parameter as a service may see it, or `null`. */
function decodeParam(text: string): string | null {
  try {
    const value = decodeURIComponent(text.slice(0, 3 * MAX_PARAMETER_LENGTH + 1));
    return isPathParameter(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Finds the call for a method and a path, still encoded; `null` for everything that is not in the table, so that
 * nothing else of an upstream can be reached through this server (BFF-05).
 */
export function matchCall(method: string, path: string): MatchedCall | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  const fixed = FIXED.get(`${asked} ${path}`);
  if (fixed) return fixed;
  for (const { name, endpoint, pattern } of PATTERNS) {
    const match = endpoint.method === asked ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(
      ([key, value]) => [key, decodeParam(value)] as const,
    );
    if (params.some(([, value]) => value === null)) return null;
    const given = Object.fromEntries(params) as Record<string, string>;
    // The table says which bases there are: everything else of an upstream is out of reach.
    return endpoint.params?.safeParse(given).success ? { name, endpoint, params: given } : null;
  }
  return null;
}
