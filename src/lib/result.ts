/** The answer of something that a shopper can see fail: a value, or an error that is itself a value. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A result that worked. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** A result that did not. */
export const failed = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
