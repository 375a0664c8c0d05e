import { useStore } from 'jotai/react';
import { useMemo } from 'react';
import { useSiteContext } from '#src/i18n/SiteContext.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { cartSnapshotAtom, EMPTY_SNAPSHOT } from './cartAtoms.ts';
import { type CartCommands, commandsOfStore } from './cartCommands.ts';
import type { ChangeError } from './cartErrors.ts';
import { changeErrorMessage, type ReadErrorCode, readErrorText } from './cartErrorTexts.ts';
import type { CartSnapshot } from './cartSnapshot.ts';
import { useCartCount } from './useCartCount.ts';
import { useCartSync } from './useCartSync.ts';

/** A refused change, with a message in the page's language. */
export interface CartError extends ChangeError {
  message: string;
}

/** The cart of the page, and the commands that change it. */
export interface CartApi extends Omit<CartSnapshot, 'changeErrors' | 'readError'>, CartCommands {
  /** Number of articles in the cart. */
  count: number;
  /** Refused changes while they are shown, the latest last. */
  errors: readonly CartError[];
  /** Why there is no cart; `null` if there is one or the first answer is pending. */
  readError: { code: ReadErrorCode; message: string } | null;
  /** The commands alone: an object that never changes, for rows that must not render again. */
  commands: CartCommands;
}

/**
 * The page's cart: lines, sums, vouchers, pending and refused changes, and the commands that change them. It loads the
 * cart and shares the mini cart's state; the mini cart itself uses nothing else.
 *
 * @example
 * const { lines, addToCart, remove } = useCart();
 * const result = await addToCart({ productId: '4002', tcm: '400201' });
 * if (!result.ok) setMessage(result.error.message);
 * @throws VitrineError without a `VitrineProvider` above it
 */
export function useCart(): CartApi {
  const { site, text } = useSiteContext('useCart');
  const store = useStore();
  useCartSync();
  // The server's markup contains no cart.
  const snapshot = useHydratedAtomValue(cartSnapshotAtom, EMPTY_SNAPSHOT);
  const { changeErrors, readError: code, ...contents } = snapshot;
  const commands = commandsOfStore(store);
  const errors = useMemo(
    () => changeErrors.map((error) => ({ ...error, message: changeErrorMessage(error, { site, text }) })),
    [changeErrors, site, text],
  );
  const readError = useMemo(() => code && { code, message: text(readErrorText(code)) }, [code, text]);
  return { ...contents, ...commands, errors, readError, commands, count: useCartCount() };
}
