import { failed, ok, type Result } from '#src/lib/result.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import { type CallError, parse, reportDropped } from './request.ts';

type Answer = Result<unknown, CallError>;

const KINDS: readonly unknown[] = ['refused', 'network', 'timeout', 'aborted', 'malformed'];

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Validates what a client of the page's own has answered by the schemas of the endpoint table, as `request` does for a
 * service. What no part can use becomes a malformed answer.
 */
export function checkAnswer(name: EndpointName, answer: unknown): Answer {
  const { reply, failure }: Endpoint = endpoints[name];
  const malformed = (problem: string): Answer =>
    failed({ kind: 'malformed', problem: `${name}: ${problem}` });
  const { ok: isOk, value, error: sent } = fieldsOf(answer);
  if (isOk === true) {
    if (!reply) return ok(undefined);
    const parsed = parse(reply, value);
    if ('problem' in parsed) return malformed(parsed.problem);
    reportDropped(name, value, parsed.data);
    return ok(parsed.data);
  }
  const { kind, body, ...error } = fieldsOf(sent);
  if (isOk !== false || !KINDS.includes(kind))
    return malformed('no result: use `ok(value)` or `failed(error)`');
  const refusal = failure && parse(failure, body);
  return failed({ ...error, kind, ...(refusal && 'data' in refusal && { body: refusal.data }) } as CallError);
}
