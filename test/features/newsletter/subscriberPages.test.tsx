import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import {
  checkPreferences,
  NewsletterConfirmation,
  NewsletterInvalidLink,
  NewsletterPreferences,
  NewsletterUnsubscribe,
  readPreferencesInput,
  toPreferencesRequest,
} from '#src/features/newsletter/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { updateSubscriberRequest } from '#src/schemas/newsletter.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const ENTRY = {
  salutation: 'MRS',
  firstName: 'Kim',
  lastName: 'Kovács',
  interests: ['COFFEE'],
  consents: ['NEWSLETTER', 'DNE'],
};
const field = (name: string) => document.querySelector(`[name="${name}"]`);

describe.each(SITE_CODES)('BEY-19: %s', (site) => {
  const { newsletter: rule, loyaltyCard, links } = SITES[site];

  it('offers its topics, and has the personal fields of its rule', async () => {
    await renderWithShop(<NewsletterPreferences entry={ENTRY} />, { site });
    const values = [...document.querySelectorAll<HTMLInputElement>('[name="interests"]')].map(
      ({ value }) => value,
    );
    expect(values).toContain('WOMEN_FASHION');
    expect(values.includes('VITRINE_CARD')).toBe(loyaltyCard);
    expect(values.includes('MOBILE')).toBe(links.mobilePlan !== null);
    expect(Boolean(field('salutation'))).toBe(rule.salutation !== 'hidden');
    expect(Boolean(field('firstName'))).toBe(rule.names !== 'hidden');
    expect(document.querySelector('[value="COFFEE"]')).toBeChecked();
    expect(field('consents')).toBeChecked();
  });

  it('sends only its own fields, and leaves the others unchanged', () => {
    const checked = checkPreferences(ENTRY, SITES[site]);
    expect(checked.ok).toBe(true);
    const request = checked.ok && toPreferencesRequest(checked.value, SITES[site]);
    expect(request).toMatchObject({ interests: ['COFFEE'], consents: ['NEWSLETTER', 'DNE'] });
    expect(Object.hasOwn(request || {}, 'salutation')).toBe(rule.salutation !== 'hidden');
    expect(Object.hasOwn(request || {}, 'firstName')).toBe(rule.names !== 'hidden');
  });

  it('states after how many days the data is deleted', async () => {
    await renderWithShop(<NewsletterUnsubscribe isDone />, { site });
    expect(screen.getByRole('region')).toHaveTextContent(String(rule.unconfirmedDays));
  });
});

it('NWL-18, NWL-19: the topic of the card has the name of the page’s brand, and the shop accepts it', async () => {
  await renderWithShop(<NewsletterPreferences entry={ENTRY} />, {
    provider: { settings: { brand: { slug: 'bohne-gut' } } },
  });
  const values = [...document.querySelectorAll<HTMLInputElement>('[name="interests"]')].map(
    ({ value }) => value,
  );
  expect(values).toContain('BOHNE_GUT_CARD');
  expect(values).not.toContain('VITRINE_CARD');
  expect(updateSubscriberRequest.parse({ interests: ['BOHNE_GUT_CARD'] })).toEqual({
    interests: ['BOHNE_GUT_CARD'],
  });
});

it('BEY-19: posted values that the form does not offer are dropped', () => {
  const posted: Record<string, string[]> = {
    interests: ['COFFEE', 'WORLD', 'X_CARD'],
    consents: ['ALL', 'DNE'],
  };
  const checked = checkPreferences(
    readPreferencesInput((name) => posted[name] ?? []),
    SITES.DE,
  );
  expect(checked).toMatchObject({ ok: true, value: { interests: ['COFFEE'], consents: ['DNE'] } });
});

it.each([
  ['confirmation', <NewsletterConfirmation key="1" />, 1],
  ['preferences', <NewsletterPreferences key="2" entry={ENTRY} />, 2],
  ['unsubscription', <NewsletterUnsubscribe key="3" />, 1],
  ['invalid link', <NewsletterInvalidLink key="4" />, 0],
] as const)(
  'BEY-19: without JavaScript the forms of the %s post to the address of the page',
  (_, part, count) => {
    document.body.innerHTML = renderToString(<VitrineProvider site="AT">{part}</VitrineProvider>);
    const forms = [...document.querySelectorAll('form')];
    expect(forms).toHaveLength(count);
    for (const form of forms) {
      expect(form.method).toBe('post');
      expect(form.hasAttribute('action')).toBe(false);
      expect(form.querySelector('[type="submit"]')).not.toBeNull();
    }
  },
);

it.each([
  ['down', 'Das hat aus technischen Gründen nicht geklappt.'],
  ['limited', 'Bitte warte eine Minute'],
] as const)('INP-13: a general error message receives the focus: %s', async (failure, words) => {
  await renderWithShop(<NewsletterUnsubscribe failure={failure} />);
  expect(document.activeElement).toHaveTextContent(words);
});
