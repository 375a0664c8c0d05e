import {
  CANCELLATION_KINDS,
  DECLARATION_PROBLEM_VALUES,
  DECLARATION_TEXT_MAX_LENGTH,
  type DeclarationField,
  type DeclarationInput,
  declarationFields,
  declarationLabel,
  hasConfirmation,
} from '#demo/model/declarationForm.ts';
import { declarationRows, receivedAtText } from '#demo/model/declarationRows.ts';
import { problemTexts } from '#demo/model/formAnswer.ts';
import type { DeclarationName } from '#demo/model/topics.ts';
import { EmailField, Form, FormAnswer, RadioGroup, TextField, usePosting } from '#src/entries/forms.ts';
import { useFormatLocale, useSite, useText } from '#src/entries/index.ts';
import { Button } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './DeclarationForm.module.css';
import { PageFields } from './PageFields.tsx';
import { PostedForm } from './PostedForm.tsx';

interface DeclarationFormProps {
  name: DeclarationName;
  answer: ContentOf<'topic'>['answer'];
}

/**
 * A withdrawal from or cancellation of a contract: the statement, for a withdrawal its confirmation, and the receipt.
 * Works without scripts.
 */
export function DeclarationForm({ name, answer = {} }: DeclarationFormProps) {
  const { done } = answer;
  return (
    <>
      {!done && <Statement name={name} answer={answer} />}
      {done && 'toConfirm' in done && <Confirmation name={name} entry={done.toConfirm} />}
      {done && 'receivedAt' in done && <Receipt name={name} {...done} />}
    </>
  );
}

function Statement({
  name,
  answer,
}: {
  name: DeclarationName;
  answer: NonNullable<DeclarationFormProps['answer']>;
}) {
  const text = useText();
  const { entry, problems = {}, failure } = answer;
  const errors = problemTexts(problems, (problem) => text(problem, DECLARATION_PROBLEM_VALUES as never));
  const labelOf = (field: DeclarationField) => text(declarationLabel(name, field));
  const fields = declarationFields(name);
  const common = (field: DeclarationField) => ({
    name: field,
    label: labelOf(field),
    defaultValue: entry?.[field] ?? '',
    maxLength: DECLARATION_TEXT_MAX_LENGTH,
  });
  return (
    <PostedForm
      errors={errors}
      summaryLabels={Object.fromEntries(fields.map((field) => [field, labelOf(field)]))}
      failure={failure}
      submit={text(hasConfirmation(name) ? 'page.declaration.next' : `page.content.${name}.submit`)}
    >
      <TextField {...common('name')} autoComplete="name" isRequired />
      <TextField {...common('contract')} isRequired />
      {fields.includes('kind') && (
        <>
          <RadioGroup
            name="kind"
            label={labelOf('kind')}
            defaultValue={entry?.kind || 'ordinary'}
            options={CANCELLATION_KINDS.map((kind) => ({
              value: kind,
              label: text(`page.declaration.kind_${kind}`),
            }))}
            isRequired
          />
          <TextField {...common('reason')} />
          <TextField {...common('date')} description={text('page.declaration.date_hint')} />
        </>
      )}
      <EmailField name="email" label={labelOf('email')} defaultValue={entry?.email ?? ''} />
    </PostedForm>
  );
}

/** The second step: the statement as it will be received, and the button that declares it. */
function Confirmation({ name, entry }: { name: DeclarationName; entry: DeclarationInput }) {
  const text = useText();
  const [isPosting, post] = usePosting();
  return (
    <Form method="post" onSubmit={post}>
      <FormAnswer state="info">{text('page.declaration.check')}</FormAnswer>
      <Content name={name} entry={entry} />
      <PageFields />
      {Object.entries(entry).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" size="large" name="step" value="confirm" isLoading={isPosting}>
        {text(`page.content.${name}.submit`)}
      </Button>
      <Button type="submit" variant="secondary" name="step" value="change" isLoading={isPosting}>
        {text('page.declaration.change')}
      </Button>
    </Form>
  );
}

/** The receipt: content, date and time, also for a printer. */
function Receipt({
  name,
  entry,
  receivedAt,
  isMailed,
}: {
  name: DeclarationName;
  entry: DeclarationInput;
  receivedAt: string;
  isMailed: boolean;
}) {
  const text = useText();
  const { timeZone } = useSite();
  const words = isMailed ? 'page.declaration.received' : 'page.declaration.received_unsent';
  return (
    <>
      <FormAnswer state="success">{text(words, { email: entry.email ?? '' })}</FormAnswer>
      <Content
        name={name}
        entry={entry}
        more={[
          {
            label: text('page.declaration.received_at'),
            value: receivedAtText(receivedAt, useFormatLocale(), timeZone),
          },
        ]}
      />
    </>
  );
}

interface ContentProps {
  name: DeclarationName;
  entry: DeclarationInput;
  more?: readonly { label: string; value: string }[];
}

function Content({ name, entry, more = [] }: ContentProps) {
  const text = useText();
  return (
    <dl className={styles.content}>
      {[...declarationRows(name, entry, text), ...more].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
