import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { conditionsOf } from '#demo/model/checkoutForm.ts';
import { receivedAtText } from '#demo/model/declarationRows.ts';
import { orderTitle } from '#demo/model/orderTitle.ts';
import { sentAtText } from '#demo/model/outbox.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts?server';
import { composeMail } from '#demo/render/mail/composeMail.ts';
import { toBody } from '#demo/render/mail/mailBodies.ts';
import { toMailFacts } from '#demo/render/mail/mailFacts.ts';
import { toMailImage } from '#demo/render/mail/mailImage.ts';
import { DARK_COLOURS } from '#demo/render/mail/mailParts.ts';
import { toMimeMessage } from '#demo/render/mail/mimeMessage.ts';
import { aCart, anArticle, aSubscription } from '#mocks/builders/cart.ts';
import { productImages } from '#mocks/content/assortment.ts';
import type { OutboxMail } from '#mocks/services/outbox.ts';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { contrast, type Rgb } from '#src/features/promotions/promotionColours.ts';
import { createSiteIntl } from '#src/i18n/siteIntl.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { DEMO_SUPPORT } from '#src/sections/footer/content/demoSupport.ts';
import { typographyProblems } from '../../scripts/texts/textTypography.ts';

/** Address and alternative text of each image. */
const imagesIn = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt]);

const MAIL: OutboxMail = {
  id: 'a1',
  kind: 'newsletter-confirm',
  to: 'kim@example.com',
  site: 'DE',
  locale: 'de-DE',
  sentAt: '2026-11-01T12:00:00.000Z',
  token: 'secret',
};

const ORDER: OutboxMail = {
  ...MAIL,
  kind: 'order-receipt',
  entry: {
    firstName: 'Kim',
    lastName: 'Berger',
    street: 'Hauptstraße 1',
    postcode: '10115',
    city: 'Berlin',
    delivery: 'home',
    payment: 'visa',
  },
  cart: aCart(),
  isCardMember: false,
  number: '1234567890',
};

it('BFF-06: a name cannot inject a line into a mail', () => {
  const facts = toMailFacts(
    { ...MAIL, firstName: ' Kim\r\n\r\nYou have\u2028won ', lastName: 'A\n\tB' },
    'https://shop.example',
  );
  expect([facts.firstName, facts.lastName]).toEqual(['Kim You have won', 'A B']);
});

it('TXT-03: every link of a mail leads to a page in the language of the mail', () => {
  const mail = { ...MAIL, kind: 'newsletter-voucher', voucherCode: 'HELLO10' } as const;
  const linksIn = (locale: OutboxMail['locale']) => {
    const { links, shop, sender, voucher } = toMailFacts({ ...mail, locale }, 'https://shop.example');
    return [...Object.values(links), shop, sender.imprint, voucher?.conditions];
  };
  expect(linksIn('en')).toHaveLength(5);
  for (const link of linksIn('en')) expect(link).toContain('?site=DE&locale=en');
  for (const link of linksIn('de-DE')) expect(link).not.toContain('locale');
});

it('TXT-01: the time of receipt stays with a word of one letter before it', () => {
  const at = (locale: string) => receivedAtText(MAIL.sentAt, locale, 'Europe/Prague');
  expect(at('cs-CZ')).toContain(' v\u00a013:00');
  expect(at('sk-SK')).toContain(' o\u00a013:00');
  expect(at('de-DE')).toContain(' um 13:00');
});

it('TXT-03: the French dates of an order, a receipt and a sent mail write the first of a month as an ordinal', () => {
  const order = { number: '1234567890', orderedAt: MAIL.sentAt };
  expect(receivedAtText(MAIL.sentAt, 'fr-CH', 'Europe/Zurich')).toMatch(/^1er\u00a0novembre 2026/);
  expect(orderTitle(order, SITES.CH_FR, 'fr-CH', (_, values) => String(values?.date)).description).toBe(
    '1er\u00a0novembre 2026',
  );
  expect(sentAtText(MAIL.sentAt, 'fr-CH')).toMatch(/^1er\u00a0nov\. 2026.* UTC$/);
});

it.each([
  ['DE', / GmbH, Sitz .*\n.*, HRB\u00a0\d+\n/],
  ['AT', / GmbH, Sitz .*\n.*, FN\u00a0\d+\u00a0\w\n/],
  ['CH', / AG, .*\nCHE-[\d.]+\n/],
  ['CH_FR', / SA, .*\nCHE-[\d.]+\n/],
  ['PL', / sp\.\u00a0z\u00a0o\.o\. z\u00a0siedzibą .*\n.*, KRS\u00a0\d+\nNIP\u00a0\d+, kapitał zakładowy: /],
  ['CZ', / s\.r\.o\., IČO:\u00a0\d+\n.* oddíl\u00a0C, vložka\u00a0\d+\n/],
  ['HU', / Kft\., .*\n.*, Cg\.\u00a0[\d-]+\n/],
  ['SK', / s\.\u00a0r\.\u00a0o\., IČO:\u00a0[\d\u00a0]+\n.* vložka č\.\u00a0\d+\/B\n/],
  ['TR', / A\.Ş\.\nMERSİS No:[\d\u00a0]+\n/],
] as const)('LAW-03: a mail of %s names the company, its register and a way to reach it', (site, company) => {
  const lines = toMailFacts({ ...MAIL, site }, 'https://shop.example').sender.lines;
  expect(lines.join('\n')).toMatch(company);
  expect(lines[0]).toMatch(/^Vitrine /);
  expect(lines.at(-1)).toBe(DEMO_SUPPORT[site].phone.text);
});

