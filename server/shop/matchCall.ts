import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';

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

/** A path parameter as a service may see it, or `null` for one that would climb out of its place. */
function decodeParam(text: string): string | null {
  try {
    const value = decodeURIComponent(text);
    return value === '.' || value === '..' || /[/\\\p{Cc}]/u.test(value) ? null : value;
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
    return { name, endpoint, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}
