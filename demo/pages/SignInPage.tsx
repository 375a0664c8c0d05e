import { problemTexts } from '#demo/model/formAnswer.ts';
import { SIGN_IN_MAX_LENGTH } from '#demo/model/pageContent.ts';
import { Checkbox, EmailField, FailureAnswer, PasswordField } from '#src/entries/forms.ts';
import { useSite, useText } from '#src/entries/index.ts';
import { Link } from '#src/entries/ui.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import column from './FormColumn.module.css';
import { PageHeading } from './PageHeading.tsx';
import { PostedForm } from './PostedForm.tsx';
import styles from './SignInPage.module.css';

/** The demo's log-in and registration: a form that works without scripts, too. */
export function SignInPage({ isRegistration, target, answer = {} }: ContentOf<'signIn'>) {
  const text = useText();
  const { loyaltyCard } = useSite();
  const { entry, problems = {}, failure } = answer;
  const errors = problemTexts(problems, text);
  const other = isRegistration ? '/signin' : '/register';
  const search = target === '/' ? '' : `?${new URLSearchParams({ loginRedirect: target })}`;
  const part = isRegistration ? 'register' : 'sign_in';
  const title = text(`page.${part}.title`);
  return (
    <div className={column.page}>
      <Breadcrumb title={title} />
      <PageHeading>{title}</PageHeading>
      <p className={column.text}>{text(`page.${part}.text`)}</p>
      <FailureAnswer failure={failure} />
      <PostedForm
        action={isRegistration ? '/register' : '/signin'}
        errors={errors}
        submit={text(isRegistration ? 'user_menu.register' : 'user_menu.login')}
      >
        <input type="hidden" name="target" value={target} />
        <EmailField
          name="email"
          label={text('forms.email.label')}
          maxLength={SIGN_IN_MAX_LENGTH}
          defaultValue={entry?.email ?? ''}
        />
        <PasswordField
          name="password"
          label={text('page.sign_in.password')}
          autoComplete={isRegistration ? 'new-password' : 'current-password'}
          showsStrength={isRegistration}
          maxLength={SIGN_IN_MAX_LENGTH}
          isRequired
        />
        {loyaltyCard && (
          <Checkbox name="card" isDefaultSelected={entry?.hasCard ?? false}>
            {text('page.sign_in.card')}
          </Checkbox>
        )}
      </PostedForm>
      <p>
        <Link href={`${other}${search}`} variant="standalone">
          {text(isRegistration ? 'page.register.to_sign_in' : 'page.sign_in.to_register')}
        </Link>
      </p>
      <p className={styles.note}>{text('page.sign_in.demo')}</p>
    </div>
  );
}
