import { CHANGE_ERROR_DISPLAY_MS } from '#src/config/limits.ts';
import type { CartClock } from './cartClock.ts';
import type { CartFailure, ChangeErrorCode } from './cartErrorTexts.ts';
import type { LineKey } from './cartLines.ts';
import { PausableTimers } from './PausableTimers.ts';

/** The key of errors shown in the voucher form. */
export const VOUCHER_FORM = 'voucher form';

/** The content of an error message. */
export type ShownFailure = Pick<CartFailure<ChangeErrorCode>, 'code' | 'limit'>;

/** A refused change, shown for `CHANGE_ERROR_DISPLAY_MS` (MC-13). */
export interface ChangeError extends ShownFailure {
  id: number;
  /** Where it is shown: in its line (BEY-10), in the voucher form (BEY-13), or above all lines (`null`). */
  key: LineKey | typeof VOUCHER_FORM | null;
  /** How often it occurred while shown: the same message is not shown twice. */
  count: number;
}

interface RaisedError extends ChangeError {
  /** When it occurred, by the log's clock. */
  raisedAt: number;
}

/** The errors of refused changes, each with its display time (MC-13). */
export class ChangeErrors {
  /** The display times. They are paused until the mini cart opens. */
  readonly timers: PausableTimers;
  readonly #onChange: () => void;
  #list: readonly RaisedError[] = [];
  #lastId = 0;

  /** @param onChange called when an error has appeared or gone, or its timer has changed */
  constructor(clock: CartClock, onChange: () => void) {
    this.#onChange = onChange;
    this.timers = new PausableTimers({
      clock,
      durationMs: CHANGE_ERROR_DISPLAY_MS,
      onEnd: (key) => this.dismiss(({ id }) => String(id) === key),
      onChange,
    });
    this.timers.setAllPaused('closed', true);
  }

  /** The shown errors, the latest last. */
  get list(): readonly ChangeError[] {
    return this.#list;
  }

  /** Shows a refused change; the same one again restarts its timer. */
  raise({ code, limit }: ShownFailure, place: ChangeError['key'], raisedAt: number): void {
    // An ended session affects the whole cart, and its error stays until it is resolved (MC-23).
    const isSessionEnd = code === 'SESSION_ENDED';
    const key = isSessionEnd ? null : place;
    const shown = this.#list.find(
      (error) => error.code === code && error.limit === limit && error.key === key,
    );
    if (!shown) this.#lastId += 1;
    const id = shown?.id ?? this.#lastId;
    const count = (shown?.count ?? 0) + 1;
    const others = this.#list.filter((other) => other.id !== id);
    this.#list = [...others, { id, code, limit, key, count, raisedAt }];
    if (!isSessionEnd) this.timers.start(String(id));
    this.#onChange();
  }

  dismiss(isMeant: (error: Readonly<RaisedError>) => boolean): void {
    const dismissed = this.#list.filter(isMeant);
    if (dismissed.length === 0) return;
    this.#list = this.#list.filter((error) => !dismissed.includes(error));
    for (const { id } of dismissed) this.timers.stop(String(id));
    this.#onChange();
  }
}
