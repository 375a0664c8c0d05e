import type { CallContext } from '#src/api/request.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { pause } from '#src/lib/pause.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed } from '#src/lib/result.ts';
import { retryableImport } from '#src/lib/retryableImport.ts';

/** Pauses before a call asks for the client again, in milliseconds; after the last one the call has failed. */
const RETRY_PAUSES_MS = [1_000, 3_000];

const importClient = retryableImport(() => import('#src/api/shopApi.ts'));

/**
 * The shop's client for a page: the code of the calls, with the shapes of every answer, comes with the first of them
 * and not with the page. Where it does not come, a call has failed like one without a connection, and the next call asks
 * for it again.
 *
 * @param loadClient for tests
 */
export function createPageShop(context: CallContext, loadClient = importClient): ShopApi {
  let loading: Promise<ShopApi | null> | undefined;
  const load = async (): Promise<ShopApi | null> => {
    for (const wait of [...RETRY_PAUSES_MS, null]) {
      try {
        return (await loadClient()).createShopApi(context);
      } catch (error) {
        reportProblem(`The shop's client could not be loaded: ${error}`);
        if (wait !== null) await pause(wait);
      }
    }
    loading = undefined;
    return null;
  };
  type Call = (input?: unknown) => Promise<unknown>;
  return new Proxy({} as ShopApi, {
    get: (_, name) =>
      // Whoever asks for these wants to know whether the client is a promise or a text.
      name === 'then' || typeof name === 'symbol'
        ? undefined
        : async (input?: unknown) => {
            loading ??= load();
            const shop = await loading;
            return shop ? (shop[name as keyof ShopApi] as Call)(input) : failed({ kind: 'network' });
          },
  });
}
