import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '#src/lib/classNames.ts';
import styles from './ToggleButtonGroup.module.css';

export interface ToggleButtonGroupProps {
  /** Accessible name. */
  label: string;
  /** The choices, by their value, with their visible texts. */
  options: readonly { value: string; label: string }[];
  value: string;
  /** Called with the new choice. */
  onChange: (value: string) => void;
  /** Added to the root element's class names. */
  className?: string | undefined;
}

/**
 * Adjacent buttons of which exactly one is on: a switch between few short choices with an immediate effect.
 *
 * @example
 * <ToggleButtonGroup label="Gruppe" options={[{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }]} value="a" onChange={set} />
 */
export function ToggleButtonGroup({ label, options, value, onChange, className }: ToggleButtonGroupProps) {
  return (
    <AriaToggleButtonGroup
      className={classNames(styles.group, className)}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => key !== undefined && key !== value && onChange(String(key))}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles.option ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}
