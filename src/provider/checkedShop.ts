import { checkedCalls } from '#src/api/checkedCalls.ts';
import type { EndpointName } from '#src/api/endpoints.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed } from '#src/lib/result.ts';
import { loadInTime } from './pageShop.ts';

type Call = (input?: { signal?: AbortSignal }) => Promise<unknown>;

const check = importWithRetry(
  'The check of the shop’s answers',
  () => import('#src/api/checkAnswer.ts'),
  ({ checkAnswer }) => checkAnswer,
);

/**
 * A client of the page's own, of which the parts may expect what they expect of the library's: no call throws, every
 * answer fits its schema, and a call that the client lacks answers as a service that the shop lacks. What went wrong is
 * reported once.
 */
export function checkedShop(shop: ShopApi): ShopApi {
  const ask = async (name: EndpointName, call: Call, input: Parameters<Call>[0]) => {
    try {
      const answer = await call.call(shop, input);
      const checkAnswer = await loadInTime(check);
      if (!checkAnswer) return failed({ kind: 'network' });
      const checked = checkAnswer(name, answer);
      if (checked.ok || checked.error.kind !== 'malformed') return checked;
      reportProblem(`The shop's client answers in an unexpected shape. ${checked.error.problem}`);
      return failed({ ...checked.error, isReported: true });
    } catch (cause) {
      if (input?.signal?.aborted) return failed({ kind: 'aborted' });
      reportProblem(`The shop's client threw an error in ${name}: ${cause}`);
      return failed({ kind: 'network', isReported: true });
    }
  };
  // A page may have frozen its client, and a frozen target's properties cannot be replaced.
  return new Proxy({} as ShopApi, {
    get: (_, name) => {
      const call: Call | undefined = Reflect.get(shop, name);
      // React and promises read these properties of any object.
      if (name === 'then' || typeof name === 'symbol') return call;
      if (!call) return async () => failed({ kind: 'refused', status: 404 });
      return checkedCalls.has(call)
        ? call
        : (input: Parameters<Call>[0]) => ask(name as EndpointName, call, input);
    },
  });
}