it.each([
  ['DE', 'Kim Berger\nHauptstraße 1\n10115 Berlin'],
  ['HU', 'Berger Kim\n10115 Berlin\nHauptstraße 1'],
] as const)(
  'TXT-01: the receipt of an order in %s has name and address in the country’s order, below their label',
  (site, address) => {
    const facts = toMailFacts({ ...ORDER, site }, 'https://shop.example');
    const { parts } = toBody({ ...facts, locale: 'de-DE', brand: 'Vitrine' }, (key) => key);
    expect(parts.map((part) => part.text)).toContain(`page.checkout.step_address\n${address}`);
  },
);

it('BFF-06: a recipient’s domain is ASCII in a mail’s header', () => {
  const envelope = { from: { name: 'Shop', address: 'shop@example.com' }, sentAt: MAIL.sentAt, id: MAIL.id };
  const mail = { subject: 'Hello', headers: {}, html: '', text: '' };
  expect(toMimeMessage({ ...envelope, to: 'kim@bücher.example' }, mail)).toContain(
    'To: kim@xn--bcher-kva.example\r\n',
  );
});

it('BFF-06: a recipient and a subject stay on one header line', () => {
  const signs = ['\r\n', '\u0000', '\u0085', '\u2028', '\u2029'];
  const mail = { subject: 'Hello', headers: {} as never, html: '', text: '' };
  for (const sign of signs) {
    const envelope = { from: { name: 'Shop', address: 'shop@example.com' }, to: `a${sign}b@example.com` };
    const message = toMimeMessage({ ...envelope, sentAt: MAIL.sentAt, id: MAIL.id }, mail);
    expect(message).toContain('\r\nTo: a b@example.com\r\n');
  }
});

it.each(['\u200b', '\u0000', '\u202e', '\u00ad', '\u0085'])(
  'NWL-05: an address with an invisible character gets no mail: %j',
  (sign) => {
    expect(isEmail(`kim${sign}@example.com`)).toBe(false);
    expect(isEmail('kim@example.com')).toBe(true);
  },
);

it.each([
  ['newsletter-confirm', ['logo']],
  ['newsletter-known', ['logo']],
  ['newsletter-voucher', ['coffee', 'logo']],
] as const)('DSG-03: the mail %s shows %j, and the logo has the shop’s name', (kind, pictures) => {
  const facts = toMailFacts({ ...MAIL, kind, voucherCode: 'HELLO10' }, 'https://shop.example');
  const { html } = composeMail({ ...facts, locale: 'de-DE', brand: 'Vitrine' }, (key) => key);
  expect(imagesIn(html)).toEqual(
    pictures.map((name) => [`https://shop.example/mail/${name}.png`, name === 'logo' ? 'Vitrine' : '']),
  );
});

it('DSG-03: the mail of an order shows a parcel and each ordered product, and leads to the orders', () => {
  const url = 'https://shop.example';
  const bag = anArticle({ imageUrl: '/images/coffee-bag.svg' });
  const dress = anArticle({ productId: '2', imageUrl: '/images/dress.svg#coral' });
  const elsewhere = anArticle({ productId: '3', imageUrl: 'https://other.example/cup.svg' });
  const facts = toMailFacts({ ...ORDER, cart: aCart({ articles: [bag, dress, elsewhere] }) }, url);
  const { html, text } = composeMail({ ...facts, locale: 'de-DE', brand: 'Vitrine' }, (key) => key);
  expect(imagesIn(html)).toEqual([
    [`${url}/mail/parcel.png`, ''],
    [`${url}/mail/logo.png`, 'Vitrine'],
    [`${url}/mail/images/coffee-bag.png`, ''],
    [`${url}/mail/images/dress-coral.png`, ''],
  ]);
  for (const content of [html, text]) expect(content).toContain(`${url}/orderhistory?site=DE`);
});

it.each(SITE_CODES)('LAW-02: the mail of an order in %s leads to what applies to it', (site) => {
  const { links } = SITES[site];
  const url = 'https://shop.example';
  const facts = toMailFacts({ ...ORDER, site }, url);
  const { html, text } = composeMail({ ...facts, locale: 'de-DE', brand: 'Vitrine' }, (key, values = {}) =>
    [key, ...Object.values(values)].join(' '),
  );
  for (const content of [html, text]) {
    expect(content).toContain(`${url}${links.terms}?site=${site}`);
    for (const { title, href } of conditionsOf(site)) {
      expect(content).toContain(title);
      expect(content).toContain(`${url}${href}?site=${site}`);
    }
    if (links.withdrawal) expect(content).toContain(`${url}${links.withdrawal}?site=${site}`);
    else expect(content).not.toContain('page.content.withdrawal.title');
  }
});

