import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { SelectField, type SelectFieldProps } from '#src/ui/SelectField/SelectField.tsx';
import type { SelectListProps, SelectOption } from './SelectList.tsx';

export interface SelectProps extends Omit<SelectFieldProps, 'children'> {
  /** The options, in order; their values are unique. */
  options: readonly SelectOption[];
  /** The initial choice (uncontrolled). @default none */
  defaultValue?: string;
}

/**
 * Single choice from a list in the page's own style: react-aria's select, popover and list box, which load
 * after hydration. Until then, without JavaScript, and if they fail to load, it is a `SelectField`; a choice made there
 * is kept. `SelectField` is the variant that always keeps the native list.
 *
 * @example
 * <Select label="Sortierung" name="sort" placeholder="Bitte wählen" options={[{ value: 'price', label: 'Preis' }]} />
 */
export function Select({ options, value, defaultValue = '', onChange, ref, ...rest }: SelectProps) {
  const [choice, setChoice] = useControlledState(value, defaultValue, onChange);
  const select = useObjectRef(ref);
  const SelectList = useSelectList(select);
  const props = { ...rest, value: choice, defaultValue, onChange: setChoice, ref: select };
  if (SelectList) return <SelectList {...props} options={options} />;
  return (
    <SelectField {...props}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

const lazyList = importWithRetry(
  'The list of a select',
  () => import('./SelectList.tsx'),
  ({ SelectList }) => SelectList,
);

/** The list, once it is loaded and the native field has no focus. */
function useSelectList(select: RefObject<HTMLSelectElement | null>): ComponentType<SelectListProps> | null {
  const [list, setList] = useState<ComponentType<SelectListProps> | null>(null);
  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    // Until it is loaded, the native list stays.
    void lazyList.load().then((SelectList) => {
      if (signal.aborted) return;
      const show = () => setList(() => SelectList);
      const native = select.current;
      if (native?.matches(':focus')) native.addEventListener('blur', show, { signal, once: true });
      else show();
    });
    return () => unmounting.abort();
  }, [select]);
  return list;
}
