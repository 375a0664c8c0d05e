import { type CheckoutEntry, conditionsOf, type PageLink } from '#demo/model/checkoutForm.ts';
import type { DeclarationInput } from '#demo/model/declarationForm.ts';
import { SUBSCRIBER_PATHS } from '#demo/model/subscriberPaths.ts';
import type { DeclarationName } from '#demo/model/topics.ts';
import type { MailKind, NewsletterMail, OutboxMail } from '#mocks/services/outbox.ts';
import { LINK_VALID_MS } from '#mocks/services/subscription.ts';
import { NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import type { Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { DEMO_SUPPORT } from '#src/sections/footer/content/demoSupport.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { COMPANIES } from './companies.ts';

/** The absolute URLs of a mail's links, with the mail's token. */
export interface MailLinks {
  /** The confirmation of the sign-up, or of its changes. */
  confirm?: string;
  preferences?: string;
  /** The unsubscription, in every mail of the newsletter; also accepts the one-click POST of mail programs. */
  unsubscribe?: string;
}

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
  shop: string;
  /**
   * The absolute URLs of the pictures. A mail that asks for a confirmation has no scene, because courts take anything
   * beside the question for advertising; nor has a receipt of a declaration.
   */
  pictures: { logo: string; scene?: string };
  /** How long the confirmation link works. */
  validDays: number;
  /** The voucher of the mail that follows the confirmation. */
  voucher?: { code: string; percent: number; conditions: string } | undefined;
  receipt?: { declaration: DeclarationName; entry: DeclarationInput; receivedAt: string; timeZone: string };
  /** What was ordered, when, and where it goes. */
  order?: {
    site: SiteCode;
    entry: Omit<CheckoutEntry, 'email'>;
    cart: Cart;
    isCardMember: boolean;
    number: string;
    orderedAt: string;
    /** The absolute URLs of the order history, and of the withdrawal where the law requires its function. */
    orders: string;
    withdrawal?: string;
    /** The pages that apply to the order, with absolute URLs. */
    conditions: readonly PageLink[];
  };
}

const DAY_MS = 24 * 3_600_000;

/** The address of a page of the shop in the language of the mail that leads to it. */
const toAddress = (origin: string, path: string, { site, locale }: OutboxMail, secret = {}) =>
  `${origin}${path}?${new URLSearchParams({ site, ...(locale !== SITES[site].locale && { locale }), ...secret })}`;

/**
 * The target addresses of a mail's links.
 *
 * @param origin of the shop
 */
export function toMailLinks(mail: NewsletterMail, origin: string): MailLinks {
  const { kind, changes, token } = mail;
  const toLink = (path: string, secret: 'doi' | 'token') =>
    toAddress(origin, path, mail, { [secret]: token });
  return {
    ...((kind === 'newsletter-confirm' || changes) && { confirm: toLink(LINKS.newsletter, 'doi') }),
    ...(kind !== 'newsletter-confirm' && { preferences: toLink(SUBSCRIBER_PATHS.preferences, 'token') }),
    unsubscribe: toLink(SUBSCRIBER_PATHS.unsubscribe, 'token'),
  };
}

/** The sender of a country's mails: the company, and the address and telephone of its customer service. */
function senderOf(site: SiteCode): readonly string[] {
  const { brand } = SITES[site];
  const { customerSupport } = toFooter(FOOTER_CONTENTS[site], null, SITES[site]);
  return [
    ...COMPANIES[site].map((line) => line.replace('{brand}', brand.name)),
    ...(customerSupport?.address ?? []),
    DEMO_SUPPORT[site].phone.text,
  ];
}

/**
 * The data of a mail in the outbox.
 *
 * @param origin of the shop
 */
export function toMailFacts(mail: OutboxMail, origin: string): Omit<MailFacts, 'locale' | 'brand'> {
  const { site, kind } = mail;
  const { links, newsletter } = SITES[site];
  const toPage = (path: string) => toAddress(origin, path, mail);
  const toPicture = (name: string) => `${origin}/mail/${name}.png`;
  const base = {
    kind,
    sender: { lines: senderOf(site), imprint: toPage(links.imprint) },
    shop: toPage(LINKS.home),
    pictures: { logo: toPicture('logo') },
  };
  const withScene = (name: string) => ({ ...base, pictures: { ...base.pictures, scene: toPicture(name) } });
  if (mail.kind === 'declaration-receipt') {
    const { declaration, entry, sentAt } = mail;
    const receipt = { declaration, entry, receivedAt: sentAt, timeZone: SITES[site].timeZone };
    return { ...base, links: {}, validDays: 0, receipt };
  }
  if (mail.kind === 'order-receipt') {
    const { entry, cart, isCardMember, number, sentAt } = mail;
    const { firstName, lastName } = entry;
    const order = {
      site,
      entry,
      cart,
      isCardMember,
      number,
      orderedAt: sentAt,
      orders: toPage(LINKS.orders),
      ...(links.withdrawal && { withdrawal: toPage(links.withdrawal) }),
      conditions: conditionsOf(site).map(({ title, href }) => ({ title, href: toPage(href) })),
    };
    return { ...withScene('parcel'), links: {}, validDays: 0, firstName, lastName, order };
  }
  const { firstName, lastName, voucherCode } = mail;
  return {
    ...(kind === 'newsletter-voucher' ? withScene('coffee') : base),
    firstName: firstName && toLine(firstName, NAME_MAX_LENGTH),
    lastName: lastName && toLine(lastName, NAME_MAX_LENGTH),
    links: toMailLinks(mail, origin),
    validDays: LINK_VALID_MS / DAY_MS,
    voucher: voucherCode
      ? {
          code: voucherCode,
          percent: newsletter.discountPercent,
          conditions: toPage(links.voucherConditions),
        }
      : undefined,
  };
}
