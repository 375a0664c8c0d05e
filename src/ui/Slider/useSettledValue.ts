import { type PointerEvent, useEffect, useRef } from 'react';

/** Pause after the last step by keyboard or assistive technology before the value counts as chosen. */
const SLIDER_SETTLE_MS = 600;

interface Settling {
  onChange: (value: number) => void;
  onSettle: (value: number) => void;
}

/**
 * Reports a slider's value once it is chosen. A pointer chooses by its release; the arrow keys and assistive technology
 * report every step, so their value counts after a pause, on Enter, or when the focus leaves.
 */
export function useSettledValue({ onChange, onSettle }: Settling) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stepped = useRef<number | null>(null);
  const isByPointer = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (value: number) => {
    clearTimeout(timer.current);
    stepped.current = null;
    onSettle(value);
  };
  const settleStepped = () => {
    if (stepped.current !== null) settle(stepped.current);
  };

  return {
    stateProps: {
      onChange: (value: number) => {
        onChange(value);
        clearTimeout(timer.current);
        stepped.current = isByPointer.current ? null : value;
        if (!isByPointer.current) timer.current = setTimeout(settleStepped, SLIDER_SETTLE_MS);
      },
      onChangeEnd: (value: number) => {
        if (!isByPointer.current) return;
        isByPointer.current = false;
        settle(value);
      },
    },
    rootProps: {
      onPointerDownCapture: ({ button }: PointerEvent) => {
        isByPointer.current = button === 0;
      },
      onKeyDownCapture: ({ key }: { key: string }) => {
        isByPointer.current = false;
        if (key === 'Enter') settleStepped();
      },
      onBlur: settleStepped,
    },
  };
}
