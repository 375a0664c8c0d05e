import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { answerInTime } from './answerInTime.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import { type CallError, readRefusal, readResponse } from './request.ts';
import type { ShopApi } from './shopApi.ts';

type Answer = Result<unknown, CallError>;

const KINDS: readonly unknown[] = ['refused', 'network', 'timeout', 'aborted', 'malformed'];

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Validates what a client of the page's own has answered by the schemas of the endpoint table, as `request` does for a
 * service. What no part can use becomes a malformed answer.
 */
function checkAnswer(name: EndpointName, answer: unknown): Answer {
  const endpoint: Endpoint = endpoints[name];
  const malformed = (problem: string): Answer =>
    failed({ kind: 'malformed', problem: `${name}: ${problem}` });
  const { ok: isOk, value, error: sent } = fieldsOf(answer);
  if (isOk === true) {
    if (!endpoint.response) return ok(undefined);
    const parsed = readResponse(endpoint.response, value, name);
    return 'data' in parsed ? ok(parsed.data) : malformed(parsed.problem);
  }
  const { kind, body, ...error } = fieldsOf(sent);
  if (isOk !== false || !KINDS.includes(kind))
    return malformed('no result: use `ok(value)` or `failed(error)`');
  return failed({ ...error, kind, ...readRefusal(endpoint, body) } as CallError);
}

type Call = (input?: { signal?: AbortSignal }) => Promise<unknown>;

/**
 * A client of the page's own, of which the parts may expect what they expect of the library's: no call throws or waits
 * longer than its time, every answer fits its schema, and a call that the client lacks answers as a service that the shop
 * lacks. What went wrong is reported once.
 */
export function checkShop(shop: ShopApi): ShopApi {
  const ask = async (name: EndpointName, input: Parameters<Call>[0]): Promise<Answer> => {
    const call = shop[name] as Call | undefined;
    if (!call) return failed({ kind: 'refused', status: 404 });
    const send = async (signal: AbortSignal) =>
      checkAnswer(name, await call.call(shop, { ...input, signal }));
    try {
      const checked = await answerInTime(send, endpoints[name].timeoutMs, input?.signal);
      if ('kind' in checked) return failed(checked);
      if (checked.ok || checked.error.kind !== 'malformed') return checked;
      reportProblem(`The shop's client answers in an unexpected shape. ${checked.error.problem}`);
      return failed({ ...checked.error, isReported: true });
    } catch (cause) {
      reportProblem(`The shop's client threw an error in ${name}: ${cause}`);
      return failed({ kind: 'network', isReported: true });
    }
  };
  const names = Object.keys(endpoints) as EndpointName[];
  return Object.fromEntries(
    names.map((name) => [name, (input: Parameters<Call>[0]) => ask(name, input)]),
  ) as unknown as ShopApi;
}