/** A mail of each kind in the language of a site. */
const mailsOf = (site: SiteCode, locale: Locale) => {
  const { text } = createSiteIntl(SITES[site], locale, MESSAGES[locale]);
  const base = { ...MAIL, site, locale, firstName: 'Kim', changes: true, voucherCode: 'HELLO10' };
  const entry = { name: 'Kim', contract: '1', email: MAIL.to };
  const mails: OutboxMail[] = [
    { ...base, kind: 'newsletter-confirm' },
    { ...base, kind: 'newsletter-known' },
    { ...base, kind: 'newsletter-voucher' },
    { ...base, kind: 'declaration-receipt', declaration: 'withdrawal', entry },
    { ...base, kind: 'declaration-receipt', declaration: 'cancellation', entry },
    { ...ORDER, site, locale, cart: aCart({ articles: [anArticle()], subscriptions: [aSubscription()] }) },
  ];
  return mails.map((mail) =>
    composeMail({ ...toMailFacts(mail, 'https://shop.example'), locale, brand: 'Vitrine' }, text),
  );
};

const siteOf = (locale: Locale) => SITE_CODES.find((site) => SITES[site].locale === locale) ?? 'DE';

it.each(LOCALE_CODES)('TXT-03: the subjects of mails are at most 50 characters long: %s', (locale) => {
  const subjects = mailsOf(siteOf(locale), locale).map(({ subject }) => subject);
  expect(subjects.filter(({ length }) => length > 50)).toEqual([]);
});

it('TXT-03: the preview text of a mail says more than its subject', () => {
  const previews = mailsOf('DE', 'de-DE').map(
    ({ html }) => /<div style="display:none[^>]*>([^<]*)/.exec(html)?.[1],
  );
  expect(previews.slice(3)).toEqual([
    expect.stringMatching(/Bestellnummer: 1\u00a0· .*Eingegangen am: 1\./),
    expect.stringMatching(/Vertragsnummer: 1\u00a0· .*Eingegangen am: 1\./),
    'Bestellung 1234567890\u00a0· Bestellt am 1.\u00a0November 2026',
  ]);
});

const COLOUR = /(?:background|color|border(?:-\w+)?):[^;"]*#[\da-f]{6}/g;
const rgbOf = (hex = ''): Rgb => {
  const [r = 0, g = 0, b = 0] = hex.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return [r, g, b];
};

it('DSG-03: every colour of a mail has a dark one, and words have a contrast of 4.5 in both', () => {
  const html = mailsOf('DE', 'de-DE')
    .map((mail) => mail.html.replace(/<style>.*<\/style>/, ''))
    .join();
  expect([...new Set(html.match(COLOUR))].sort()).toEqual(Object.keys(DARK_COLOURS).sort());
  const pairs = ['#2b211b', '#5f5249', '#6b4028'].map(
    (ink) => [`color:${ink}`, 'background:#fffdf9'] as const,
  );
  for (const [ink, ground] of [...pairs, ['color:#fffdf9', 'background:#2f2620'] as const]) {
    expect(contrast(rgbOf(ink.slice(-6)), rgbOf(ground.slice(-6)))).toBeGreaterThan(4.5);
    expect(contrast(rgbOf(DARK_COLOURS[ink]), rgbOf(DARK_COLOURS[ground]))).toBeGreaterThan(4.5);
  }
});

it.each([...SITE_CODES.map((site) => [SITES[site].locale, site] as const), ['en', 'DE'] as const])(
  'TXT-01: every line of the mails has its language’s spaces and signs: %s',
  (locale, site) => {
    const lines = mailsOf(site, locale).flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
    const isAddress = (line: string) => /:\/\/|Hauptstraße 1|10115 Berlin/.test(line);
    const read = lines.filter((line) => /\p{L}{2}/u.test(line) && !isAddress(line));
    const problems = read.flatMap((line) =>
      typographyProblems(line.trim(), locale).map((problem) => `“${line}” ${problem}`),
    );
    expect([...new Set(problems)]).toEqual([]);
  },
);

it('DSG-03: a separator between the links of a mail begins no line', () => {
  for (const { html } of mailsOf('DE', 'de-DE')) expect(html).not.toMatch(/[^\u00a0]·/);
});

it('DSG-03: every product has an image for mails, and every image a product', async () => {
  const files = await readdir(new URL('../../demo/public/mail/images/', import.meta.url));
  expect(files.map((file) => `/mail/images/${file}`).sort()).toEqual(productImages().map(toMailImage).sort());
});
