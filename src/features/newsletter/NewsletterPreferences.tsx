import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '#src/ui/CheckboxGroup/CheckboxGroup.tsx';
import { FailureAnswer, type FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { FormAnswer } from '#src/ui/Form/FormAnswer.tsx';
import { problemTexts } from '#src/ui/Form/problemTexts.ts';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { usePosting } from '#src/ui/Form/usePosting.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { LinkPage } from './LinkPage.tsx';
import styles from './NewsletterPreferences.module.css';
import { PersonFields } from './PersonFields.tsx';
import { listInterests, type PreferencesInput, type PreferencesProblems } from './preferencesModel.ts';

export interface NewsletterPreferencesProps extends RootProps<HTMLElement> {
  /**
   * The subscriber's stored or submitted preferences; without them no form, because an empty one would overwrite them.
   */
  entry?: PreferencesInput | undefined;
  /** Validation errors from the server, by field. */
  problems?: PreferencesProblems | undefined;
  /** The posted preferences have been saved. @default false */
  isSaved?: boolean | undefined;
  /** Why the last attempt failed. */
  failure?: FormFailure | undefined;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * The preferences of a subscriber: interests, personal offers and the site's personal data, besides unsubscribing. Both
 * forms post to the page's own URL with the token of the mail, the second one with `unsubscribe=1`; the server responds
 * with this component again. The e-mail address is not shown: the link may have been forwarded.
 *
 * @example <NewsletterPreferences entry={toPreferencesInput(subscriber)} isSaved />
 */
export function NewsletterPreferences({
  entry,
  problems = {},
  isSaved = false,
  failure,
  headingLevel = 1,
  ...root
}: NewsletterPreferencesProps) {
  const text = useText();
  return (
    <LinkPage
      {...root}
      name="newsletter-preferences"
      title={text('newsletter.preferences.title')}
      text={text('newsletter.preferences.text')}
      headingLevel={headingLevel}
    >
      {isSaved && <FormAnswer state="success">{text('newsletter.preferences.saved')}</FormAnswer>}
      <FailureAnswer failure={failure} />
      {entry ? (
        <PreferencesForm entry={entry} problems={problems} />
      ) : (
        <Link href="" variant="standalone">
          {text('mini_cart.unavailable.retry')}
        </Link>
      )}
      <form role="none" method="post">
        <SiteField />
        <input type="hidden" name="unsubscribe" value="1" />
        <Button type="submit" variant="secondary">
          {text('newsletter.unsubscribe.title')}
        </Button>
      </form>
    </LinkPage>
  );
}

function PreferencesForm({ entry, problems }: { entry: PreferencesInput; problems: PreferencesProblems }) {
  const text = useText();
  const site = useSite();
  const [isPosting, post] = usePosting();
  const errors = problemTexts(problems, text);
  const hasPersonFields = site.newsletter.salutation !== 'hidden' || site.newsletter.names !== 'hidden';
  return (
    <Form
      className={styles.form}
      method="post"
      errors={errors}
      showsErrorSummary
      summaryLabels={{
        firstName: text('forms.first_name.label'),
        lastName: text('forms.last_name.label'),
      }}
      onSubmit={post}
    >
      <SiteField />
      <CheckboxGroup
        name="interests"
        label={text('newsletter.preferences.interests')}
        defaultValue={entry.interests}
        options={listInterests(site).map(({ value, label }) => ({ value, label: text(label) }))}
        orientation="horizontal"
      />
      {hasPersonFields && <PersonFields propsOf={(field) => ({ defaultValue: entry[field] })} />}
      <Checkbox name="consents" value="DNE" isDefaultSelected={entry.consents.includes('DNE')}>
        {text('newsletter.consent_dne')}
      </Checkbox>
      {(site.newsletter.salutation === 'required' || site.newsletter.names === 'required') && (
        <p className={styles.note}>{text('forms.required_note')}</p>
      )}
      <Button type="submit" isLoading={isPosting}>
        {text('newsletter.preferences.submit')}
      </Button>
    </Form>
  );
}
