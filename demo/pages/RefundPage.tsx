import { REFUND_AMOUNT, REFUND_MIN_AGE, type RefundProblems } from '#demo/model/refundForm.ts';
import {
  BirthDateField,
  birthDateProblemText,
  DecimalField,
  decimalFormat,
  decimalProblemText,
  FormAnswer,
  IbanField,
  ibanProblemText,
  TelephoneField,
  telephoneProblemText,
} from '#src/entries/forms.ts';
import { type DatePart, useSite, useText } from '#src/entries/index.ts';
import { ButtonLink } from '#src/entries/ui.ts';
import { CustomerService } from './CustomerService.tsx';
import type { ContentOf } from './contentOf.ts';
import styles from './FormPage.module.css';
import { FormPage } from './FormPage.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PostedForm } from './PostedForm.tsx';

/** A form with checked fields: validated in the browser on input and again on the server. */
export function RefundPage({ answer = {}, contact }: ContentOf<'refund'>) {
  const text = useText();
  const title = text('page.refund.title');
  if (answer.done)
    return (
      <PageIntro title={title} image="/images/service-desk.svg">
        <FormAnswer state="success">{text('page.refund.received')}</FormAnswer>
        <p className={styles.next}>
          <ButtonLink href="/">{text('page.not_found.to_start')}</ButtonLink>
        </p>
      </PageIntro>
    );
  return (
    <FormPage
      title={title}
      text={text('page.refund.text')}
      above={[{ title: text('user_menu.contact'), href: '/contact' }]}
      aside={<CustomerService contact={contact} />}
    >
      <RefundForm {...answer} />
    </FormPage>
  );
}

function RefundForm({ entry, problems = {}, failure }: NonNullable<ContentOf<'refund'>['answer']>) {
  const text = useText();
  const { money } = useSite();
  const errors = useRefundErrors(problems);
  return (
    <PostedForm action="/refund" errors={errors} failure={failure} submit={text('page.refund.submit')}>
      <DecimalField
        name="amount"
        label={text('page.refund.amount', { currency: money.symbol })}
        defaultValue={entry?.amount ?? ''}
        {...REFUND_AMOUNT}
        isRequired
      />
      <IbanField name="iban" defaultValue={entry?.iban ?? ''} isRequired />
      <BirthDateField
        name="birthDate"
        minAge={REFUND_MIN_AGE}
        defaultValue={{
          day: entry?.['birthDate-day'] ?? '',
          month: entry?.['birthDate-month'] ?? '',
          year: entry?.['birthDate-year'] ?? '',
        }}
        isRequired
      />
      <TelephoneField
        name="telephone"
        defaultCode={entry?.['telephone-code']}
        defaultValue={entry?.telephone ?? ''}
      />
    </PostedForm>
  );
}

/** The server's error messages by field name, in field order. */
function useRefundErrors({
  amount,
  iban,
  birthDate = {},
  telephone,
}: RefundProblems): Record<string, string> {
  const text = useText();
  const { country, currency, money } = useSite();
  const errors: Record<string, string> = {};
  if (amount)
    errors.amount =
      amount === 'required'
        ? text('forms.required')
        : decimalProblemText(amount, text, decimalFormat(money, currency), REFUND_AMOUNT);
  if (iban)
    errors.iban = iban === 'required' ? text('forms.iban.required') : ibanProblemText(iban, text, country);
  for (const [part, problem] of Object.entries(birthDate))
    errors[`birthDate-${part}`] = birthDateProblemText(part as DatePart, problem, text, {
      minAge: REFUND_MIN_AGE,
    });
  if (telephone) errors.telephone = telephoneProblemText(telephone, text);
  return errors;
}
