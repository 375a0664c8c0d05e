import type { CallContext } from '#src/api/request.ts';
import type { ShopApi } from '#src/api/shopApi.ts';

/**
 * The shop's client for a page: the code of the calls, with the shapes of every answer, comes with the first of them
 * and not with the page.
 */
export function createPageShop(context: CallContext): ShopApi {
  let loaded: Promise<ShopApi> | undefined;
  const load = () => {
    loaded ??= import('#src/api/shopApi.ts').then(({ createShopApi }) => createShopApi(context));
    return loaded;
  };
  type Call = (input?: unknown) => Promise<unknown>;
  return new Proxy({} as ShopApi, {
    get: (_, name) =>
      // Whoever asks for these wants to know whether the client is a promise or a text.
      name === 'then' || typeof name === 'symbol'
        ? undefined
        : async (input?: unknown) => ((await load())[name as keyof ShopApi] as Call)(input),
  });
}
