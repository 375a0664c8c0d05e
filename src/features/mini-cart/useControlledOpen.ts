import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { isCartOpenAtom } from '#src/state/flyoutAtoms.ts';

/**
 * Whether the mini cart is open, decided by the page (`given`) or by the flyouts' own state, of which one is open at a
 * time (HDR-07).
 *
 * @param onChange told about every change that a person, an event or another flyout asks for
 */
export function useControlledOpen(
  isEnabled: boolean,
  given: boolean | undefined,
  onChange: ((isOpen: boolean) => void) | undefined,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const store = useStore();
  const own = useAtomValue(isCartOpenAtom);
  const setOwn = useSetAtom(isCartOpenAtom);
  const latest = useRef({ given, onChange });
  useEffect(() => {
    latest.current = { given, onChange };
  });

  useEffect(() => {
    if (given !== undefined) setOwn(given && isEnabled);
  }, [given, isEnabled, setOwn]);

  useEffect(
    () =>
      store.sub(isCartOpenAtom, () => {
        const isOpen = store.get(isCartOpenAtom);
        if (isOpen !== latest.current.given) latest.current.onChange?.(isOpen);
      }),
    [store],
  );

  return [
    isEnabled && (given ?? own),
    (isOpen) => {
      if (given === undefined) setOwn(isOpen);
      else onChange?.(isOpen);
    },
  ];
}
