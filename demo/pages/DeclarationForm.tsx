import { DECLARATION_TEXT_MAX_LENGTH } from '#demo/model/declarationForm.ts';
import type { DeclarationName } from '#demo/model/topics.ts';
import { EMAIL_MAX_LENGTH, TextField } from '#src/entries/forms.ts';
import { useText } from '#src/entries/index.ts';
import { Button, Notification } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import { useCsrf } from './csrfContext.ts';
import styles from './SignInPage.module.css';

interface DeclarationFormProps {
  name: DeclarationName;
  answer: ContentOf<'topic'>['answer'];
}

/** Form for withdrawal from or cancellation of a contract: three fields, one button, no scripts. */
export function DeclarationForm({ name, answer }: DeclarationFormProps) {
  const text = useText();
  const csrf = useCsrf();
  if (answer?.state === 'received')
    return (
      <div className={styles.page}>
        <Notification state="success" isAnnounced={false}>
          {text('page.declaration.received', { email: answer.email })}
        </Notification>
      </div>
    );
  return (
    <div className={styles.page}>
      {answer && (
        <Notification state="error" variant="copysize" isAnnounced={false}>
          {text('page.declaration.failed')}
        </Notification>
      )}
      <form role="none" className={styles.form} method="post">
        <input type="hidden" name="csrf" value={csrf} />
        <TextField
          name="name"
          label={text('page.declaration.name')}
          autoComplete="name"
          maxLength={DECLARATION_TEXT_MAX_LENGTH}
          isRequired
        />
        <TextField
          name="contract"
          label={text(`page.declaration.${name}`)}
          maxLength={DECLARATION_TEXT_MAX_LENGTH}
          isRequired
        />
        <TextField
          type="email"
          name="email"
          label={text('forms.email.label')}
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          isRequired
        />
        <p className={styles.required}>{text('forms.required_note')}</p>
        <Button type="submit" size="large">
          {text(`page.content.${name}.submit`)}
        </Button>
      </form>
    </div>
  );
}
