import type { Result } from '#src/lib/result.ts';
import type { CallError } from './request.ts';

/**
 * The value of a call for `serverData`: `null` if the shop has none (404), which the browser accepts, and `undefined` if
 * the call failed, so that the browser asks again.
 */
export function toServerValue<Value>(answer: Result<Value, CallError>): Value | null | undefined {
  if (answer.ok) return answer.value;
  return answer.error.kind === 'refused' && answer.error.status === 404 ? null : undefined;
}
