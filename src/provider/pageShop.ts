import { checkedClients } from '#src/api/checkedClients.ts';
import type { CallContext } from '#src/api/request.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { importWithRetry, loadWithin } from '#src/lazy/loadWithRetry.ts';
import { failed } from '#src/lib/result.ts';

/** How long a call waits for the client's code, in milliseconds; after it the call fails. */
const CODE_WAIT_MS = 4_000;

type Clients = Pick<typeof import('#src/api/pageClients.ts'), 'createShopApi' | 'checkShop'>;

const clients = importWithRetry(
  "The shop's client",
  () => import('#src/api/pageClients.ts'),
  (code): Clients => code,
);

/** A client whose code loads with the first call. If it cannot be loaded, calls resolve as network errors. */
function lateShop(create: (code: Clients) => ShopApi, lazy: { load: () => Promise<Clients> }): ShopApi {
  let shop: ShopApi | undefined;
  const load = async (): Promise<ShopApi | undefined> => {
    const code = await loadWithin(lazy, CODE_WAIT_MS);
    if (code) shop ??= create(code);
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

/**
 * The shop's client for a page. The code of the calls, with the schemas of all answers, loads with the first call and
 * not with the page.
 *
 * @param lazy for tests
 */
export const createPageShop = (
  context: CallContext,
  lazy: { load: () => Promise<Clients> } = clients,
): ShopApi => lateShop(({ createShopApi }) => createShopApi(context), lazy);

/** A client of the page's own, or with calls of the page's own, whose answers are validated by code that loads with the first call. */
export function checkedShop(shop: ShopApi): ShopApi {
  const isLibrarys = [shop, ...Object.values(shop)].every((each) => checkedClients.has(each));
  return isLibrarys ? shop : lateShop(({ checkShop }) => checkShop(shop), clients);
}
