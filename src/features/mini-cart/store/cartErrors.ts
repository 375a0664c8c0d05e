import { CHANGE_ERROR_DISPLAY_MS } from '#src/config/limits.ts';
import type { CartFailure, ChangeErrorCode } from './cartErrorTexts.ts';
import type { LineKey } from './cartLines.ts';
import type { CartLog } from './cartLog.ts';
import { type Deadline, startDeadline } from './deadline.ts';

/** The key of errors shown in the voucher form. */
export const VOUCHER_FORM = 'voucher form';

/** The content of an error message. */
export type ShownFailure = Pick<CartFailure<ChangeErrorCode>, 'code' | 'limit'>;

/** A refused change, shown for `CHANGE_ERROR_DISPLAY_MS` while the mini cart is open. */
export interface ChangeError extends ShownFailure {
  id: number;
  /** Where it is shown: in its line, in the voucher form, or above all lines (`null`). */
  key: LineKey | typeof VOUCHER_FORM | null;
  /** How often it occurred while shown: the same message is not shown twice. */
  count: number;
  /** When it occurred, by the log's clock. */
  raisedAt: number;
  /** When it disappears; the end of a session stays until it is resolved. */
  display: Deadline | null;
}

/** Shows a refused change; the same one again restarts its time. */
export function raise(
  log: CartLog,
  { code, limit }: ShownFailure,
  place: ChangeError['key'],
  now: number,
): CartLog {
  // An ended session affects the whole cart.
  const isSessionEnd = code === 'SESSION_ENDED';
  const key = isSessionEnd ? null : place;
  const shown = log.errors.find((error) => error.code === code && error.limit === limit && error.key === key);
  const id = shown?.id ?? log.lastErrorId + 1;
  const error: ChangeError = {
    id,
    code,
    limit,
    key,
    count: (shown?.count ?? 0) + 1,
    raisedAt: log.clock,
    display: isSessionEnd ? null : startDeadline(now, CHANGE_ERROR_DISPLAY_MS, shown?.display),
  };
  const errors = [...log.errors.filter((other) => other.id !== id), error];
  return { ...log, errors, lastErrorId: Math.max(log.lastErrorId, id) };
}

export function dismiss(log: CartLog, isMeant: (error: ChangeError) => boolean): CartLog {
  const errors = log.errors.filter((error) => !isMeant(error));
  return errors.length === log.errors.length ? log : { ...log, errors };
}
