import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlledState } from 'react-stately/useControlledState';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { SelectField, type SelectFieldProps } from '#src/ui/SelectField/SelectField.tsx';
import type { SelectListProps } from './SelectList.tsx';

/** One choice of a `Select` (INP-01). */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends Omit<SelectFieldProps, 'children'> {
  /** The choices, in order; their values are unique. */
  options: readonly SelectOption[];
  /** The initial choice, for a field that holds its value itself. @default none */
  defaultValue?: string;
}

/**
 * One choice of several, in a list of the page's own look (INP-01): react-aria's select, popover and list box. They load
 * after hydration. Until then, without JavaScript, and where they do not load, it is a `SelectField`, and what was chosen
 * there stays chosen. `SelectField` is the variant that always keeps the browser's own list.
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
    // Until it is loaded, the browser's own list stays.
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
