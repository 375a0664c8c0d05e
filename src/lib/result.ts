/** The result of an operation whose failure the user can see: a value, or an error as a value. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A successful result. */
export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** A failed result. */
export const failed = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
