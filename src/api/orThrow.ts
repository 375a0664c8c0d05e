import type { Result } from '#src/lib/result.ts';
import type { CallError } from './request.ts';

/** A service answered with a status outside 200 to 299 (BFF-09). */
export class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;
  /** The body, when it has the shape that the service promises for a refusal. */
  readonly body: unknown;
  constructor(status: number, body?: unknown) {
    super(`The service answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** There is no answer to use: no connection, too late, ended by the caller, or malformed (BFF-09). */
export class FetchError extends Error {
  override name = 'FetchError';
  /** The call's error as the client answered it. */
  override readonly cause: CallError;
  constructor(cause: CallError) {
    super(`The call failed: ${cause.kind === 'malformed' ? cause.problem : cause.kind}.`);
    this.cause = cause;
  }
}

/**
 * The value of a call, for code that handles failures as exceptions. The client itself never throws: its failures are
 * values.
 *
 * @throws ResponseError for an answer that is a refusal
 * @throws FetchError when there is no answer to use
 * @example const { cart } = orThrow(await shop.readCart());
 */
export function orThrow<Value>(result: Result<Value, CallError>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  throw error.kind === 'refused' ? new ResponseError(error.status, error.body) : new FetchError(error);
}
