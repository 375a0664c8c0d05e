import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
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
  /** Called with every valid quantity; `isStep` is true for the buttons, whose result must be announced. */
  onChange: (value: number, isStep: boolean) => void;
  /** Called when the user presses Enter in the field. */
  onSubmit?: () => void;
}

/**
 * A number with two buttons (BEY-10, MC-06): a native `spinbutton` between react-aria's buttons, which stay in the tab
 * order. It is cheap enough for every row of a long list (decision 9).
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
  onSubmit,
}: QuantityFieldProps) {
  // An entry that is not a valid quantity, such as an empty field.
  const [typed, setTyped] = useState<string | null>(null);
  const most = Math.max(maxValue, value);
  const isAllowed = (count: number) => Number.isInteger(count) && count >= minValue && count <= most;

  const type = (entered: string) => {
    const count = entered === '' ? Number.NaN : Number(entered);
    setTyped(isAllowed(count) ? null : entered);
    if (isAllowed(count)) onChange(count, false);
  };
  /** Replaces an invalid entry: too many by the maximum, anything else by the previous quantity. */
  const finish = () => {
    if (typed !== null && Number(typed) > most && value !== most) onChange(most, false);
    setTyped(null);
  };
  const step = (count: number) => {
    setTyped(null);
    onChange(count, true);
  };
  const [shown, show, input] = useServerValue({
    value: typed ?? String(value),
    defaultValue: '',
    onChange: type,
    read: (element: HTMLInputElement) => element.value,
  });

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
        type="number"
        inputMode="numeric"
        min={minValue}
        max={most}
        step={1}
        ref={input}
        // A browser would restore the quantity of an earlier visit.
        autoComplete="off"
        value={shown}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => show(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          finish();
          onSubmit?.();
        }}
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
