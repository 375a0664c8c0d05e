import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook, everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import { NewsletterForm, type NewsletterSlots } from '#src/features/newsletter/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { messagesOf } from '../../messagesOf.ts';
import { EMAIL, fieldOf, fillIn } from './fillIn.ts';

const meta = preview.meta({
  title: 'Features/Newsletter',
  component: NewsletterForm,
  args: { origin: 'page', onSuccessfulSubmit: fn() },
});

// Proves NWL-01.
/** The form first shows only the address. */
export const Default = meta.story({ parameters: { chromatic: { modes: everyLook } } });

// Proves NWL-01, NWL-04.
/** Focus on the address opens names, consents and legal notice below it; the address does not move. */
export const Expanded = meta.story({
  globals: { site: 'AT' },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await expect(canvas.queryByRole('textbox', { name: messages('forms.first_name.label') })).toBeNull();
    const { top } = email.getBoundingClientRect();
    await userEvent.click(email);
    await expect(
      await canvas.findByRole('textbox', { name: messages('forms.first_name.label') }),
    ).toBeVisible();
    await expect(email.getBoundingClientRect().top).toBe(top);
    await expect(
      canvas.getByRole('combobox', { name: messages('newsletter.salutation.label') }),
    ).toBeVisible();
  },
});

/** The error of each field that a country requires. */
const REQUIRED = {
  email: 'newsletter.email.required',
  salutation: 'newsletter.salutation.required',
  firstName: 'newsletter.first_name.required',
  lastName: 'newsletter.last_name.required',
  legals: 'newsletter.consent_commercial_required',
} as const;

/** The mandatory fields of a country, in the order of its form; the other countries ask for the address alone. */
const MANDATORY: Partial<Record<SiteCode, (keyof typeof REQUIRED)[]>> = {
  HU: ['email', 'salutation', 'lastName', 'firstName'],
  TR: ['email', 'firstName', 'lastName', 'legals'],
};

/** The form is submitted empty: the country's mandatory fields show their errors, the first one has the focus. */
async function submitEmpty({ canvas, canvasElement, userEvent, ...context }: StoryContext): Promise<void> {
  const messages = messagesOf(context);
  const mandatory = MANDATORY[messages.site.code] ?? ['email'];
  const wrong = () =>
    [...canvasElement.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'));
  await userEvent.click(canvas.getByRole('button', { name: messages('newsletter.submit') }));
  const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
  await waitFor(() => expect(email).toHaveFocus());
  await expect(email).toHaveAccessibleDescription(messages('newsletter.email.required'));
  // The rest of the form opens with a short movement.
  for (const name of mandatory)
    await waitFor(() => expect(canvas.getByText(messages(REQUIRED[name]))).toBeVisible());
  await expect(wrong()).toEqual(mandatory);
  await userEvent.keyboard('k');
  await expect(wrong()).toEqual(mandatory.slice(1));
}

// Proves NWL-02, NWL-03, NWL-07.
/** A visitor submits an empty form: each of the country's mandatory fields shows an error, the first one has the focus. */
export const RequiredFieldsMissing = meta.story({
  parameters: { chromatic: { modes: everySite } },
  play: submitEmpty,
});

// Proves NWL-02, NWL-07, NWL-14.
/** A visitor submits the empty form in Hungary, which requires most. */
export const RequiredFieldsMissingInHungary = meta.story({ globals: { site: 'HU' }, play: submitEmpty });

// Proves NWL-03.
/** A visitor in Türkiye must agree to commercial messages; there is no privacy line. */
export const CommercialConsentMissing = meta.story({
  globals: { site: 'TR' },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.type(
      canvas.getByRole('textbox', { name: messages('forms.email.label') }),
      'deniz@example.com',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.first_name.label') }), 'Deniz');
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.last_name.label') }), 'Yılmaz');
    await userEvent.click(canvas.getByRole('button', { name: messages('newsletter.submit') }));
    const box = fieldOf(canvasElement, 'legals');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(messages('newsletter.consent_commercial_required'));
    await userEvent.click(box as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: messages('newsletter.submit') }));
    await canvas.findByRole('group', { name: messages('newsletter.success.title') });
  },
});

// Proves NWL-07.
/** A visitor mistypes the address: the error appears on blur, not while typing, and disappears on focus. */
export const InvalidAddress = meta.story({
  parameters: { chromatic: { modes: everySite } },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await userEvent.type(email, 'kim@example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByText(messages('newsletter.email.invalid'))).toBeVisible();
    await expect(readAnnouncements().at(-1)?.message).toBe(messages.text('newsletter.email.invalid'));
    await userEvent.click(email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  },
});

// Proves NWL-10.
/** After the sign-up the message contains the address and takes the focus. */
export const Success = meta.story({
  parameters: { chromatic: { modes: everySite } },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await fillIn({ canvasElement, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.email.label') }), '{Enter}');
    const message = await canvas.findByRole('group', { name: messages('newsletter.success.title') });
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveAccessibleDescription(messages('newsletter.success.text', { email: EMAIL }));
  },
});

// Proves NWL-22.
/** The address of the message is wrong: the visitor returns to the form and corrects it. */
export const CorrectedAddress = meta.story({
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await fillIn({ canvasElement, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.email.label') }), '{Enter}');
    await userEvent.click(
      await canvas.findByRole('button', { name: messages('newsletter.success.correct') }),
    );
    const email = await canvas.findByRole('textbox', { name: messages('forms.email.label') });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue(EMAIL);
  },
});

// Proves NWL-11.
/** The newsletter service is down: a banner explains it, and the input is preserved. */
export const TechnicalError = meta.story({
  parameters: { chromatic: { modes: everySite }, scenario: 'newsletter-error' },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await fillIn({ canvasElement, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.email.label') }), '{Enter}');
    await canvas.findByText(messages('newsletter.error_generic'));
    await expect(canvas.getByRole('textbox', { name: messages('forms.email.label') })).toHaveValue(EMAIL);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: messages('newsletter.submit') })).toHaveFocus(),
    );
    await expect(readAnnouncements().at(-1)?.message).toContain(messages.text('newsletter.error_generic'));
    await expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'sign_up' });
  },
});

