import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { useText } from '#src/i18n/SiteContext.ts';
import styles from './TrapField.module.css';

/**
 * A field that people never meet and most robots fill (NWL-08). Traps have locked out real people whose browser or
 * password manager filled them, so this one needs a `name` that means nothing to a form filler, asks each of the common
 * managers to stay away, cannot be reached by Tab, and is hidden from assistive technology. The text stays in the
 * element, so that a robot's entry before hydration counts.
 */
export function TrapField({ name }: { name: string }) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <Label htmlFor={id}>{text('newsletter.trap')}</Label>
      <Input
        id={id}
        type="text"
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-protonpass-ignore="true"
        data-form-type="other"
      />
    </div>
  );
}
