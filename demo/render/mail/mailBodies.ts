import { declarationRows, receivedAtText } from '#demo/model/declarationRows.ts';
import { orderedCart, orderFacts } from '#demo/model/orderFacts.ts';
import { orderTitle } from '#demo/model/orderTitle.ts';
import { formatLocaleOf } from '#src/config/locales.ts';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { type Receipt, receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { joinFacts } from '#src/lib/joinFacts.ts';
import { shippingNote } from '#src/lib/priceNote.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { MailFacts } from './mailFacts.ts';
import { button, codeBox, labelled, link, paragraph, receiptTable, SMALL, titled } from './mailParts.ts';

/** A part of a mail, in both of its forms. */
interface MailPart {
  html: string;
  text: string;
}

/** The content of one kind of mail, between greeting and sender. */
export interface MailBody {
  subject: string;
  /** The preview text beside the subject. */
  preheader: string;
  parts: readonly MailPart[];
}

const say = (words: string, style?: string): MailPart => ({
  html: paragraph(escapeHtml(words), style),
  text: words,
});

const lead = (words: string, href: string): MailPart => ({
  html: button(words, href),
  text: `${words}\n${href}`,
});

/** Confirms an order with its number, its receipt, its address, and how it is paid. */
function orderBody(
  order: NonNullable<MailFacts['order']>,
  { locale, shop }: MailFacts,
  text: Text,
): MailBody {
  const { site: code, entry, cart, isCardMember, orders } = order;
  const site = SITES[code];
  const receipt = receiptOf(orderedCart(cart, entry), site, text, isCardMember);
  const { title, description } = orderTitle(order, site, formatLocaleOf(locale), text);
  const priceNote = priceNoteText(site, receipt);
  const words = text('page.checkout.mail_text');
  const plainReceipt = [
    receipt.lines.map(({ title, variant, quantity, lowest, former, amount, per }) =>
      // A title has commas of its own.
      joinFacts([
        title,
        variant,
        quantity,
        lowest,
        former && `${text('ui.price.old')} ${former}`,
        amount,
        per,
      ]),
    ),
    receipt.rows.map(({ label, value }) => text('ui.labelled', { label, value })),
  ];
  return {
    subject: text('page.checkout.done_title'),
    preheader: joinFacts([title, description]),
    parts: [
      { html: titled(title, description), text: `${title}\n${description}` },
      say(words),
      { html: receiptTable(receipt, shop), text: plainReceipt.map((each) => each.join('\n')).join('\n\n') },
      say(priceNote, `${SMALL};text-align:right`),
      ...orderFacts(entry, code, text).map(({ label, lines }) => ({
        html: labelled(label, lines),
        text: [label, ...lines].join('\n'),
      })),
      lead(text('page.topic.orders.title'), orders),
      say(text('page.checkout.demo'), SMALL),
    ],
  };
}

/** What the sums of a receipt include, in one sentence. */
function priceNoteText(site: SiteConfig, { includesShipping }: Receipt): string {
  const note = includesShipping ? null : shippingNote(site);
  return note ? `${note.textBeforeLink}${note.linkText}${note.textAfterLink}` : site.rules.priceNote.sum;
}

/** Asks for confirmation, without advertising. */
function confirmBody(confirm: string, { validDays }: MailFacts, text: Text): MailBody {
  const address = escapeHtml(confirm);
  const fallback = `${escapeHtml(text('newsletter.mail.fallback'))}<br><a href="${address}" style="color:#6b4028;word-break:break-all">${address}</a>`;
  const expiry = say(text('newsletter.mail.expiry', { days: validDays }), SMALL);
  return {
    subject: text('newsletter.mail.subject'),
    preheader: text('newsletter.mail.preheader'),
    parts: [
      say(text('newsletter.mail.text')),
      lead(text('newsletter.confirm.submit'), confirm),
      // The text has the address already.
      { ...expiry, html: `${expiry.html}\n${paragraph(fallback, SMALL)}` },
      say(text('newsletter.mail.ignore'), SMALL),
    ],
  };
}

/** Contains the voucher promised at sign-up. */
function voucherBody(
  { code, percent, conditions }: NonNullable<MailFacts['voucher']>,
  { shop }: MailFacts,
  text: Text,
): MailBody {
  const words = text('newsletter.mail.voucher_text', { percent });
  const label = text('newsletter.mail.voucher_code');
  const terms = text('page.content.voucherConditions.title');
  return {
    subject: text('newsletter.mail.voucher_subject', { percent }),
    preheader: words,
    parts: [
      say(words),
      { html: `${paragraph(escapeHtml(label), SMALL)}\n${codeBox(code)}`, text: `${label}\n${code}` },
      lead(text('newsletter.mail.voucher_button'), shop),
      { html: paragraph(link(terms, conditions), SMALL), text: `${terms}\n${conditions}` },
    ],
  };
}

/** Says that a sign-up was not necessary, and asks to confirm what is new in it. */
function knownBody({ links: { confirm } }: MailFacts, text: Text): MailBody {
  const words = text('newsletter.mail.known_text');
  return {
    subject: text('newsletter.mail.known_subject'),
    preheader: words,
    parts: [
      say(words),
      ...(confirm
        ? [say(text('newsletter.mail.known_change')), lead(text('newsletter.mail.known_button'), confirm)]
        : []),
    ],
  };
}

/** Repeats what was declared and when it was received, on a durable medium. */
function receiptBody(
  { declaration, entry, receivedAt, timeZone }: NonNullable<MailFacts['receipt']>,
  { locale }: MailFacts,
  text: Text,
): MailBody {
  const rows = [
    ...declarationRows(declaration, entry, text),
    {
      label: text('page.declaration.received_at'),
      value: receivedAtText(receivedAt, formatLocaleOf(locale), timeZone),
    },
  ].map(({ label, value }) => ({ label, value: toLine(value, MAX_VALUE_LENGTH) }));
  const plainRows = rows.map((row) => text('ui.labelled', row));
  return {
    subject: text('page.declaration.mail_subject', { declaration }),
    preheader: joinFacts(plainRows),
    parts: [
      say(text('page.declaration.mail_text')),
      {
        html: rows.map(({ label, value }) => labelled(label, [value])).join('\n'),
        text: plainRows.join('\n'),
      },
    ],
  };
}

/** Maximum length of a value in a receipt: longer than that of any field. */
const MAX_VALUE_LENGTH = 400;

export function toBody(facts: MailFacts, text: Text): MailBody {
  const { kind, links, voucher, receipt, order } = facts;
  if (order) return orderBody(order, facts, text);
  if (receipt) return receiptBody(receipt, facts, text);
  if (kind === 'newsletter-confirm' && links.confirm) return confirmBody(links.confirm, facts, text);
  return kind === 'newsletter-voucher' && voucher
    ? voucherBody(voucher, facts, text)
    : knownBody(facts, text);
}
