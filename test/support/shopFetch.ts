import { getResponse } from 'msw';
import { createMswHandlers, type MswShopOptions } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { DEFAULT_SITE } from '#src/config/sites.ts';

const PAGE = 'https://shop.vitrine.example';

/** Rejects when a call is aborted, like a real `fetch`. */
function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (!signal) return;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A new mock shop: its client, the `fetch` that it answers, and the list of its calls. No network, no worker. */
export function createTestShop(options: MswShopOptions = {}) {
  const handlers = createMswHandlers(options);
  const calls: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request, { baseUrl: PAGE });
    if (!response) {
      // biome-ignore lint/suspicious/noConsole: the setup of the tests fails a test that says something there.
      console.error(`The mock shop does not know ${request.method} ${new URL(request.url).pathname}`);
      throw new TypeError('Failed to fetch');
    }
    // MSW's form of a network error.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { signal, ...rest } = init ?? {};
    const request = new Request(new URL(String(input), PAGE), rest);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.race([answer(request), whenAborted(signal)]);
  };
  return { calls, fetch, shop: createShopApi({ site: options.site ?? DEFAULT_SITE, fetch }) };
}
