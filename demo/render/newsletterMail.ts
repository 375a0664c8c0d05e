import { type CheckoutEntry, paymentsOf } from '#demo/model/checkoutForm.ts';
import type { DeclarationEntry } from '#demo/model/declarationForm.ts';
import { declarationRows, receivedAtText } from '#demo/model/declarationRows.ts';
import type { DeclarationName } from '#demo/model/topics.ts';
import type { MailKind } from '#mocks/services/outbox.ts';
import { formatLocaleOf, type Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { type Receipt, receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { Cart } from '#src/schemas/cart.ts';

/** A mail's content as HTML and plain text. */
export interface RenderedMail {
  subject: string;
  /** The one-click unsubscription of mail programs (RFC 8058). */
  headers: { 'List-Unsubscribe'?: string; 'List-Unsubscribe-Post'?: string };
  html: string;
  text: string;
}

/** The absolute URLs of a mail's links, with the mail's token. */
export interface MailLinks {
  /** The confirmation of the sign-up, or of its changes. */
  confirm?: string;
  /** The subscriber's preferences. */
  preferences?: string;
  /** The unsubscription, in every mail of the newsletter; also accepts the one-click POST of mail programs. */
  unsubscribe?: string;
}

/** The data of a mail. */
export interface MailFacts {
  /** The mail's language, for screen readers. */
  locale: Locale;
  brand: string;
  /** The kind of mail: an existing subscriber does not have to confirm again. */
  kind: MailKind;
  /** Without a first name the greeting has no name. */
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Name and postal address of the sender, by line, and the absolute URL of the imprint. */
  sender: { lines: readonly string[]; imprint: string };
  links: MailLinks;
  /** The absolute URL of the shop. */
  shop: string;
  /** How long the confirmation link works. */
  validDays: number;
  /** The voucher of the mail that follows the confirmation. */
  voucher?: { code: string; percent: number; conditions: string } | undefined;
  /** The received declaration. */
  receipt?: { declaration: DeclarationName; entry: DeclarationEntry; receivedAt: string; timeZone: string };
  /** What was ordered, and where it goes. */
  order?: { site: SiteCode; entry: Omit<CheckoutEntry, 'email'>; cart: Cart };
}

// Mail programs support little CSS: tables and inline styles, with colours that stay readable when inverted.
const FONT = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#2b211b`;
const SMALL = `margin:0 0 12px;${FONT};font-size:13px;line-height:20px;color:#5f5249`;

const paragraph = (words: string, style = PARAGRAPH) => `<p style="${style}">${words}</p>`;

const CODE = `display:inline-block;margin:0 0 20px;padding:12px 20px;border:2px dashed #6b4028;border-radius:8px;font-family:Menlo,Consolas,monospace;font-size:22px;line-height:28px;letter-spacing:2px;color:#2b211b;background:#fffdf9`;

const link = (words: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:#6b4028">${escapeHtml(words)}</a>`;

const button = (words: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:#2f2620"><a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:bold;color:#fffdf9;text-decoration:none">${escapeHtml(words)}</a></td></tr></table>`;

/** The lines and sums of a receipt as rows of a table: the same as in cart and checkout. */
function receiptTable({ lines, rows }: Receipt): string {
  const row = (words: string, amount: string, style: string) =>
    `<tr><td style="padding:6px 16px 6px 0;${style}">${words}</td><td align="right" valign="top" style="padding:6px 0;white-space:nowrap;${style}">${amount}</td></tr>`;
  const words = `${FONT};font-size:16px;line-height:22px;color:#2b211b`;
  const small = `${FONT};font-size:14px;line-height:20px;color:#5f5249`;
  const total = `${FONT};font-size:18px;line-height:26px;font-weight:bold;color:#2b211b;border-top:1px solid #d9cfc4`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${[
    ...lines.map(({ title, quantity, amount = '' }) =>
      row(
        `${escapeHtml(title)}${quantity === undefined ? '' : `<br><span style="${small}">${escapeHtml(quantity)}</span>`}`,
        escapeHtml(amount),
        words,
      ),
    ),
    ...rows.map(({ label, value, isFinal }) =>
      row(escapeHtml(label), escapeHtml(value), isFinal ? total : small),
    ),
  ].join('')}</table>`;
}

/** Confirms an order with its receipt, its address, and how it is paid. */
function orderBody({ site, entry, cart }: NonNullable<MailFacts['order']>, text: Text): MailBody {
  const receipt = receiptOf(cart, SITES[site], text);
  const words = text('page.checkout.mail_text');
  const demo = text('page.checkout.demo');
  const payment = paymentsOf(site).find(({ value }) => value === entry.payment)?.label ?? entry.payment;
  const delivery = text(
    entry.delivery === 'store' ? 'page.checkout.delivery_store' : 'page.checkout.delivery_home',
  );
  const address = [`${entry.firstName} ${entry.lastName}`, entry.street, `${entry.postcode} ${entry.city}`];
  const facts = [
    text('ui.labelled', { label: text('page.checkout.delivery'), value: delivery }),
    text('ui.labelled', { label: text('page.checkout.payment'), value: payment }),
  ];
  return {
    subject: text('page.checkout.done_title'),
    preheader: words,
    html: [
      paragraph(escapeHtml(words)),
      receiptTable(receipt),
      paragraph(address.map(escapeHtml).join('<br>')),
      paragraph(facts.map(escapeHtml).join('<br>'), SMALL),
      paragraph(escapeHtml(demo), SMALL),
    ],
    text: [
      words,
      [
        ...receipt.lines.map(({ title, quantity, amount }) =>
          [title, quantity, amount].filter((part) => part !== undefined).join(', '),
        ),
        ...receipt.rows.map(({ label, value }) => text('ui.labelled', { label, value })),
      ].join('\n'),
      address.join('\n'),
      facts.join('\n'),
      demo,
    ],
  };
}

/** The content of one kind of mail, between greeting and sender. */
interface MailBody {
  subject: string;
  /** The preview text beside the subject. */
  preheader: string;
  html: readonly string[];
  text: readonly string[];
}

/** Asks for confirmation, without advertising. */
function confirmBody(confirm: string, { validDays }: MailFacts, text: Text): MailBody {
  const words = text('newsletter.mail.text');
  const label = text('newsletter.mail.button');
  const expiry = text('newsletter.mail.expiry', { days: validDays });
  const ignore = text('newsletter.mail.ignore');
  const address = escapeHtml(confirm);
  return {
    subject: text('newsletter.mail.subject'),
    preheader: text('newsletter.mail.preheader'),
    html: [
      paragraph(escapeHtml(words)),
      button(label, confirm),
      paragraph(escapeHtml(expiry), SMALL),
      paragraph(
        `${escapeHtml(text('newsletter.mail.fallback'))}<br><a href="${address}" style="color:#6b4028;word-break:break-all">${address}</a>`,
        SMALL,
      ),
      paragraph(escapeHtml(ignore), SMALL),
    ],
    text: [words, `${label}\n${confirm}`, expiry, ignore],
  };
}

/** Contains the voucher promised at sign-up (BEY-19). */
function voucherBody(
  { code, percent, conditions }: NonNullable<MailFacts['voucher']>,
  { shop }: MailFacts,
  text: Text,
): MailBody {
  const words = text('newsletter.mail.voucher_text', { percent });
  const label = text('newsletter.mail.voucher_code');
  const toShop = text('newsletter.mail.voucher_button');
  const terms = text('newsletter.mail.voucher_conditions');
  return {
    subject: text('newsletter.mail.voucher_subject', { percent }),
    preheader: words,
    html: [
      paragraph(escapeHtml(words)),
      paragraph(escapeHtml(label), SMALL),
      `<p style="${CODE}">${escapeHtml(code)}</p>`,
      button(toShop, shop),
      paragraph(link(terms, conditions), SMALL),
    ],
    text: [words, `${label}\n${code}`, `${toShop}\n${shop}`, `${terms}\n${conditions}`],
  };
}

/** Says that a sign-up was not necessary, and asks to confirm what is new in it. */
function knownBody({ links: { confirm } }: MailFacts, text: Text): MailBody {
  const words = text('newsletter.mail.known_text');
  const change = text('newsletter.mail.known_change');
  const label = text('newsletter.mail.known_button');
  return {
    subject: text('newsletter.mail.known_subject'),
    preheader: words,
    html: [
      paragraph(escapeHtml(words)),
      ...(confirm ? [paragraph(escapeHtml(change)), button(label, confirm)] : []),
    ],
    text: [words, ...(confirm ? [change, `${label}\n${confirm}`] : [])],
  };
}

/** Repeats what was declared and when it was received, on a durable medium. */
function receiptBody(
  { declaration, entry, receivedAt, timeZone }: NonNullable<MailFacts['receipt']>,
  { locale }: MailFacts,
  text: Text,
): MailBody {
  const title = text(`page.content.${declaration}.title`);
  const words = text('page.declaration.mail_text');
  const rows = [
    ...declarationRows(declaration, entry, text),
    {
      label: text('page.declaration.received_at'),
      value: receivedAtText(receivedAt, formatLocaleOf(locale), timeZone),
    },
  ].map(({ label, value }) => text('ui.labelled', { label, value: toLine(value, MAX_VALUE_LENGTH) }));
  return {
    subject: text('page.declaration.mail_subject', { title }),
    preheader: words,
    html: [paragraph(escapeHtml(words)), paragraph(rows.map(escapeHtml).join('<br>'))],
    text: [words, rows.join('\n')],
  };
}

/** Maximum length of a value in a receipt: longer than that of any field. */
const MAX_VALUE_LENGTH = 400;

function toBody(facts: MailFacts, text: Text): MailBody {
  const { kind, links, voucher, receipt, order } = facts;
  if (order) return orderBody(order, text);
  if (receipt) return receiptBody(receipt, facts, text);
  if (kind === 'newsletter-confirm' && links.confirm) return confirmBody(links.confirm, facts, text);
  return kind === 'newsletter-voucher' && voucher
    ? voucherBody(voucher, facts, text)
    : knownBody(facts, text);
}

/**
 * Renders a mail in its language (BFF-06, BEY-19): HTML with inline styles, no scripts and dark-mode-safe colours, and
 * plain text. Every mail of the newsletter ends with the unsubscribe link.
 */
export function renderNewsletterMail(facts: MailFacts, text: Text): RenderedMail {
  const { locale, brand, firstName, lastName, sender, links } = facts;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const greeting = firstName
    ? text('newsletter.mail.greeting_name', { firstName, fullName })
    : text('newsletter.mail.greeting');
  const { subject, preheader, html: body, text: plainBody } = toBody(facts, text);

  const imprint = text('page.content.imprint.title');
  const footerLinks: readonly [words: string, href: string][] = [
    ...(links.preferences
      ? [[text('newsletter.preferences.link'), links.preferences] as [string, string]]
      : []),
    ...(links.unsubscribe
      ? [[text('newsletter.unsubscribe.title'), links.unsubscribe] as [string, string]]
      : []),
    [imprint, sender.imprint],
  ];
  const plain = [
    greeting,
    ...plainBody,
    [
      ...sender.lines,
      ...footerLinks.map(([words, href]) => text('ui.labelled', { label: words, value: href })),
    ].join('\n'),
  ];

  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f7f2ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2ea">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border-radius:12px">
<tr><td style="padding:28px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td style="font-family:Fraunces,Georgia,serif;font-size:24px;color:#6b4028">${escapeHtml(brand)}</td>
</tr></table></td></tr>
<tr><td style="padding:20px 32px 12px">
<h1 style="margin:0 0 20px;font-family:Fraunces,Georgia,serif;font-weight:normal;font-size:26px;line-height:32px;text-wrap:balance;color:#2b211b">${escapeHtml(subject)}</h1>
${paragraph(escapeHtml(greeting))}
${body.join('\n')}
</td></tr>
<tr><td style="padding:0 32px 20px">
${paragraph(sender.lines.map(escapeHtml).join('<br>'), SMALL)}
${paragraph(footerLinks.map(([words, href]) => link(words, href)).join(' &nbsp;·&nbsp; '), SMALL)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
  return {
    subject,
    headers: links.unsubscribe
      ? {
          'List-Unsubscribe': `<${links.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    html,
    text: `${plain.join('\n\n')}\n`,
  };
}
