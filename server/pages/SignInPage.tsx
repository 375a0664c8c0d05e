import {
  Button,
  Checkbox,
  Link,
  Notification,
  PasswordField,
  TextField,
  useSite,
  useText,
} from '#src/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import { useCsrf } from './csrfContext.ts';
import styles from './SignInPage.module.css';

/** The demo's log-in and registration: a plain form that works without scripts. */
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
        <form role="none" className={styles.form} method="post">
          <input type="hidden" name="csrf" value={csrf} />
          <input type="hidden" name="target" value={target} />
          <TextField
            type="email"
            name="email"
            label={text('page.sign_in.email')}
            autoComplete="email"
            maxLength={256}
            isRequired
          />
          <PasswordField
            name="password"
            label={text('page.sign_in.password')}
            autoComplete={isRegistration ? 'new-password' : 'current-password'}
            showsStrength={isRegistration}
            maxLength={128}
            isRequired
          />
          {loyaltyCard && <Checkbox name="card">{text('page.sign_in.card')}</Checkbox>}
          <Button type="submit" size="large" isBlock>
            {text(`page.${part}.submit`)}
          </Button>
        </form>
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
