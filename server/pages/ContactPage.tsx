import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  checkContactField,
  MESSAGE_MAX_LENGTH,
} from '#server/shop/contactForm.ts';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { type FormValidator, watchForm } from '#src/lib/formValidator.ts';
import { AttachmentsField } from '#src/ui/AttachmentsField/AttachmentsField.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmailField } from '#src/ui/EmailField/EmailField.tsx';
import { NameField } from '#src/ui/NameField/NameField.tsx';
import { Notification } from '#src/ui/Notification/Notification.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './ContactPage.module.css';
import type { ContentOf } from './contentOf.ts';
import { useCsrf } from './csrfContext.ts';
import { PageIntro } from './PageIntro.tsx';

/** The customer form: checked here while it is filled in, and once more by the server that it is posted to (INP-11). */
export function ContactPage(content: ContentOf<'contact'>) {
  const text = useText();
  if (content.sentTo !== undefined) {
    return (
      <PageIntro
        title={text('forms.contact.success_title')}
        text={text('forms.contact.success_text', { email: content.sentTo })}
        image="/images/1f4ac.webp"
      />
    );
  }
  return (
    <div className={styles.page}>
      <Breadcrumb title={text('page.topic.contact.title')} />
      <h1 className={styles.heading}>{text('forms.contact.title')}</h1>
      <p className={styles.text}>{text('forms.contact.intro')}</p>
      <ContactForm {...content} />
    </div>
  );
}

const REFUSAL_LIMITS = { max: 3, megabytes: 5 };
const REFUSALS = {
  tooMany: 'forms.attachments.too_many',
  tooLarge: 'forms.attachments.too_large',
  wrongType: 'forms.attachments.wrong_type',
  wrongContent: 'forms.attachments.wrong_content',
  empty: 'forms.attachments.empty',
  twice: 'forms.attachments.twice',
} as const;

function ContactForm({ entry, problems: found = {}, refused = [], hasFailed }: ContentOf<'contact'>) {
  const text = useText();
  const { familyNameFirst } = useSite();
  const csrf = useCsrf();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const validator = useRef<FormValidator>(null);
  const [problems, setProblems] = useState<ContactProblems>(found);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (!form.current) return;
    const put = (field: string, problem: MessageId | null) =>
      setProblems(({ [field as ContactField]: _, ...others }) =>
        problem ? { ...others, [field]: problem } : others,
      );
    const watched = watchForm(form.current, {
      fields: Object.fromEntries(
        CONTACT_FIELDS.map((field) => [
          field,
          { label: field, validators: [({ value }) => checkContactField(field, value) ?? true] },
        ]),
      ),
      onResult: (field, problem) => put(field, problem as MessageId | null),
      onTouch: (field) => put(field, null),
    });
    validator.current = watched;
    return () => watched.disconnect();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = flushSync(() => validator.current?.validate() ?? {});
    const selector = CONTACT_FIELDS.flatMap((field) => (wrong[field] ? `[name="${field}"]` : [])).join();
    // The first in the form: names do not stand in the same order everywhere.
    const first = selector && event.currentTarget.querySelector<HTMLInputElement>(selector);
    if (!first) {
      // The browser posts the form; the answer is a page.
      setSending(true);
      return;
    }
    event.preventDefault();
    first.focus();
    // Coming to a field clears its message; here the page has come, not the person.
    setProblems((others) => ({ ...others, [first.name]: wrong[first.name] as MessageId }));
  };

  const common = (field: ContactField) => ({
    name: field,
    defaultValue: entry?.[field],
    error: problems[field] && text(problems[field]),
    isRequired: true,
  });
  const names = [
    <NameField key="first" part="first" {...common('customerFirstName')} />,
    <NameField key="last" part="last" {...common('customerLastName')} />,
  ];
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={LINKS.contact}
      encType="multipart/form-data"
      noValidate={isHydrated}
      onSubmit={submit}
    >
      {hasFailed && <Notification state="error">{text('forms.contact.error')}</Notification>}
      <input type="hidden" name="csrf" value={csrf} />
      <div className={styles.names}>{familyNameFirst ? names.reverse() : names}</div>
      <EmailField {...common('customerEmail')} />
      <TextArea
        {...common('message')}
        label={text('forms.contact.message')}
        maxLength={MESSAGE_MAX_LENGTH}
        showsCounter
      />
      <AttachmentsField
        name="attachments"
        label={text('forms.contact.attachments')}
        error={
          refused.length > 0
            ? refused
                .map(({ name, reason }) => text(REFUSALS[reason], { file: name, ...REFUSAL_LIMITS }))
                .join(' ')
            : undefined
        }
      />
      <p className={styles.note}>{text('forms.required_note')}</p>
      <Button type="submit" size="large" isLoading={isSending} className={styles.submit}>
        {text('forms.contact.submit')}
      </Button>
    </form>
  );
}
