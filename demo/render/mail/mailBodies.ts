import { declarationRows, receivedAtText } from '#demo/model/declarationRows.ts';
import { orderedCart, orderFacts } from '#demo/model/orderFacts.ts';
import { orderTitle } from '#demo/model/orderTitle.ts';
import { formatLocaleOf } from '#src/config/locales.ts';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { type Receipt, receiptOf } from '#src/features/mini-cart/store/receipt.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { shippingNote } from '#src/lib/priceNote.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { MailFacts } from './mailFacts.ts';
import { button, codeBox, labelled, link, paragraph, receiptTable, SMALL } from './mailParts.ts';

/** The content of one kind of mail, between greeting and sender. */
export interface MailBody {
  subject: string;
  /** The preview text beside the subject. */
  preheader: string;
  html: readonly string[];
  text: readonly string[];
}

/** Confirms an order with its number, its receipt, its address, and how it is paid. */
function orderBody(
  order: NonNullable<MailFacts['order']>,
  { locale, shop }: MailFacts,
  text: Text,
): MailBody {
  const { site: code, entry, cart, isCardMember, orders } = order;
  const site = SITES[code];
  const receipt = receiptOf(orderedCart(cart, entry), site, text, isCardMember);
  const title = orderTitle(order, site, formatLocaleOf(locale), text);
  const priceNote = priceNoteText(site, receipt);
  const words = text('page.checkout.mail_text');
  const demo = text('page.checkout.demo');
  const facts = orderFacts(entry, code, text);
  const toOrders = text('page.topic.orders.title');
  return {
    subject: text('page.checkout.done_title'),
    preheader: words,
    html: [
      paragraph(escapeHtml(title)),
      paragraph(escapeHtml(words)),
      receiptTable(receipt, shop),
      paragraph(escapeHtml(priceNote), `${SMALL};text-align:right`),
      ...facts.map(({ label, lines }) => labelled(label, lines)),
      button(toOrders, orders),
      paragraph(escapeHtml(demo), SMALL),
    ],
    text: [
      title,
      words,
      [
        ...receipt.lines.map(({ title, variant, quantity, amount }) =>
          // A title has commas of its own.
          [title, variant, quantity, amount].filter((part) => part !== undefined).join(' · '),
        ),
        ...receipt.rows.map(({ label, value }) => text('ui.labelled', { label, value })),
      ].join('\n'),
      priceNote,
      ...facts.map(({ label, lines }) => [label, ...lines].join('\n')),
      `${toOrders}\n${orders}`,
      demo,
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
      codeBox(code),
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
  const words = text('page.declaration.mail_text');
  const rows = [
    ...declarationRows(declaration, entry, text),
    {
      label: text('page.declaration.received_at'),
      value: receivedAtText(receivedAt, formatLocaleOf(locale), timeZone),
    },
  ].map(({ label, value }) => text('ui.labelled', { label, value: toLine(value, MAX_VALUE_LENGTH) }));
  return {
    subject: text('page.declaration.mail_subject', { declaration }),
    preheader: words,
    html: [paragraph(escapeHtml(words)), paragraph(rows.map(escapeHtml).join('<br>'))],
    text: [words, rows.join('\n')],
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
