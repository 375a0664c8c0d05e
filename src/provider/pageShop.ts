import type { CallContext } from '#src/api/request.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { importWithRetry, loadWithin } from '#src/lazy/loadWithRetry.ts';
import { failed } from '#src/lib/result.ts';

/** How long a call waits for the client's code, in milliseconds; after it the call fails. */
const CODE_WAIT_MS = 4_000;

/** Code that a call needs; `undefined` if it cannot be loaded in time. */
export const loadInTime = <Code>(lazy: { load: () => Promise<Code> }): Promise<Code | undefined> =>
  Promise.race([lazy.load(), pause(CODE_WAIT_MS)]).then((code) => code ?? undefined);

type CreateClient = typeof import('#src/api/shopApi.ts').createShopApi;

const createClient = importWithRetry(
  "The shop's client",
  () => import('#src/api/shopApi.ts'),
  ({ createShopApi }) => createShopApi,
);

/**
 * The shop's client for a page. The code of the calls, with the schemas of all answers, loads with the first call and
 * not with the page. If it cannot be loaded, calls resolve as network errors.
 *
 * @param lazy for tests
 */
export function createPageShop(
  context: CallContext,
  lazy: { load: () => Promise<CreateClient> } = createClient,
): ShopApi {
  let shop: ShopApi | undefined;
  const load = async (): Promise<ShopApi | undefined> => {
    const create = await loadInTime(lazy);
    if (create) shop ??= create(context);
    return shop;
  };
  type Call = (input?: unknown) => Promise<unknown>;
  return new Proxy({} as ShopApi, {
    get: (_, name) =>
      // React and promises read these properties of any object.
      name === 'then' || typeof name === 'symbol'
        ? undefined
        : async (input?: unknown) => {
            const client = shop ?? (await load());
            return client ? (client[name as keyof ShopApi] as Call)(input) : failed({ kind: 'network' });
          },
  });
}
