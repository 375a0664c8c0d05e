import {
  CONTACT_PROBLEM_VALUES,
  type ContactField,
  checkContactField,
  MESSAGE_MAX_LENGTH,
} from '#demo/model/contactForm.ts';
import { problemTexts } from '#demo/model/formAnswer.ts';
import { AttachmentsField, EmailField, FormAnswer, TextArea, useRefusalText } from '#src/entries/forms.ts';
import { type FieldState, type MessageId, useRichText, useSite, useText } from '#src/entries/index.ts';
import { LINKS } from '#src/entries/sites.ts';
import { ButtonLink, Link, Notification } from '#src/entries/ui.ts';
import styles from './ContactPage.module.css';
import { CustomerService } from './CustomerService.tsx';
import type { ContentOf } from './contentOf.ts';
import column from './FormPage.module.css';
import { FormPage, SideCard } from './FormPage.tsx';
import { NamePair } from './NamePair.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PostedForm } from './PostedForm.tsx';
import { Recommendations } from './Recommendations.tsx';

const ATTACHMENTS = 'attachments';

/** The customer form: validated in the browser on input and again on the server. */
export function ContactPage({ answer = {}, lostFiles = [], contact, tiles = [] }: ContentOf<'contact'>) {
  const text = useText();
  if (answer.done) {
    return (
      <>
        <PageIntro title={text('forms.contact.success_title')} image="/images/service-desk.svg">
          <FormAnswer state="success">
            {text('forms.contact.success_text', { email: answer.done.sentTo })}
          </FormAnswer>
          <p className={column.next}>{text('forms.contact.intro')}</p>
          <p className={column.next}>
            <ButtonLink href="/">{text('page.not_found.to_start')}</ButtonLink>
          </p>
        </PageIntro>
        <Recommendations tiles={tiles} />
      </>
    );
  }
  return (
    <FormPage
      title={text('forms.contact.title')}
      name={text('user_menu.contact')}
      text={text('forms.contact.intro')}
      aside={
        <>
          <CustomerService contact={contact} />
          <SideCard heading={text('page.refund.title')}>
            <p>{text('page.refund.text')}</p>
            <p>
              <Link href="/refund" variant="standalone">
                {text('page.refund.submit')}
              </Link>
            </p>
          </SideCard>
        </>
      }
    >
      <ContactForm {...answer} lostFiles={lostFiles} />
    </FormPage>
  );
}

function ContactForm({
  entry,
  problems: { attachments: refused = [], ...problems } = {},
  failure,
  lostFiles,
}: NonNullable<ContentOf<'contact'>['answer']> & { lostFiles: readonly string[] }) {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  const refusalText = useRefusalText();

  const problemText = (problem: MessageId) => text(problem, CONTACT_PROBLEM_VALUES as never);
  const errors = problemTexts(problems, problemText);
  if (refused.length > 0) errors[ATTACHMENTS] = refused.map(refusalText).join(' ');

  const common = (field: ContactField) => ({
    name: field,
    defaultValue: entry?.[field] ?? '',
    rules: [
      ({ value }: FieldState) => {
        const problem = checkContactField(field, value);
        return problem === null || problemText(problem);
      },
    ],
    isRequired: true,
  });
  return (
    <PostedForm
      action={LINKS.contact}
      encType="multipart/form-data"
      errors={errors}
      summaryLabels={{
        customerFirstName: text('forms.first_name.label'),
        customerLastName: text('forms.last_name.label'),
      }}
      failure={failure}
      submit={text('forms.contact.submit')}
    >
      <NamePair
        className={styles.names}
        first={common('customerFirstName')}
        last={common('customerLastName')}
      />
      <EmailField {...common('customerEmail')} />
      <TextArea
        {...common('message')}
        label={text('forms.contact.message')}
        maxLength={MESSAGE_MAX_LENGTH}
        showsCounter
      />
      {lostFiles.length > 0 && (
        <Notification state="warning">
          {text('forms.contact.attach_again', { files: lostFiles.join(', ') })}
        </Notification>
      )}
      <AttachmentsField name={ATTACHMENTS} label={text('forms.contact.attachments')} />
      <p className={column.note}>
        {richText('newsletter.privacy', { privacy: (words) => <Link href={links.privacy}>{words}</Link> })}
      </p>
    </PostedForm>
  );
}
