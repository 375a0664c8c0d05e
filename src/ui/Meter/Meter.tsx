import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { classNames } from '#src/lib/classNames.ts';
import { useCustomProperties } from '#src/ui/useCustomProperties.tsx';
import styles from './Meter.module.css';

export interface MeterProps {
  /** What is measured; shown above the bar. */
  label: string;
  /** The filled share, 0 to 1. */
  value: number;
  /** The value's text for assistive technology. @default a percentage */
  valueLabel?: string;
  /** Added to the root element's class names. */
  className?: string;
}

/**
 * A bar that shows how much of an amount is reached. For a running task use `ProgressRing`.
 *
 * @example <Meter label="Noch 5,00 €, dann liefern wir versandkostenfrei" value={0.75} />
 */
export function Meter({ label, value, valueLabel, className }: MeterProps) {
  const share = Math.min(1, Math.max(0, value));
  const filled = useCustomProperties({ '--share': share });
  return (
    <AriaMeter
      className={classNames(styles.meter, className)}
      value={Math.round(share * 100)}
      {...(valueLabel !== undefined && { valueLabel })}
      data-full={share === 1 || undefined}
    >
      <Label className={styles.label}>{label}</Label>
      <span className={styles.track} aria-hidden="true" {...filled.attributes}>
        {filled.sheet}
      </span>
    </AriaMeter>
  );
}
