import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value has become another one. `null` stands for "not known yet" and is nothing to change from. */
export function useChange<Value>(value: Value | null, onChange: () => void): void {
  const known = useRef(value);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const isChange = known.current !== null && known.current !== value;
    known.current = value;
    if (isChange) tell();
  }, [value]);
}
