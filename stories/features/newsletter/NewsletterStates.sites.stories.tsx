import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { SiteCode } from '#src/config/sites.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';

const meta = preview.meta({
  title: 'Features/Newsletter/States by site',
  component: NewsletterForm,
  args: { origin: 'page' },
});

interface Shown {
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
    selectOptions: (element: Element, value: string) => Promise<void>;
  };
}

const fieldOf = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[name="${name}"]`);
const submitOf = (root: HTMLElement) => root.querySelector('[type="submit"]') as HTMLElement;

/** Fills in whatever a country asks for. */
async function fillIn({ canvasElement, userEvent }: Shown, email = 'kim@example.com') {
  await userEvent.type(fieldOf(canvasElement, 'email') as HTMLElement, email);
  const salutation = fieldOf(canvasElement, 'salutation');
  if (salutation) await userEvent.selectOptions(salutation, 'DIVERS');
  for (const [name, text] of [
    ['firstName', 'Kim'],
    ['lastName', 'Kovács'],
  ] as const) {
    const field = fieldOf(canvasElement, name);
    if (field) await userEvent.type(field, text);
  }
  const consent = fieldOf(canvasElement, 'legals');
  if (consent) await userEvent.click(consent);
}

/** Somebody sends the form as it is: what the country requires says so, and nothing else. */
const empty = (site: SiteCode, required: readonly string[]) =>
  meta.story({
    name: `NWL-07: ${site}, nothing filled in`,
    globals: { site },
    play: async ({ canvasElement, userEvent }) => {
      await userEvent.click(submitOf(canvasElement));
      await waitFor(() => {
        const wrong = [...canvasElement.querySelectorAll('[aria-invalid="true"]')];
        return expect(wrong.map((field) => field.getAttribute('name'))).toEqual(required);
      });
      await waitFor(() => expect(fieldOf(canvasElement, 'email')).toHaveFocus());
    },
  });

/** The shop takes a sign-up with everything the country asks for. */
const sent = (site: SiteCode) =>
  meta.story({
    name: `NWL-10: ${site}, signed up`,
    globals: { site },
    play: async ({ canvas, canvasElement, userEvent }) => {
      await fillIn({ canvasElement, userEvent });
      await userEvent.click(submitOf(canvasElement));
      await expect(await canvas.findByText(/kim@example\.com/)).toBeVisible();
      await expect(canvasElement.querySelector('form')).toBeNull();
    },
  });

/** The newsletter service is down: the banner in the country's words, the entry still there. */
const down = (site: SiteCode) =>
  meta.story({
    name: `NWL-11: ${site}, the service is down`,
    globals: { site },
    parameters: { scenario: 'newsletter-error' },
    play: async ({ canvasElement, userEvent }) => {
      await fillIn({ canvasElement, userEvent });
      await userEvent.click(submitOf(canvasElement));
      await waitFor(() => expect(canvasElement.querySelector('[data-code="ERROR_GENERIC"]')).toBeVisible());
      await expect(fieldOf(canvasElement, 'email')).toHaveValue('kim@example.com');
    },
  });

/** Somebody comes from a link in an old mail. */
const oldLink = (site: SiteCode) =>
  meta.story({
    name: `NWL-11: ${site}, the link is not valid any more`,
    globals: { site },
    args: { hasDoiError: true },
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelector('[data-code="ERROR_DOI"]')).toBeVisible();
    },
  });

/** NWL-07: a German visitor owes the address alone. */
export const DEEmpty = empty('DE', ['email']);
/** NWL-07: an Austrian visitor owes the address alone; names are offered. */
export const ATEmpty = empty('AT', ['email']);
/** NWL-07: a Swiss visitor owes the address alone. */
export const CHEmpty = empty('CH', ['email']);
/** NWL-07: a French-speaking Swiss visitor owes the address alone. */
export const CHFREmpty = empty('CH_FR', ['email']);
/** NWL-07: a Polish visitor owes the address alone. */
export const PLEmpty = empty('PL', ['email']);
/** NWL-07: a Czech visitor owes the address alone. */
export const CZEmpty = empty('CZ', ['email']);
/** NWL-07: a Hungarian visitor owes salutation and names too. */
export const HUEmpty = empty('HU', ['email', 'salutation', 'firstName', 'lastName']);
/** NWL-07: a Slovak visitor owes the address alone. */
export const SKEmpty = empty('SK', ['email']);
/** NWL-07: a Turkish visitor owes names and the consent to commercial messages too. */
export const TREmpty = empty('TR', ['email', 'firstName', 'lastName', 'legals']);

/** NWL-10: a German visitor has signed up. */
export const DESent = sent('DE');
/** NWL-10: an Austrian visitor has signed up. */
export const ATSent = sent('AT');
/** NWL-10: a Swiss visitor has signed up. */
export const CHSent = sent('CH');
/** NWL-10: a French-speaking Swiss visitor has signed up. */
export const CHFRSent = sent('CH_FR');
/** NWL-10: a Polish visitor has signed up. */
export const PLSent = sent('PL');
/** NWL-10: a Czech visitor has signed up. */
export const CZSent = sent('CZ');
/** NWL-10: a Hungarian visitor has signed up. */
export const HUSent = sent('HU');
/** NWL-10: a Slovak visitor has signed up. */
export const SKSent = sent('SK');
/** NWL-10: a Turkish visitor has signed up. */
export const TRSent = sent('TR');

/** NWL-11: a German visitor meets a service that is down. */
export const DEDown = down('DE');
/** NWL-11: an Austrian visitor meets a service that is down. */
export const ATDown = down('AT');
/** NWL-11: a Swiss visitor meets a service that is down. */
export const CHDown = down('CH');
/** NWL-11: a French-speaking Swiss visitor meets a service that is down. */
export const CHFRDown = down('CH_FR');
/** NWL-11: a Polish visitor meets a service that is down. */
export const PLDown = down('PL');
/** NWL-11: a Czech visitor meets a service that is down. */
export const CZDown = down('CZ');
/** NWL-11: a Hungarian visitor meets a service that is down. */
export const HUDown = down('HU');
/** NWL-11: a Slovak visitor meets a service that is down. */
export const SKDown = down('SK');
/** NWL-11: a Turkish visitor meets a service that is down. */
export const TRDown = down('TR');

/** NWL-11: a German visitor comes from an old mail. */
export const DEOldLink = oldLink('DE');
/** NWL-11: an Austrian visitor comes from an old mail. */
export const ATOldLink = oldLink('AT');
/** NWL-11: a Swiss visitor comes from an old mail. */
export const CHOldLink = oldLink('CH');
/** NWL-11: a French-speaking Swiss visitor comes from an old mail. */
export const CHFROldLink = oldLink('CH_FR');
/** NWL-11: a Polish visitor comes from an old mail. */
export const PLOldLink = oldLink('PL');
/** NWL-11: a Czech visitor comes from an old mail. */
export const CZOldLink = oldLink('CZ');
/** NWL-11: a Hungarian visitor comes from an old mail. */
export const HUOldLink = oldLink('HU');
/** NWL-11: a Slovak visitor comes from an old mail. */
export const SKOldLink = oldLink('SK');
/** NWL-11: a Turkish visitor comes from an old mail. */
export const TROldLink = oldLink('TR');
