import { REFUND_AMOUNT, REFUND_MIN_AGE, type RefundProblems } from '#demo/model/refundForm.ts';
import {
  BirthDateField,
  birthDateProblemText,
  DecimalField,
  decimalFormat,
  decimalProblemText,
  FailureAnswer,
  Form,
  FormAnswer,
  IbanField,
  ibanProblemText,
  TelephoneField,
  telephoneProblemText,
  usePosting,
} from '#src/entries/forms.ts';
import { type DatePart, useSite, useText } from '#src/entries/index.ts';
import { Button } from '#src/entries/ui.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import type { ContentOf } from './contentOf.ts';
import column from './FormColumn.module.css';
import { PageFields } from './PageFields.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PageIntro } from './PageIntro.tsx';

/** A form with checked fields: validated in the browser on input and again on the server (INP-13). */
export function RefundPage({ answer = {} }: ContentOf<'refund'>) {
  const text = useText();
  const title = text('page.refund.title');
  if (answer.done)
    return (
      <PageIntro title={title} image="/images/service-desk.svg">
        <FormAnswer state="success">{text('page.refund.received')}</FormAnswer>
      </PageIntro>
    );
  return (
    <div className={column.page}>
      <Breadcrumb above={[{ title: text('page.topic.contact.title'), href: '/contact' }]} title={title} />
      <PageHeading>{title}</PageHeading>
      <p className={column.text}>{text('page.refund.text')}</p>
      <RefundForm {...answer} />
    </div>
  );
}

function RefundForm({ entry, problems = {}, failure }: NonNullable<ContentOf<'refund'>['answer']>) {
  const text = useText();
  const { money } = useSite();
  const [isPosting, post] = usePosting();
  const errors = useRefundErrors(problems);
  return (
    <Form
      className={column.form}
      method="post"
      action="/refund"
      errors={errors}
      showsErrorSummary
      onSubmit={post}
    >
      <FailureAnswer failure={failure} />
      <PageFields />
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
      <p className={column.note}>{text('forms.required_note')}</p>
      <Button type="submit" size="large" isLoading={isPosting} className={column.submit}>
        {text('page.refund.submit')}
      </Button>
    </Form>
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
