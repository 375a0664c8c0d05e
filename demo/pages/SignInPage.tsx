import { problemTexts } from '#demo/model/formAnswer.ts';
import { SIGN_IN_MAX_LENGTH } from '#demo/model/pageContent.ts';
import { Checkbox, EmailField, FailureAnswer, PasswordField } from '#src/entries/forms.ts';
import { useSite, useText } from '#src/entries/index.ts';
import { ButtonLink } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './FormPage.module.css';
import { FormPage, SideCard } from './FormPage.tsx';
import { PostedForm } from './PostedForm.tsx';

/** The demo's log-in and registration: a form that works without scripts, too. */
export function SignInPage({ isRegistration, target, answer = {} }: ContentOf<'signIn'>) {
  const text = useText();
  const { loyaltyCard } = useSite();
  const { entry, problems = {}, failure } = answer;
  const errors = problemTexts(problems, text);
  const search = target === '/' ? '' : `?${new URLSearchParams({ loginRedirect: target })}`;
  const [part, otherPart] = isRegistration
    ? (['register', 'sign_in'] as const)
    : (['sign_in', 'register'] as const);
  const title = text(`page.${part}.title`);
  return (
    <FormPage
      title={title}
      text={text(`page.${part}.text`)}
      aside={
        <SideCard heading={text(`page.${otherPart}.title`)}>
          <p>{text(`page.${otherPart}.text`)}</p>
          <p>
            <ButtonLink href={`/${isRegistration ? 'signin' : 'register'}${search}`} variant="secondary">
              {text(isRegistration ? 'page.register.to_sign_in' : 'page.sign_in.to_register')}
            </ButtonLink>
          </p>
        </SideCard>
      }
    >
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
      <p className={styles.note}>{text('page.sign_in.demo')}</p>
    </FormPage>
  );
}