// Proves NWL-05.
/** The service rejects the address: the field shows the error and has the focus. */
export const AddressRefused = meta.story({
  parameters: { scenario: 'newsletter-invalid-email' },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await fillIn({ canvasElement, userEvent });
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.email.label') }), '{Enter}');
    await canvas.findByText(messages('newsletter.email.invalid'));
    const email = canvas.getByRole('textbox', { name: messages('forms.email.label') });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, 'x');
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
});

// Proves NWL-11.
/** After an expired confirmation link a banner explains it, and disappears on focus of the address. */
export const LinkNotValid = meta.story({
  args: { hasDoiError: true },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await expect(canvas.getByText(messages('newsletter.error_doi'))).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: messages('forms.email.label') }));
    await expect(canvas.queryByText(messages('newsletter.error_doi'))).toBeNull();
  },
});

// Proves NWL-11.
/** The initial view after an expired link. */
export const LinkNotValidBanner = meta.story({
  args: { hasDoiError: true },
  parameters: { chromatic: { modes: everySite } },
});

// Proves NWL-12.
/** The form is pre-filled for a logged-in customer in Austria; salutation and names cannot be changed. */
export const PreFilled = meta.story({
  name: 'Pre-filled',
  globals: { site: 'AT' },
  parameters: { scenario: 'visitor-logged-in' },
  play: async ({ canvas, ...context }) => {
    const messages = messagesOf(context);
    const email = await canvas.findByRole('textbox', { name: messages('forms.email.label') });
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: messages('forms.email.label') })).not.toHaveValue(''),
    );
    await expect(email).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: messages('forms.first_name.label') })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: messages('forms.last_name.label') })).toBeDisabled();
  },
});

// Proves NWL-12.
/** The shop responds slowly: the fields are disabled and the button shows progress. */
export const Submitting = meta.story({
  globals: { site: 'AT' },
  parameters: { scenario: 'slow:60000' },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.type(canvas.getByRole('textbox', { name: messages('forms.email.label') }), EMAIL);
    await userEvent.click(canvas.getByRole('button', { name: messages('newsletter.submit') }));
    const firstName = canvas.getByRole('textbox', { name: messages('forms.first_name.label') });
    await waitFor(() => expect(firstName.closest('[inert]')).not.toBeNull());
    firstName.focus();
    await expect(canvas.getByRole('button', { name: messages.among('newsletter.submit') })).toHaveFocus();
  },
});

// Proves NWL-13.
/** The open legal notice: age, withdrawal and contact. */
export const LegalNotice = meta.story({
  globals: { site: 'CZ' },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    await userEvent.click(canvas.getByRole('textbox', { name: messages('forms.email.label') }));
    await userEvent.click(await canvas.findByText(messages('newsletter.legal.title')));
    await expect(canvas.getByText(messages('newsletter.legal.consent', { age: 18 }))).toBeVisible();
  },
});

// Proves NWL-13.
/** A page without the campaign image. */
export const WithoutImage = meta.story({ args: { images: null } });

// Proves NWL-13, ENG-03.
/** An image that fails leaves its ground: the form stays where it is. */
export const ImageFails = meta.story({
  args: { images: { desktop: 'data:,', tablet: 'data:,' } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('picture img') as HTMLImageElement;
    await waitFor(() => expect([image.complete, image.naturalWidth]).toEqual([true, 0]));
    await expect(image.closest('picture')?.getBoundingClientRect()).toMatchObject({
      width: 400,
      height: 300,
    });
  },
});

const SLOTS: NewsletterSlots = {
  fields: ({ original, enteredValues }) => (
    <>
      {original}
      <TextField name="store" label="Your store" defaultValue={enteredValues('store')[0] ?? ''} />
    </>
  ),
  footnotes: ({ original }) => (
    <>
      {original}
      <p>We write at most twice a week.</p>
    </>
  ),
};

// Proves BEY-15.
/** A page adds a field and a footnote; the field appears with the rest of the form. */
export const Slots = meta.story({
  name: 'Own field and footnote',
  args: { slots: SLOTS },
  parameters: { chromatic: { modes: everyLook } },
  play: async ({ canvas, userEvent, ...context }) => {
    await expect(canvas.getByText('We write at most twice a week.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your store' })).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: messagesOf(context)('forms.email.label') }));
    await expect(await canvas.findByRole('textbox', { name: 'Your store' })).toBeVisible();
  },
});
