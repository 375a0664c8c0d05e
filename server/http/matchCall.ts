import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length));

/** A call of the endpoint table, matched by its address. */
export interface MatchedCall {
  name: EndpointName;
  endpoint: Endpoint;
  params: Record<string, string>;
}

// The table's paths contain no special characters of patterns.
const toPattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const ALL = Object.entries(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
  pattern: toPattern(endpoint.path),
}));

/** Most calls have a fixed path and need no pattern matching. */
const FIXED = new Map<string, MatchedCall>(
  ALL.filter(({ endpoint }) => !endpoint.path.includes('{')).map(({ name, endpoint }) => [
    `${endpoint.method} ${endpoint.path}`,
    { name, endpoint, params: {} },
  ]),
);
const PATTERNS = ALL.filter(({ endpoint }) => endpoint.path.includes('{'));

const MAX_PARAMETER_LENGTH = 200;

/**
 * Whether a text is a valid path parameter: letters, digits and the unreserved marks of RFC 3986, but not only dots.
 * Upstream servers interpret everything else inconsistently: `..;`, `%2e%2e`, `a%2Fb`.
 */
export const isPathParameter = (text: string): boolean =>
  text.length <= MAX_PARAMETER_LENGTH && /^[\p{L}\p{M}\p{N}_~.-]+$/u.test(text) && !/^\.+$/.test(text);

/** A validated path parameter, or `null`. */
function decodeParam(text: string): string | null {
  try {
    const value = decodeURIComponent(text.slice(0, 3 * MAX_PARAMETER_LENGTH + 1));
    return isPathParameter(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Finds the call for a method and an encoded path. Returns `null` if it is not in the table, so that this server gives
 * no access to other upstream addresses.
 */
export function matchCall(method: string, path: string): MatchedCall | null {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  const fixed = FIXED.get(`${effectiveMethod} ${path}`);
  if (fixed) return fixed;
  for (const { name, endpoint, pattern } of PATTERNS) {
    const match = endpoint.method === effectiveMethod ? pattern.exec(path) : null;
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(
      ([key, value]) => [key, decodeParam(value)] as const,
    );
    if (params.some(([, value]) => value === null)) return null;
    const pathParams = Object.fromEntries(params) as Record<string, string>;
    // Only the bases in the table are accessible.
    return endpoint.params?.safeParse(pathParams).success ? { name, endpoint, params: pathParams } : null;
  }
  return null;
}
