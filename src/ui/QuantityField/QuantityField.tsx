import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { MinusIcon, PlusIcon } from '#src/ui/Icon/icons.tsx';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps {
  /** The field's name. */
  label: string;
  /** The name of the button that takes one away. */
  decreaseLabel: string;
  /** The name of the button that adds one. */
  increaseLabel: string;
  /** Whole pieces. */
  value: number;
  /** @default 1 */
  minValue?: number;
  /** The most a person can choose. A value above it stays until it is lowered. */
  maxValue: number;
  /** The id of the message that says why the last choice was refused. */
  errorId?: string | undefined;
  /** Every valid choice; `isStep` where a button was pressed, so that the result has to be announced. */
  onChange: (value: number, isStep: boolean) => void;
  /** The person has finished: Enter in the field. */
  onSubmit?: () => void;
}

/**
 * A number with two buttons (BEY-10, MC-06): a native `spinbutton` between react-aria's buttons, light enough for every
 * row of a long list (decision 15).
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
  // What was typed and cannot be chosen, such as an empty field.
  const [typed, setTyped] = useState<string | null>(null);
  const most = Math.max(maxValue, value);
  const isAllowed = (count: number) => Number.isInteger(count) && count >= minValue && count <= most;

  const type = (entered: string) => {
    const count = entered === '' ? Number.NaN : Number(entered);
    setTyped(isAllowed(count) ? null : entered);
    if (isAllowed(count)) onChange(count, false);
  };
  /** Replaces what cannot be chosen: too many becomes the most, anything else what was there. */
  const finish = () => {
    if (typed !== null && Number(typed) > most && value !== most) onChange(most, false);
    setTyped(null);
  };
  const step = (count: number) => {
    setTyped(null);
    onChange(count, true);
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
        type="number"
        inputMode="numeric"
        min={minValue}
        max={most}
        step={1}
        value={typed ?? value}
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => type(target.value)}
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
