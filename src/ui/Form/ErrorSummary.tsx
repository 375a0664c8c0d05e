import { use, useEffect, useId, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './ErrorSummary.module.css';
import type { FormErrors } from './Form.tsx';
import { FormFieldsContext } from './formRules.ts';

/**
 * What a server found wrong with a form, with a link to each field (INP-13). Takes the focus when the page opens: by
 * `autofocus` without JavaScript, by script where the browser leaves that out.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const text = useText();
  const form = use(FormFieldsContext);
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A person who has begun to type keeps the focus.
    if (!document.activeElement || document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; this element groups links and takes the focus.
    <div
      ref={root}
      className={styles.summary}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, only this attribute moves the focus to the errors of the submitted form.
      autoFocus
      aria-labelledby={headingId}
      data-part="error-summary"
    >
      <h2 id={headingId} className={styles.heading}>
        {text('forms.summary.title')}
      </h2>
      <ul className={styles.list}>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <Link href={`#${form?.idOf(name)}`}>{message}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
