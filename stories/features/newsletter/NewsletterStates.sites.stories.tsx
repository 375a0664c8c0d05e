import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { fieldOf, fillIn, submitOf } from './fillIn.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/States by site',
  component: NewsletterForm,
  args: { origin: 'page' },
});

/** Submits the empty form: exactly the country's mandatory fields show errors. */
const empty = (site: SiteCode, required: readonly string[]) => ({
  globals: { site },
  play: async ({ canvasElement, userEvent }: StoryContext) => {
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => {
      const wrong = [...canvasElement.querySelectorAll('[aria-invalid="true"]')];
      return expect(wrong.map((field) => field.getAttribute('name'))).toEqual(required);
    });
    await waitFor(() => expect(fieldOf(canvasElement, 'email')).toHaveFocus());
  },
});

/** The shop accepts a sign-up with all of the country's fields. */
const sent = (site: SiteCode) => ({
  globals: { site },
  play: async ({ canvas, canvasElement, userEvent }: StoryContext) => {
    await fillIn({ canvasElement, userEvent });
    await userEvent.click(submitOf(canvasElement));
    await expect(await canvas.findByText(/kim@example\.com/)).toBeVisible();
    // The only remaining form requests the mail again.
    await expect(canvasElement.querySelector('[type="email"]')).toBeNull();
  },
});

