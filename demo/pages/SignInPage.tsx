import { Checkbox, EmailField, Form, PasswordField } from '#src/entries/forms.ts';
import { useSite, useText } from '#src/entries/index.ts';
import { Button, Link, Notification } from '#src/entries/ui.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { useCsrf } from './csrfContext.ts';
import styles from './SignInPage.module.css';

/** The demo's log-in and registration: a form that works without scripts, too. */
export function SignInPage({ isRegistration, target, isWrong }: ContentOf<'signIn'>) {
  const text = useText();
  const csrf = useCsrf();
  const { loyaltyCard } = useSite();
  const part = isRegistration ? 'register' : 'sign_in';
  const title = text(`page.${part}.title`);
  return (
    <div className={styles.page}>
      <Breadcrumb title={title} />
      <div className={styles.card}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.text}>{text(`page.${part}.text`)}</p>
        {isWrong && (
          <Notification state="error" variant="copysize" isAnnounced={false}>
            {text('page.sign_in.failed')}
          </Notification>
        )}
        <Form className={styles.form} method="post">
          <input type="hidden" name="csrf" value={csrf} />
          <input type="hidden" name="target" value={target} />
          <EmailField name="email" label={text('page.sign_in.email')} maxLength={256} />
          <PasswordField
            name="password"
            label={text('page.sign_in.password')}
            autoComplete={isRegistration ? 'new-password' : 'current-password'}
            showsStrength={isRegistration}
            maxLength={128}
            isRequired
            rules={['required']}
          />
          {loyaltyCard && <Checkbox name="card">{text('page.sign_in.card')}</Checkbox>}
          <p className={styles.required}>{text('forms.required_note')}</p>
          <Button type="submit" size="large" isBlock>
            {text(`page.${part}.submit`)}
          </Button>
        </Form>
        <p>
          <Link href={isRegistration ? '/signin' : '/register'} variant="standalone">
            {text(isRegistration ? 'page.register.to_sign_in' : 'page.sign_in.to_register')}
          </Link>
        </p>
        <p className={styles.note}>{text('page.sign_in.demo')}</p>
      </div>
    </div>
  );
}
