import { useText } from '#src/i18n/SiteContext.ts';
import { TRAP_NAME } from './newsletterModel.ts';
import styles from './TrapField.module.css';

/**
 * A field that no person meets and most robots fill (NWL-08). Traps have locked out real people whose browser or
 * password manager filled them, so this one has a name that means nothing to a form filler, asks each of the common
 * managers to stay away, cannot be reached by Tab, and is hidden from assistive technology.
 */
export function TrapField() {
  const text = useText();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text('newsletter.trap')}
        <input
          type="text"
          name={TRAP_NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore="true"
          data-protonpass-ignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
