import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { COMMERCIAL_CONSENT } from '#src/schemas/newsletter.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import { NewsletterLegal } from './NewsletterLegal.tsx';
import type { SignUpInput } from './newsletterModel.ts';
import type { NewsletterSlots } from './newsletterSlots.ts';
import { type PersonField, PersonFields } from './PersonFields.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import styles from './SignUpForm.module.css';
import { checkboxProps, type Entered, textProps } from './useEntered.ts';
import { useSignUpRules } from './useSignUpRules.ts';

interface SignUpDetailsProps {
  entry: SignUpInput;
  fields: Record<PersonField, Entered<string>> & Record<'dne' | 'legals', Entered<boolean>>;
  locked: ReadonlySet<string>;
  /** The customer has already agreed to personal offers. */
  hidesDne: boolean;
  fieldsSlot: NewsletterSlots['fields'];
  /** All values of the last attempt. */
  formData: FormData | null;
}

/** The part that opens below the e-mail address: salutation, names, consents and legal notice by the site's rules. */
export function SignUpDetails({ entry, fields, locked, hidesDne, fieldsSlot, formData }: SignUpDetailsProps) {
  const text = useText();
  const richText = useRichText();
  const rules = useSignUpRules();
  const { newsletter: rule, links } = useSite();
  const enteredValues = (name: string) => readTexts(formData, name);
  return (
    <>
      <Slot
        name="newsletter fields"
        content={fieldsSlot}
        place={{ entry, enteredValues }}
        original={
          <PersonFields
            propsOf={(field) => ({ ...textProps(fields[field]), isDisabled: locked.has(field) })}
          />
        }
      />
      {rule.commercialConsent && (
        <Checkbox
          name="legals"
          value={COMMERCIAL_CONSENT}
          isRequired
          rules={rules.legals}
          {...checkboxProps(fields.legals)}
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
        <Checkbox name="consents" value="DNE" {...checkboxProps(fields.dne)}>
          {text('newsletter.consent_dne')}
        </Checkbox>
      )}
      <NewsletterLegal />
      {!rule.commercialConsent && <PrivacyNote className={styles.privacy} />}
    </>
  );
}

const readTexts = (formData: FormData | null, name: string): readonly string[] =>
  formData?.getAll(name).filter((value) => typeof value === 'string') ?? [];
