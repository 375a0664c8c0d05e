import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { composeMail } from '#demo/render/mail/composeMail.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { loadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

/** What each language says to the same kind of customer: in the menu and at the head of a mail. */
const GREETINGS: Record<Locale, readonly [menu: string, mail: string]> = {
  'de-DE': ['Hallo Johanna!', 'Hallo Johanna!'],
  'de-AT': ['Hallo Katharina!', 'Hallo Katharina!'],
  'de-CH': ['Guten Tag Regula Zürcher', 'Guten Tag Regula Zürcher'],
  'fr-CH': ['Bonjour Élodie\u202f!', 'Bonjour Élodie,'],
  'pl-PL': ['Cześć, Agnieszka!', 'Cześć, Agnieszka!'],
  'cs-CZ': ['Dobrý den! Přihlášený účet: Tereza Dvořáková', 'Dobrý den!'],
  'sk-SK': ['Dobrý deň! Prihlásený účet: Zuzana Kováčová', 'Dobrý deň!'],
  'hu-HU': ['Szia, Eszter!', 'Szia, Eszter!'],
  'tr-TR': ['Merhaba Işıl!', 'Merhaba Işıl,'],
  'da-DK': ['Hej Johanna!', 'Hej Johanna!'],
  'sv-SE': ['Hej Johanna!', 'Hej Johanna!'],
  en: ['Hello Johanna!', 'Hello Johanna,'],
};

/** The site that speaks a language, or the default one for a language without a site. */
const siteOf = (locale: Locale) => SITE_CODES.find((site) => SITES[site].locale === locale) ?? 'DE';

it.each(LOCALE_CODES)('USR-01: %s greets in the menu with its parts of the name', async (locale) => {
  const { store, user } = await renderWithShop(<UserMenu />, {
    site: siteOf(locale),
    locale,
    scenario: 'visitor-logged-in',
  });
  await store.set(loadVisitorAtom);
  await user.click(screen.getByRole('button'));
  const menu = await screen.findByRole('dialog');
  expect(await within(menu).findByRole('heading', { name: GREETINGS[locale][0] })).toBeVisible();
});

it.each(LOCALE_CODES)('BFF-06: %s greets in a mail with its parts of the name', (locale) => {
  const site = siteOf(locale);
  const { firstname, lastname } = shopTextsOf(site).customer;
  const { text } = createSiteIntl(SITES[site], locale, MESSAGES[locale]);
  const facts = {
    locale,
    brand: 'Vitrine',
    kind: 'newsletter-confirm',
    sender: { lines: [], imprint: 'https://example.com/imprint' },
    links: { confirm: 'https://example.com/confirm', unsubscribe: 'https://example.com/unsubscribe' },
    shop: 'https://example.com/',
    pictures: { logo: 'https://shop.example/logo.png' },
    validDays: 7,
  } as const;
  const mail = composeMail({ ...facts, firstName: firstname, lastName: lastname }, text);
  expect(mail.text.split('\n')[0]).toBe(GREETINGS[locale][1]);
  expect(composeMail(facts, text).text).not.toMatch(/^[^\n]*(?:undefined|\{|null)/);
});
