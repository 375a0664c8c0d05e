import { use, useId } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { AnswerGroup } from './AnswerGroup.tsx';
import styles from './ErrorSummary.module.css';
import { type FormErrors, FormFieldsContext } from './formRules.ts';

interface ErrorSummaryProps {
  errors: FormErrors;
  /** The fields' labels, by name. */
  labels?: Readonly<Record<string, string>> | undefined;
}

/**
 * The errors that a server found in a form, with a link to each field. It takes the focus when the page opens.
 */
export function ErrorSummary({ errors, labels = {} }: ErrorSummaryProps) {
  const text = useText();
  const form = use(FormFieldsContext);
  const headingId = useId();
  const messages = Object.values(errors);
  /** A message that several fields have does not tell them apart. */
  const namedMessage = (name: string, message: string) => {
    const isShared = messages.indexOf(message) !== messages.lastIndexOf(message);
    const label = isShared ? labels[name] : undefined;
    return label === undefined ? message : text('ui.labelled', { label, value: message });
  };
  return (
    <AnswerGroup part="error-summary" labelledBy={headingId} className={styles.summary}>
      <h2 id={headingId} className={styles.heading}>
        {text('forms.summary.title')}
      </h2>
      <ul className={styles.list}>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <Link href={`#${form?.idOf(name)}`}>{namedMessage(name, message)}</Link>
          </li>
        ))}
      </ul>
    </AnswerGroup>
  );
}
