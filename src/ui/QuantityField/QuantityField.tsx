import { type KeyboardEvent, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { readCount } from '#src/lib/forms/enteredText.ts';
import { isComposing } from '#src/lib/isComposing.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { MinusIcon, PlusIcon } from '#src/ui/Icon/icons.tsx';
import { useServerValue } from '#src/ui/useServerValue.ts';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps {
  /** Accessible name of the field. */
  label: string;
  /** Accessible name of the button that decreases the quantity. */
  decreaseLabel: string;
  /** Accessible name of the button that increases the quantity. */
  increaseLabel: string;
  /** Whole number. */
  value: number;
  /** @default 1 */
  minValue?: number;
  /** The largest quantity that the user can choose. A larger value stays until the user lowers it. */
  maxValue: number;
  /** Id of the message that explains why the last change was refused. */
  errorId?: string | undefined;
  /**
   * Called with every valid quantity; `isStep` is true for the buttons, whose result must be announced. An entry that is
   * no quantity brings back the one before it.
   */
  onChange: (value: number, isStep: boolean) => void;
  /** Called when the user leaves an entry that is no quantity, such as a fraction; the field shows the former one. */
  onReject?: () => void;
  /** Called when the user presses Enter in the field. */
  onSubmit?: () => void;
}

/**
 * A whole number with two buttons: a text field with the role `spinbutton` between react-aria's buttons, which stay in
 * the tab order. A field of type `number` would change under a mouse wheel and hide fractions from the page. It is cheap
 * enough for every row of a long list.
 *
 * @example <QuantityField label="Anzahl: Tee" decreaseLabel="Eins weniger: Tee" increaseLabel="Eins mehr: Tee" value={2} maxValue={99} onChange={choose} />
 */
export function QuantityField({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  minValue = 1,
  maxValue,
  errorId,
  onChange,
  onReject,
  onSubmit,
}: QuantityFieldProps) {
  // An entry that is not a valid quantity, such as an empty field.
  const [typed, setTyped] = useState<string | null>(null);
  /** What this entry has reported so far, and the quantity before it. */
  const reported = useRef<{ before: number; count: number } | null>(null);
  const most = Math.max(maxValue, value);
  const isAllowed = (count: number) => Number.isInteger(count) && count >= minValue && count <= most;

  const type = (entered: string) => {
    const count = readCount(entered);
    if (isAllowed(count)) {
      reported.current = { before: reported.current?.before ?? value, count };
      setTyped(null);
      if (count !== value) onChange(count, false);
      return;
    }
    setTyped(entered);
    // "1" on the way to "1.5" was no choice. A quantity that came from elsewhere is not this entry's to change.
    if (reported.current?.count !== value) return;
    const { before } = reported.current;
    reported.current = null;
    if (before !== value) onChange(before, false);
  };
  /** Replaces an invalid entry: too many by the maximum, anything else by the previous quantity. */
  const finish = () => {
    if (typed !== null && readCount(typed) > most) {
      if (value !== most) onChange(most, false);
    } else if (typed !== null && typed.trim() !== '') {
      onReject?.();
    }
    reported.current = null;
    setTyped(null);
  };
  const step = (count: number) => {
    setTyped(null);
    if (!isAllowed(count)) return;
    reported.current = null;
    onChange(count, true);
  };
  const [shown, show, input] = useServerValue({
    value: typed ?? String(value),
    defaultValue: '',
    onChange: type,
    read: (element: HTMLInputElement) => element.value,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter') {
      finish();
      onSubmit?.();
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      step(value + (key === 'ArrowUp' ? 1 : -1));
    }
  };

  return (
    <Group className={styles.field} aria-label={label}>
      <IconButton
        size="small"
        className={styles.step}
        label={decreaseLabel}
        isDisabled={value <= minValue}
        onPress={() => step(value - 1)}
      >
        <MinusIcon size="small" />
      </IconButton>
      <Input
        className={styles.input}
        data-part="quantity"
        role="spinbutton"
        inputMode="numeric"
        ref={input}
        // A browser would restore the quantity of an earlier visit.
        autoComplete="off"
        value={shown}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={minValue}
        aria-valuemax={most}
        aria-invalid={errorId !== undefined || (typed !== null && typed !== '') || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => show(target.value)}
        onFocus={({ target }) => {
          reported.current = null;
          target.select();
        }}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <IconButton
        size="small"
        className={styles.step}
        label={increaseLabel}
        isDisabled={value >= maxValue}
        onPress={() => step(value + 1)}
      >
        <PlusIcon size="small" />
      </IconButton>
    </Group>
  );
}