/** The newsletter service is down: the banner is in the country's language, and the input is preserved. */
const down = (site: SiteCode) => ({
  globals: { site },
  parameters: { scenario: 'newsletter-error' },
  play: async ({ canvasElement, userEvent }: StoryContext) => {
    await fillIn({ canvasElement, userEvent });
    await userEvent.click(submitOf(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[data-code="ERROR_GENERIC"]')).toBeVisible());
    await expect(fieldOf(canvasElement, 'email')).toHaveValue('kim@example.com');
  },
});

/** The visitor follows a link in an old mail. */
const oldLink = (site: SiteCode) => ({
  globals: { site },
  args: { hasDoiError: true },
  play: async ({ canvasElement }: StoryContext) => {
    await expect(canvasElement.querySelector('[data-code="ERROR_DOI"]')).toBeVisible();
  },
});

/** NWL-07: a German visitor owes the address alone. */
export const DEEmpty = meta.story({ name: 'NWL-07: DE, nothing filled in', ...empty('DE', ['email']) });
/** NWL-07: an Austrian visitor owes the address alone; names are offered. */
export const ATEmpty = meta.story({ name: 'NWL-07: AT, nothing filled in', ...empty('AT', ['email']) });
/** NWL-07: a Swiss visitor owes the address alone. */
export const CHEmpty = meta.story({ name: 'NWL-07: CH, nothing filled in', ...empty('CH', ['email']) });
/** NWL-07: a French-speaking Swiss visitor owes the address alone. */
export const CHFREmpty = meta.story({
  name: 'NWL-07: CH_FR, nothing filled in',
  ...empty('CH_FR', ['email']),
});
/** NWL-07: a Polish visitor owes the address alone. */
export const PLEmpty = meta.story({ name: 'NWL-07: PL, nothing filled in', ...empty('PL', ['email']) });
/** NWL-07: a Czech visitor owes the address alone. */
export const CZEmpty = meta.story({ name: 'NWL-07: CZ, nothing filled in', ...empty('CZ', ['email']) });
/** NWL-07: a Hungarian visitor owes salutation and names too, the family name first. */
export const HUEmpty = meta.story({
  name: 'NWL-07: HU, nothing filled in',
  ...empty('HU', ['email', 'salutation', 'lastName', 'firstName']),
});
/** NWL-07: a Slovak visitor owes the address alone. */
export const SKEmpty = meta.story({ name: 'NWL-07: SK, nothing filled in', ...empty('SK', ['email']) });
/** NWL-07: a Turkish visitor owes names and the consent to commercial messages too. */
export const TREmpty = meta.story({
  name: 'NWL-07: TR, nothing filled in',
  ...empty('TR', ['email', 'firstName', 'lastName', 'legals']),
});

/** NWL-10: a German visitor has signed up. */
export const DESent = meta.story({ name: 'NWL-10: DE, signed up', ...sent('DE') });
/** NWL-10: an Austrian visitor has signed up. */
export const ATSent = meta.story({ name: 'NWL-10: AT, signed up', ...sent('AT') });
/** NWL-10: a Swiss visitor has signed up. */
export const CHSent = meta.story({ name: 'NWL-10: CH, signed up', ...sent('CH') });
/** NWL-10: a French-speaking Swiss visitor has signed up. */
export const CHFRSent = meta.story({ name: 'NWL-10: CH_FR, signed up', ...sent('CH_FR') });
/** NWL-10: a Polish visitor has signed up. */
export const PLSent = meta.story({ name: 'NWL-10: PL, signed up', ...sent('PL') });
/** NWL-10: a Czech visitor has signed up. */
export const CZSent = meta.story({ name: 'NWL-10: CZ, signed up', ...sent('CZ') });
/** NWL-10: a Hungarian visitor has signed up. */
export const HUSent = meta.story({ name: 'NWL-10: HU, signed up', ...sent('HU') });
/** NWL-10: a Slovak visitor has signed up. */
export const SKSent = meta.story({ name: 'NWL-10: SK, signed up', ...sent('SK') });
/** NWL-10: a Turkish visitor has signed up. */
export const TRSent = meta.story({ name: 'NWL-10: TR, signed up', ...sent('TR') });

/** NWL-11: a German visitor meets a service that is down. */
export const DEDown = meta.story({ name: 'NWL-11: DE, the service is down', ...down('DE') });
/** NWL-11: an Austrian visitor meets a service that is down. */
export const ATDown = meta.story({ name: 'NWL-11: AT, the service is down', ...down('AT') });
/** NWL-11: a Swiss visitor meets a service that is down. */
export const CHDown = meta.story({ name: 'NWL-11: CH, the service is down', ...down('CH') });
/** NWL-11: a French-speaking Swiss visitor meets a service that is down. */
export const CHFRDown = meta.story({ name: 'NWL-11: CH_FR, the service is down', ...down('CH_FR') });
/** NWL-11: a Polish visitor meets a service that is down. */
export const PLDown = meta.story({ name: 'NWL-11: PL, the service is down', ...down('PL') });
/** NWL-11: a Czech visitor meets a service that is down. */
export const CZDown = meta.story({ name: 'NWL-11: CZ, the service is down', ...down('CZ') });
/** NWL-11: a Hungarian visitor meets a service that is down. */
export const HUDown = meta.story({ name: 'NWL-11: HU, the service is down', ...down('HU') });
/** NWL-11: a Slovak visitor meets a service that is down. */
export const SKDown = meta.story({ name: 'NWL-11: SK, the service is down', ...down('SK') });
/** NWL-11: a Turkish visitor meets a service that is down. */
export const TRDown = meta.story({ name: 'NWL-11: TR, the service is down', ...down('TR') });

/** NWL-11: a German visitor comes from an old mail. */
export const DEOldLink = meta.story({ name: 'NWL-11: DE, the link has expired', ...oldLink('DE') });
/** NWL-11: an Austrian visitor comes from an old mail. */
export const ATOldLink = meta.story({ name: 'NWL-11: AT, the link has expired', ...oldLink('AT') });
/** NWL-11: a Swiss visitor comes from an old mail. */
export const CHOldLink = meta.story({ name: 'NWL-11: CH, the link has expired', ...oldLink('CH') });
/** NWL-11: a French-speaking Swiss visitor comes from an old mail. */
export const CHFROldLink = meta.story({
  name: 'NWL-11: CH_FR, the link has expired',
  ...oldLink('CH_FR'),
});
/** NWL-11: a Polish visitor comes from an old mail. */
export const PLOldLink = meta.story({ name: 'NWL-11: PL, the link has expired', ...oldLink('PL') });
/** NWL-11: a Czech visitor comes from an old mail. */
export const CZOldLink = meta.story({ name: 'NWL-11: CZ, the link has expired', ...oldLink('CZ') });
/** NWL-11: a Hungarian visitor comes from an old mail. */
export const HUOldLink = meta.story({ name: 'NWL-11: HU, the link has expired', ...oldLink('HU') });
/** NWL-11: a Slovak visitor comes from an old mail. */
export const SKOldLink = meta.story({ name: 'NWL-11: SK, the link has expired', ...oldLink('SK') });
/** NWL-11: a Turkish visitor comes from an old mail. */
export const TROldLink = meta.story({ name: 'NWL-11: TR, the link has expired', ...oldLink('TR') });
