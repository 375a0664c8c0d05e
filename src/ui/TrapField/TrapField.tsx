import { useId } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { useText } from '#src/i18n/SiteContext.ts';
import { agentField } from '#src/lib/agentForms.ts';
import styles from './TrapField.module.css';

/**
 * A honeypot field that users never see and most robots fill in. Honeypots have blocked real users whose
 * browser or password manager filled them in. So this one needs a `name` without a meaning for autofill, opts out of
 * the common password managers, is not reachable by Tab, and is hidden from assistive technology. It is uncontrolled,
 * so a robot's entry before hydration is kept.
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
        {...agentField('Leave this field empty: it is for robots only.')}
      />
    </div>
  );
}
