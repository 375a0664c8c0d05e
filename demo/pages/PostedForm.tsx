import { FailureAnswer, Form, type FormFailure, type FormProps, usePosting } from '#src/entries/forms.ts';
import { useText } from '#src/entries/index.ts';
import { Button } from '#src/entries/ui.ts';
import styles from './FormPage.module.css';
import { PageFields } from './PageFields.tsx';

interface PostedFormProps extends Omit<FormProps, 'className' | 'method' | 'onSubmit' | 'showsErrorSummary'> {
  /** Why the server did not accept the form. */
  failure?: FormFailure | undefined;
  /** The label of the button that sends it. */
  submit: string;
}

/** A form in a column that the server answers: its fields, and the button that sends it. */
export function PostedForm({ failure, submit, children, ...form }: PostedFormProps) {
  const text = useText();
  const [isPosting, post] = usePosting();
  return (
    <Form {...form} method="post" showsErrorSummary onSubmit={post}>
      <FailureAnswer failure={failure} />
      <PageFields />
      {children}
      <p className={styles.note}>{text('forms.required_note')}</p>
      <Button type="submit" size="large" isLoading={isPosting}>
        {submit}
      </Button>
    </Form>
  );
}
