import type { Result } from '#src/lib/result.ts';
import type { CallError } from './request.ts';

/** A service responded with a status outside 200 to 299. */
export class ResponseError extends Error {
  override name = 'ResponseError';
  readonly status: number;
  /** The body, if it has the shape that the service defines for a refusal. */
  readonly body: unknown;
  constructor(status: number, body?: unknown) {
    super(`The service answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** There is no usable answer: no connection, a timeout, aborted by the caller, or malformed. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** The error that the client returned. */
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
 * @throws ResponseError for a refusal
 * @throws FetchError if there is no usable answer
 * @example const { cart } = orThrow(await shop.readCart());
 */
export function orThrow<Value>(result: Result<Value, CallError>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  throw error.kind === 'refused' ? new ResponseError(error.status, error.body) : new FetchError(error);
}
