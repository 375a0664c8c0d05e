import { atom } from 'jotai/vanilla';
import { CHANGE_ERROR_DISPLAY_MS } from '#src/config/limits.ts';
import { cartClockAtom, isCartShownAtom, isPageHiddenAtom, timerAtom } from './cartClock.ts';
import type { CartFailure, ChangeErrorCode } from './cartErrorTexts.ts';
import type { LineKey } from './cartLines.ts';
import { type Countdown, type Hold, holdCountdown, startCountdown, timeLeft } from './countdown.ts';

/** A refused change as it is shown until its time is over (MC-13). */
export interface ChangeError {
  id: number;
  code: ChangeErrorCode;
  limit: number | undefined;
  /** The line it is told in (BEY-10); `null` above all lines. */
  key: LineKey | null;
  /** How often it happened while it was shown: the same sentence is not shown twice. */
  count: number;
  /** When it happened, by the log's clock. */
  raisedAt: number;
  /** Runs while it can be seen and nobody is at it. */
  countdown: Countdown;
}

const errorsAtom = atom<readonly ChangeError[]>([]);
/** The refused changes that are being shown. */
export const changeErrorsAtom = atom((get) => get(errorsAtom));

const lastIdAtom = atom(0);

/** Shows a refused change for `CHANGE_ERROR_DISPLAY_MS`; the same one again starts its time anew. */
export const showChangeErrorAtom = atom(
  null,
  (get, set, { code, limit }: CartFailure<ChangeErrorCode>, key: LineKey | null, raisedAt: number) => {
    const shown = get(errorsAtom).find(
      (error) => error.code === code && error.limit === limit && error.key === key,
    );
    const id = shown?.id ?? get(lastIdAtom) + 1;
    if (!shown) set(lastIdAtom, id);
    const holds: Hold[] = (shown?.countdown.holds ?? []).filter(
      (hold) => hold === 'focus' || hold === 'pointer',
    );
    if (get(isPageHiddenAtom)) holds.push('hidden');
    if (!get(isCartShownAtom)) holds.push('closed');
    const countdown = startCountdown(CHANGE_ERROR_DISPLAY_MS, get(cartClockAtom).now(), holds);
    const error = { id, code, limit, key, count: (shown?.count ?? 0) + 1, raisedAt, countdown };
    set(errorsAtom, [...get(errorsAtom).filter((other) => other.id !== id), error]);
    set(watchAtom, error);
  },
);

/** Takes an error away before its time. */
export const dismissChangeErrorAtom = atom(null, (get, set, id: number) => {
  set(timerAtom, `error ${id}`, null);
  set(
    errorsAtom,
    get(errorsAtom).filter((error) => error.id !== id),
  );
});

/** Holds the time of one error, or of all, or lets it run again. */
export const holdChangeErrorAtom = atom(null, (get, set, id: number | 'all', hold: Hold, isHeld: boolean) => {
  const now = get(cartClockAtom).now();
  for (const error of get(errorsAtom)) {
    if (id !== 'all' && error.id !== id) continue;
    const countdown = holdCountdown(error.countdown, hold, isHeld, now);
    if (countdown === error.countdown) continue;
    const held = { ...error, countdown };
    set(
      errorsAtom,
      get(errorsAtom).map((other) => (other.id === error.id ? held : other)),
    );
    set(watchAtom, held);
  }
});

/** A load that began after a refusal clears it (MC-03), unless nobody could see it yet. */
export const clearChangeErrorsAtom = atom(null, (get, set, before: number) => {
  for (const { id, raisedAt, countdown } of get(errorsAtom)) {
    if (raisedAt < before && !countdown.holds.includes('closed')) set(dismissChangeErrorAtom, id);
  }
});

const watchAtom = atom(null, (get, set, { id, countdown }: ChangeError) => {
  const ms = countdown.since === null ? null : timeLeft(countdown, get(cartClockAtom).now());
  set(timerAtom, `error ${id}`, ms, () => set(dismissChangeErrorAtom, id));
});
