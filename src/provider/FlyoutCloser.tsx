import { useStore } from 'jotai/react';
import { headerCountAtom, openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { useChange } from '#src/ui/useChange.ts';
import { usePagePath } from '#src/ui/usePagePath.ts';

/** Closes the flyout of the previous page when a router has changed the page. A header does so itself, by its `path`. */
export function FlyoutCloser() {
  const store = useStore();
  useChange(usePagePath(undefined), () => {
    if (store.get(headerCountAtom) === 0) store.set(openFlyoutAtom, 'NONE');
  });
  return null;
}
