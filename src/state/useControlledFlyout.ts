import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import type { WritableAtom } from 'jotai/vanilla';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { createOwnFlyoutAtom } from './flyoutAtoms.ts';
import { useFlyoutClosing } from './useFlyoutClosing.ts';

/** The open state of a flyout, controlled by the page (`isOpen`) or not (`defaultOpen`), named as in React Aria. */
export interface FlyoutOpenProps {
  /** Whether it is open (controlled); use with `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** Whether it opens when it is mounted (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user, an event or another flyout opens or closes it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Whether a flyout is open, controlled by the page or by the shared flyout state, which allows one open flyout at a
 * time, also of one kind.
 *
 * @param flyoutAtom the flyout's share of the state
 * @param isEnabled if false, it never opens
 */
export function useControlledFlyout(
  flyoutAtom: WritableAtom<boolean, [boolean], void>,
  { isOpen: isOpenProp, defaultOpen = false, onOpenChange }: FlyoutOpenProps,
  isEnabled = true,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const store = useStore();
  const owner = useId();
  const ownAtom = useMemo(() => createOwnFlyoutAtom(flyoutAtom, owner), [flyoutAtom, owner]);
  const own = useAtomValue(ownAtom);
  const setOwn = useSetAtom(ownAtom);

  // As in React Aria, `onOpenChange` is not called for `defaultOpen`.
  const isSilent = useRef(true);
  const openInitially = useEffectEvent(() => {
    if (isSilent.current && defaultOpen && isOpenProp === undefined) setOwn(true);
    isSilent.current = false;
  });
  useEffect(() => {
    if (isEnabled) openInitially();
  }, [isEnabled]);

  useEffect(() => {
    if (isOpenProp === undefined) return;
    // What opens with it has the same state of the page, as two flyouts for two widths of the window.
    isSilent.current = true;
    queueMicrotask(() => {
      isSilent.current = false;
    });
    setOwn(isOpenProp && isEnabled);
  }, [isOpenProp, isEnabled, setOwn]);

  useFlyoutClosing(
    useCallback(() => setOwn(false), [setOwn]),
    isEnabled,
  );

  const notify = useEffectEvent(() => {
    const isOpen = store.get(ownAtom);
    if (isOpen !== isOpenProp && !isSilent.current) onOpenChange?.(isOpen);
  });
  useEffect(() => store.sub(ownAtom, () => notify()), [store, ownAtom]);

  return [
    isEnabled && (isOpenProp ?? own),
    (isOpen) => {
      if (isOpenProp === undefined) setOwn(isOpen);
      else onOpenChange?.(isOpen);
    },
  ];
}
