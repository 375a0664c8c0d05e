import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { SALUTATIONS, type Salutation } from '#src/schemas/newsletter.ts';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { SelectField, type SelectFieldProps } from '#src/ui/SelectField/SelectField.tsx';
import styles from './PersonFields.module.css';
import { useSignUpRules } from './useSignUpRules.ts';

const SALUTATION_TEXTS = {
  MRS: 'newsletter.salutation.mrs',
  MR: 'newsletter.salutation.mr',
  DIVERS: 'newsletter.salutation.divers',
  COMPANY: 'newsletter.salutation.company',
} as const satisfies Record<Salutation, string>;

export type PersonField = 'salutation' | 'firstName' | 'lastName';

interface PersonFieldsProps {
  /** The value of a field: controlled, or the initial one. */
  propsOf: (field: PersonField) => Pick<
    SelectFieldProps,
    'defaultValue' | 'value' | 'onChange' | 'isDisabled'
  > & {
    onFocus?: () => void;
  };
}

/** Salutation and names by the site's rule, in the order of its language. */
export function PersonFields({ propsOf }: PersonFieldsProps) {
  const text = useText();
  const rules = useSignUpRules();
  const { newsletter: rule, familyNameFirst } = useSite();
  const common = (field: PersonField) => ({ name: field, rules: rules[field], ...propsOf(field) });
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
    </>
  );
}
