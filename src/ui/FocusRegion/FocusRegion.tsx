import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { FocusScope, useFocusManager } from 'react-aria/FocusScope';

/** Moves the focus among the controls of a `FocusRegion`; hidden ones are skipped. */
export type FocusMover = NonNullable<ReturnType<typeof useFocusManager>>;

interface FocusRegionProps {
  children: ReactNode;
  /** Moves the focus from outside the region. */
  ref?: Ref<FocusMover>;
}

/** A group of controls that arrow keys or the parent can focus in order: a react-aria focus scope. */
export function FocusRegion({ children, ref }: FocusRegionProps) {
  return (
    <FocusScope>
      <FocusHandle handle={ref} />
      {children}
    </FocusScope>
  );
}

function FocusHandle({ handle }: { handle: Ref<FocusMover> | undefined }) {
  const focus = useFocusMover();
  useImperativeHandle(handle, () => focus, [focus]);
  return null;
}

/** Moves the focus within the nearest `FocusRegion`. */
export function useFocusMover(): FocusMover {
  const focus = useFocusManager();
  if (!focus) throw new Error('useFocusMover needs a FocusRegion above it.');
  return focus;
}
