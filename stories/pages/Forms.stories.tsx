import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { contactOf } from '#demo/model/helpAnswers.ts';
import type { PageContent } from '#demo/model/pageContent.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { pageParameters, ShopPage } from './ShopPage.tsx';

const meta = preview.meta({
  title: 'Pages/Forms',
  component: ShopPage,
  args: { address: '/contact' },
  parameters: { ...pageParameters, site: 'DE' },
  // What the server answers takes the focus, so that it is read first.
  play: async ({ canvasElement }) => {
    const answer = canvasElement.querySelector('main [data-part="answer"], main [data-part="error-summary"]');
    if (answer) await waitFor(() => expect(answer).toHaveFocus());
  },
});

const MESSAGE = {
  customerFirstName: 'Johanna',
  customerLastName: 'Berger',
  customerEmail: 'johanna@example',
  message: '4711',
};
const contact = (answer: Extract<PageContent, { kind: 'contact' }>['answer']) => ({
  args: {
    address: '/contact',
    content: (site: SiteCode) => ({
      kind: 'contact' as const,
      ...contactOf(site),
      ...(answer && { answer }),
    }),
  },
});

// Proves INP-16.
/** The address is wrong: summary and field name it, and the entries are kept. */
export const ContactInvalid = meta.story(
  contact({ entry: MESSAGE, problems: { customerEmail: 'newsletter.email.invalid' } }),
);

// Proves INP-16.
/** Too many messages in a minute: the text says when to try again. */
export const ContactTooMany = meta.story(contact({ entry: MESSAGE, failure: 'limited' }));

// Proves INP-16.
/** The page was open for so long that its session ended: one more press sends it. */
export const ContactPageTooOld = meta.story(contact({ entry: MESSAGE, failure: 'outdated' }));

// Proves INP-16.
/** The service is down. */
export const ContactServiceDown = meta.story(contact({ entry: MESSAGE, failure: 'down' }));

// Proves INP-13.
/** The refund has been requested. */
export const RefundReceived = meta.story({
  args: { address: '/refund', content: { kind: 'refund', answer: { done: true } } },
});

const declaration = (
  name: 'withdrawal' | 'cancellation',
  answer?: Extract<PageContent, { kind: 'topic' }>['answer'],
) => ({
  args: {
    address: SITES.DE.links[name] ?? '/',
    content: (site: SiteCode) => ({
      kind: 'topic' as const,
      topic: 'content' as const,
      name,
      ...contactOf(site),
      ...(answer && { answer }),
      tiles: [],
    }),
  },
});
const STATEMENT = { name: 'Johanna Berger', contract: '4711', email: 'johanna@example.com' };
const CANCELLED = {
  ...STATEMENT,
  contract: 'Kaffee-Abo',
  kind: 'extraordinary',
  reason: 'Umzug ins Ausland',
  date: '31.12.2026',
};
const RECEIVED_AT = '2026-11-21T10:00:00Z';

// Proves LAW-02.
/** The statement of a withdrawal. */
export const Withdrawal = meta.story(declaration('withdrawal'));

// Proves LAW-02.
/** The second step: only this button withdraws. */
export const WithdrawalToConfirm = meta.story(declaration('withdrawal', { done: { toConfirm: STATEMENT } }));

// Proves LAW-02.
/** The receipt, with content, date and time. */
export const WithdrawalReceived = meta.story(
  declaration('withdrawal', { done: { entry: STATEMENT, receivedAt: RECEIVED_AT, isMailed: true } }),
);

// Proves LAW-02.
/** In Germany, a cancellation asks for its kind and date. */
export const Cancellation = meta.story(declaration('cancellation'));

// Proves LAW-02.
/** An extraordinary cancellation without a reason. */
export const CancellationInvalid = meta.story(
  declaration('cancellation', {
    entry: { ...CANCELLED, reason: '' },
    problems: { reason: 'page.declaration.reason_required' },
  }),
);

// Proves LAW-02.
/** The customer declares for the sixth time within an hour: received, and the page is the receipt. */
export const CancellationReceivedWithoutMail = meta.story(
  declaration('cancellation', { done: { entry: CANCELLED, receivedAt: RECEIVED_AT, isMailed: false } }),
);

const signIn = (answer: Extract<PageContent, { kind: 'signIn' }>['answer']) => ({
  args: {
    address: '/signin',
    content: { kind: 'signIn', isRegistration: false, target: '/', ...(answer && { answer }) } as const,
  },
});
const CUSTOMER = { email: 'johanna@example.com', hasCard: true };

// Proves USR-01.
/** The log-in without a password. */
export const SignInInvalid = meta.story(
  signIn({ entry: CUSTOMER, problems: { password: 'forms.required' } }),
);

// Proves USR-01.
/** Too many attempts to log in. */
export const SignInTooMany = meta.story(signIn({ entry: CUSTOMER, failure: 'limited' }));

// Proves USR-01.
/** Another site, or a page that is too old, asked to log out. */
export const SignOutPageTooOld = meta.story({
  args: { address: '/logout', content: { kind: 'signOut', failure: 'outdated' } },
});

const signUp = (content: Omit<Extract<PageContent, { kind: 'newsletter' }>, 'kind'>) => ({
  args: { address: '/subscribenewsletter', content: { kind: 'newsletter', ...content } as const },
});
const ENTRY = {
  email: 'johanna@example.com',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
};

// Proves NWL-17.
/** The posted sign-up with a wrong address. */
export const SignUpInvalid = meta.story(
  signUp({
    posted: { entry: { ...ENTRY, email: 'johanna' }, problems: { email: 'newsletter.email.invalid' } },
  }),
);

// Proves NWL-17.
/** The posted sign-up has sent its mail. */
export const SignUpDone = meta.story(signUp({ posted: { entry: ENTRY, outcome: { status: 'SUCCESS' } } }));

// Proves NWL-17.
/** Too many sign-ups in a minute. */
export const SignUpTooMany = meta.story(
  signUp({ posted: { entry: ENTRY, outcome: { status: 'ERROR_GENERIC', failure: 'limited' } } }),
);

// Proves NWL-21.
/** The service did not confirm; the button is still there. */
export const ConfirmationServiceDown = meta.story(signUp({ confirmation: 'asked', failure: 'down' }));
