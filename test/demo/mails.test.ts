import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { receivedAtText } from '#demo/model/declarationRows.ts';
import { orderTitle } from '#demo/model/orderTitle.ts';
import { sentAtText } from '#demo/model/outbox.ts';
import { composeMail } from '#demo/render/mail/composeMail.ts';
import { toBody } from '#demo/render/mail/mailBodies.ts';
import { toMailFacts } from '#demo/render/mail/mailFacts.ts';
import { toMailImage } from '#demo/render/mail/mailImage.ts';
import { toMimeMessage } from '#demo/render/mail/mimeMessage.ts';
import { aCart, anArticle } from '#mocks/builders/cart.ts';
import { productImages } from '#mocks/content/assortment.ts';
import type { OutboxMail } from '#mocks/services/outbox.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';

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

it('LAW-03: a Turkish mail names the company, its register number and a way to reach it', () => {
  const lines = (site: OutboxMail['site']) =>
    toMailFacts({ ...MAIL, site }, 'https://shop.example').sender.lines;
  expect(lines('TR').join('\n')).toMatch(
    /^Vitrine .*A\.Ş\.\nMERSİS No: [\d\s]+\nVitrine Müşteri[\s\S]*\n0850/,
  );
  expect(lines('DE')[0]).toBe('Vitrine Kundenservice');
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

it.each(SITE_CODES)('LAW-02: the mail of an order in %s leads to the terms and to the withdrawal', (site) => {
  const { links } = SITES[site];
  const url = 'https://shop.example';
  const facts = toMailFacts({ ...ORDER, site }, url);
  const { html, text } = composeMail({ ...facts, locale: 'de-DE', brand: 'Vitrine' }, (key, values = {}) =>
    [key, ...Object.values(values)].join(' '),
  );
  for (const content of [html, text]) {
    expect(content).toContain(`${url}${links.terms}?site=${site}`);
    if (links.withdrawal) expect(content).toContain(`${url}${links.withdrawal}?site=${site}`);
    else expect(content).not.toContain('page.content.withdrawal.title');
  }
});

it('DSG-03: every product has an image for mails, and every image a product', async () => {
  const files = await readdir(new URL('../../demo/public/mail/images/', import.meta.url));
  expect(files.map((file) => `/mail/images/${file}`).sort()).toEqual(productImages().map(toMailImage).sort());
});
