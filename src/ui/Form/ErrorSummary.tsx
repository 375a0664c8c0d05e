import { use, useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { AnswerGroup } from './AnswerGroup.tsx';
import styles from './ErrorSummary.module.css';
import { type FormErrors, FormFieldsContext } from './formRules.ts';

/**
 * The errors that a server found in a form, with a link to each field. It takes the focus when the page opens.
 */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const text = useText();
  const form = use(FormFieldsContext);
  const headingId = useId();
  return (
    <AnswerGroup part="error-summary" labelledBy={headingId} className={styles.summary}>
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
    </AnswerGroup>
  );
}
