import { useState } from 'react';

/** The value of a field, and the props that the field needs for it. */
export interface Entered<Value> {
  value: Value;
  /** The user has been in the field, or has entered something. */
  isTouched: boolean;
  /** Keeps the value from now on. */
  keep: () => void;
  enter: (value: Value) => void;
}

/** The value of a field whose initial value may arrive late: it never replaces what a user in the field sees. */
export function useEntered<Value extends string | boolean>(initial: Value): Entered<Value> {
  const [entered, setEntered] = useState<Value | null>(null);
  const value = entered ?? initial;
  return {
    value,
    isTouched: entered !== null,
    // React replays the focus of a field that hydrates after the field adopted what was entered into it.
    keep: () => setEntered((now) => now ?? value),
    enter: setEntered,
  };
}

export const textProps = ({ value, keep, enter }: Entered<string>) => ({
  value,
  onFocus: keep,
  onChange: enter,
});

export const checkboxProps = ({ value, keep, enter }: Entered<boolean>) => ({
  isSelected: value,
  onFocus: keep,
  onChange: enter,
});
