import { useState } from 'react';
import { REFUND_AMOUNT, REFUND_MIN_AGE, type RefundProblems } from '#server/model/refundForm.ts';
import {
  BirthDateField,
  Button,
  birthDateProblemText,
  type DatePart,
  DecimalField,
  decimalFormat,
  decimalProblemText,
  Form,
  IbanField,
  ibanProblemText,
  Notification,
  TelephoneField,
  telephoneProblemText,
  useSite,
  useText,
} from '#src/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ContactPage.module.css';
import type { ContentOf } from './contentOf.ts';
import { useCsrf } from './csrfContext.ts';
import { PageIntro } from './PageIntro.tsx';

/** A form of the checked fields: in the browser while it is filled in, and again by the server (INP-13). */
export function RefundPage({ isReceived, ...content }: ContentOf<'refund'>) {
  const text = useText();
  const title = text('page.refund.title');
  if (isReceived)
    return <PageIntro title={title} text={text('page.refund.received')} image="/images/service-desk.svg" />;
  return (
    <div className={styles.page}>
      <Breadcrumb above={[{ title: text('page.topic.contact.title'), href: '/contact' }]} title={title} />
      <h1 className={styles.heading}>{title}</h1>
      <p className={styles.text}>{text('page.refund.text')}</p>
      <RefundForm {...content} />
    </div>
  );
}

function RefundForm({ entry, problems = {}, hasFailed }: Omit<ContentOf<'refund'>, 'isReceived'>) {
  const text = useText();
  const { money } = useSite();
  const csrf = useCsrf();
  const [isSending, setSending] = useState(false);
  const errors = useRefundErrors(problems);
  return (
    <Form
      className={styles.form}
      method="post"
      action="/refund"
      errors={errors}
      showsErrorSummary
      // The browser posts the form; the answer is a page.
      onSubmit={() => setSending(true)}
    >
      {hasFailed && <Notification state="error">{text('page.declaration.failed')}</Notification>}
      <input type="hidden" name="csrf" value={csrf} />
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
      <p className={styles.note}>{text('forms.required_note')}</p>
      <Button type="submit" size="large" isLoading={isSending} className={styles.submit}>
        {text('page.refund.submit')}
      </Button>
    </Form>
  );
}

/** What the server found wrong, in words, by the names of the fields and in their order. */
function useRefundErrors({
  amount,
  iban,
  birthDate = {},
  telephone,
}: RefundProblems): Record<string, string> {
  const text = useText();
  const { country, money } = useSite();
  const errors: Record<string, string> = {};
  if (amount)
    errors.amount =
      amount === 'required'
        ? text('forms.required')
        : decimalProblemText(amount, text, decimalFormat(money), REFUND_AMOUNT);
  if (iban)
    errors.iban = iban === 'required' ? text('forms.iban.required') : ibanProblemText(iban, text, country);
  for (const [part, problem] of Object.entries(birthDate))
    errors[`birthDate-${part}`] = birthDateProblemText(part as DatePart, problem, text, {
      minAge: REFUND_MIN_AGE,
    });
  if (telephone) errors.telephone = telephoneProblemText(telephone, text);
  return errors;
}
