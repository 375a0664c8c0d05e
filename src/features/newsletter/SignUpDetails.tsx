import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { COMMERCIAL_CONSENT, SALUTATIONS, type Salutation } from '#src/schemas/newsletter.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';
import { NewsletterLegal } from './NewsletterLegal.tsx';
import { hasCommercialConsent, type SignUpEntry, type SignUpField } from './newsletterModel.ts';
import styles from './SignUpForm.module.css';
import { useSignUpRules } from './useSignUpRules.ts';

interface SignUpDetailsProps {
  entry: SignUpEntry;
  locked: ReadonlySet<SignUpField>;
  /** The customer agreed to personal offers before (NWL-04). */
  hidesDne: boolean;
}

const SALUTATION_TEXTS = {
  MRS: 'newsletter.salutation.mrs',
  MR: 'newsletter.salutation.mr',
  DIVERS: 'newsletter.salutation.divers',
  COMPANY: 'newsletter.salutation.company',
} as const satisfies Record<Salutation, string>;

/** The part that opens below the address: salutation, names, consents and legal notice by the site's rule (NWL-02 … NWL-04). */
export function SignUpDetails({ entry, locked, hidesDne }: SignUpDetailsProps) {
  const text = useText();
  const richText = useRichText();
  const rules = useSignUpRules();
  const { newsletter: rule, links, familyNameFirst } = useSite();
  const common = (field: 'salutation' | 'firstName' | 'lastName') => ({
    name: field,
    defaultValue: entry[field],
    isDisabled: locked.has(field),
    rules: rules[field],
  });
  const names = [
    <NameField key="first" {...common('firstName')} part="first" isRequired={rule.names === 'required'} />,
    <NameField key="last" {...common('lastName')} part="last" isRequired={rule.names === 'required'} />,
  ];
  return (
    <>
      {rule.salutation !== 'hidden' && (
        <SelectField
          {...common('salutation')}
          className={styles.salutation}
          label={text('newsletter.salutation.label')}
          placeholder={text('newsletter.salutation.placeholder')}
          autoComplete="honorific-prefix"
          isRequired={rule.salutation === 'required'}
        >
          {SALUTATIONS.map((salutation) => (
            <option key={salutation} value={salutation}>
              {text(SALUTATION_TEXTS[salutation])}
            </option>
          ))}
        </SelectField>
      )}
      {rule.names !== 'hidden' && (
        <div className={styles.names}>{familyNameFirst ? names.reverse() : names}</div>
      )}
      {rule.commercialConsent && (
        <Checkbox
          name="legals"
          value={COMMERCIAL_CONSENT}
          isRequired
          isDefaultSelected={hasCommercialConsent(entry.legals)}
          rules={rules.legals}
        >
          {richText('newsletter.consent_commercial', {
            terms: (words) => (
              <Link href={links.commercialMessages ?? links.privacy} isExternal>
                {words}
              </Link>
            ),
          })}
        </Checkbox>
      )}
      {!hidesDne && (
        <Checkbox name="consents" value="DNE" isDefaultSelected={entry.consents.includes('DNE')}>
          {text('newsletter.consent_dne')}
        </Checkbox>
      )}
      <NewsletterLegal />
      {!rule.commercialConsent && (
        <p className={styles.privacy}>
          {richText('newsletter.privacy', {
            privacy: (words) => (
              <Link href={links.privacy} isExternal>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  );
}
