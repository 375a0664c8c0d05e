import { expect, waitFor } from 'storybook/test';
import { everySite } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { fieldOf, fillIn, submitOf } from './fillIn.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/States by site',
  component: NewsletterForm,
  parameters: { chromatic: { modes: everySite } },
  args: { origin: 'page' },
});

/** The mandatory fields of a country, in the order of its form; the other countries ask for the address alone. */
const REQUIRED: Partial<Record<SiteCode, readonly string[]>> = {
  HU: ['email', 'salutation', 'lastName', 'firstName'],
  TR: ['email', 'firstName', 'lastName', 'legals'],
};

// Proves NWL-07.
/** A visitor submits the empty form; exactly the country's mandatory fields show errors. */
export const Empty = meta.story({
  play: async ({ canvasElement, globals, userEvent }) => {
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => {
      const wrong = [...canvasElement.querySelectorAll('[aria-invalid="true"]')];
      return expect(wrong.map((field) => field.getAttribute('name'))).toEqual(
        REQUIRED[globals.site as SiteCode] ?? ['email'],
      );
    });
    await waitFor(() => expect(fieldOf(canvasElement, 'email')).toHaveFocus());
  },
});

// Proves NWL-10.
/** The shop accepts a sign-up with all of the country's fields. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvasElement, userEvent });
    await userEvent.click(submitOf(canvasElement));
    await expect(await canvas.findByText(/kim@example\.com/)).toBeVisible();
    // The only remaining form requests the mail again.
    await expect(canvasElement.querySelector('[type="email"]')).toBeNull();
  },
});

// Proves NWL-11.
/** The service is down. The banner is in the country's language, and the input is preserved. */
export const Down = meta.story({
  parameters: { scenario: 'newsletter-error' },
  play: async ({ canvasElement, userEvent }) => {
    await fillIn({ canvasElement, userEvent });
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[data-code="ERROR_GENERIC"]')).toBeVisible());
    await expect(fieldOf(canvasElement, 'email')).toHaveValue('kim@example.com');
  },
});

// Proves NWL-11.
/** The visitor follows the link of an old mail, which has expired. */
export const OldLink = meta.story({
  args: { hasDoiError: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-code="ERROR_DOI"]')).toBeVisible();
  },
});
