import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value changes. `null` stands for "not known yet", so a change from it does not count. */
export function useChange<Value>(value: Value | null, onChange: () => void): void {
  const known = useRef(value);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const isChange = known.current !== null && known.current !== value;
    known.current = value;
    if (isChange) notify();
  }, [value]);
}
