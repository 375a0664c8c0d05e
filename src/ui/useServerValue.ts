import { type Ref, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { heldText } from './heldText.ts';

/** A text, a checked state, one choice, or several choices. */
type StoredValue = string | boolean | null | readonly string[];

interface ServerValueOptions<Control extends Element, Value extends StoredValue> {
  /** The value (controlled). */
  value?: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
  /** The consumer's own ref to the element. */
  ref?: Ref<Control> | undefined;
  /** Reads the element's current value; of what the element does not offer, such as options that arrive later, the state's. */
  read: (control: Control, current: Value) => Value;
}

/** Whether a text control holds what was rendered; it may hold less than that, such as no line breaks. */
const isAsRendered = (control: Element, rendered: StoredValue) =>
  typeof rendered === 'string' &&
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.value === heldText(control, rendered);

/**
 * The value of a field whose markup a server may have rendered. react-aria keeps values in React state, which would
 * overwrite what the user entered, or the browser filled in, before hydration. This state adopts the element's own
 * value in a layout effect, before React writes to the element. It also lets the browser keep a text for Back when the page
 * is not in the back/forward cache.
 *
 * @returns the value, its setter, and the ref for the element that holds the value
 */
export function useServerValue<Control extends Element, Value extends StoredValue>({
  value,
  defaultValue,
  onChange,
  ref,
  read,
}: ServerValueOptions<Control, Value>): [Value, (value: Value) => void, RefObject<Control | null>] {
  const control = useObjectRef(ref);
  const [current, setCurrent] = useControlledState<Value>(
    value as Exclude<Value, undefined> | undefined,
    defaultValue as Exclude<Value, undefined>,
    onChange,
  );
  const adopt = useEffectEvent(() => {
    const element = control.current;
    if (!element || isAsRendered(element, current)) return;
    const typed = read(element, current);
    if (String(typed) !== String(current)) setCurrent(typed);
  });
  useLayoutEffect(() => adopt(), []);
  // Chrome keeps a text for Back only if it differs from the `value` attribute, which React sets to every text. No
  // browser keeps what has ever been a password.
  const [rendered] = useState(current);
  useEffect(() => {
    const keep = () => {
      if (typeof rendered === 'string' && control.current instanceof HTMLInputElement)
        control.current.defaultValue = rendered;
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [control, rendered]);
  return [current, setCurrent, control];
}
