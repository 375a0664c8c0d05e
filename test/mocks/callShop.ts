import { createMemoryStore } from '#mocks/memoryStore.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import { mockShop } from '#mocks/shop.ts';
import type { DocumentStore, ShopCall } from '#mocks/world.ts';
import type { EndpointName } from '#src/api/endpoints.ts';
import { SITES } from '#src/config/sites.ts';

/** A call's options; defaults to an anonymous visitor on the German site. */
export interface CallOptions extends Partial<Omit<ShopCall, 'query' | 'header' | 'cookie'>> {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
}

/** A complete call of the mock shop. */
export function aCall(
  endpoint: EndpointName,
  { query = {}, headers = {}, cookies = {}, ...rest }: CallOptions = {},
): ShopCall {
  const site = rest.site ?? 'DE';
  return {
    endpoint,
    params: {},
    query: new URLSearchParams(query),
    body: undefined,
    header: (name) => headers[name] ?? null,
    cookie: (name) => cookies[name] ?? null,
    visitor: 'v1',
    site,
    locale: SITES[site].locale,
    scenarios: [],
    now: STORY_TIME,
    ...rest,
  };
}

/** A mock shop with its own store; `send` returns status, body and cookies of a call. */
export function aShop(shared: CallOptions = {}, store: DocumentStore = createMemoryStore()) {
  const send = async (endpoint: EndpointName, options: CallOptions = {}) => {
    const answer = await mockShop[endpoint](aCall(endpoint, { ...shared, ...options }), store);
    if (answer.kind === 'broken') throw new Error('The connection broke.');
    return answer;
  };
  return { send, store };
}
