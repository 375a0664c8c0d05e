import type { SiteConfig } from '#src/config/sites.ts';
import { readCookie } from '#src/lib/cookies.ts';
import { countriesOf } from '#src/lib/countryAddress.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { formatShortMoney } from '#src/lib/money.ts';
import { parseContentJson } from '#src/lib/parseContentJson.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';
import { shippingNote } from '#src/lib/priceNote.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { isOwnOrigin, safeHref } from '#src/lib/safeHref.ts';
import { type CountryFooter, countryFooter, type FooterGroup, type FooterLink } from '#src/schemas/footer.ts';
import { returnPeriod } from './returnPeriod.ts';

/** A top-level part of the content, if it has one. */
export type FooterPart<Name extends keyof CountryFooter> = NonNullable<CountryFooter[Name]>;

/** The client that shows the page: a width class of the header, or the shop's apps for phones and tablets. */
export type FooterPlatform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE';

/** Newsletter states that need no further sign-up form. */
const SETTLED_NEWSLETTER = new Set(['WAITING_FOR_DOI', 'SUBSCRIBED']);

/** Whether the sign-up form is hidden because of the state of the visitor's sign-up. */
export const isNewsletterSettled = (status: string | null | undefined): boolean =>
  SETTLED_NEWSLETTER.has(status ?? '');

/** Whether a cookie of the site requests the short footer: for visitors from a partner, or of the new app. */
export const hasReducingCookie = (cookies: string, { footer }: Pick<SiteConfig, 'footer'>): boolean =>
  footer.reducingCookies.some((name) => readCookie(cookies, name) !== null);

/** Apps know their country and have no desktop view. */
export const isAppClient = (platform: FooterPlatform | undefined): boolean =>
  platform === 'SMARTPHONE' || platform === 'TABLET';

/** Whether links for mobile clients are shown; `by-width` leaves that to the style sheet. */
export function mobileLinks(platform: FooterPlatform | undefined): 'shown' | 'hidden' | 'by-width' {
  if (!platform) return 'by-width';
  return platform === 'MATCH' || platform === 'SMARTPHONE' ? 'shown' : 'hidden';
}

/** The visible groups; the checkout omits some. */
export const visibleGroups = (groups: readonly FooterGroup[], isReduced: boolean): readonly FooterGroup[] =>
  groups.filter((group) => !(isReduced && group.hideGroupInCheckout));

const RELATIVE = 'https://relative.invalid';

/** The target of a link in the content, or `null` if it is not safe. */
export function toTarget(url: string, site: SiteConfig): { href: string; isExternal: boolean } | null {
  const href = safeHref(url);
  if (href === null) {
    reportProblem('Footer: an address is no link of a page and is shown as text.', `footer address ${url}`);
    return null;
  }
  if (isOwnOrigin(href)) return { href, isExternal: false };
  const { host } = new URL(href);
  return { href, isExternal: !countriesOf(site).some(({ shopUrl }) => parseUrl(shopUrl)?.host === host) };
}

const isMobileSegment = (segment: string | undefined) => segment === 'mobile' || segment === 'm';

/**
 * The URL of the same page in the desktop view: with `forceP=WEBSHOP`, and without a mobile segment at either end.
 *
 * @param address path with query, or an absolute URL; the result is always a path on the page's own origin
 */
export function toDesktopAddress(address: string): string {
  const { pathname, search } = parseUrl(address, RELATIVE) ?? new URL(RELATIVE);
  const segments = pathname.split('/').filter(Boolean);
  while (isMobileSegment(segments[0])) segments.shift();
  while (isMobileSegment(segments.at(-1))) segments.pop();
  const isFolder = pathname.endsWith('/') && segments.length > 0;
  const path = `/${segments.join('/')}${isFolder ? '/' : ''}`;
  return `${path}?${[...otherParameters(search), 'forceP=WEBSHOP'].join('&')}`;
}

/** The same page without a forced desktop view. */
export function toMobileAddress(address: string): string {
  const { pathname, search } = parseUrl(address, RELATIVE) ?? new URL(RELATIVE);
  const query = otherParameters(search).join('&');
  return `/${pathname.split('/').filter(Boolean).join('/')}${query && `?${query}`}`;
}

/** Whether a page already shows its desktop view on purpose. */
export const isDesktopForced = (address: string): boolean =>
  parseUrl(address, RELATIVE)?.searchParams.get('forceP') === 'WEBSHOP';

// Keeps parameters as text: parsing and serialising them would change the encoding of other parameters.
const otherParameters = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^forceP(=|$)/.test(pair));

type Part = keyof CountryFooter;
const PARTS = Object.keys(countryFooter.shape) as Part[];

/** Parses SHOP_FOOTER's content part by part, so that an error in the social links does not lose new payment texts. */
export function parseFooterOverride(contentJSON: string): {
  override: Partial<CountryFooter>;
  problems: string[];
} {
  const content = parseContentJson(contentJSON, 'SHOP_FOOTER');
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { override: {}, problems: ['SHOP_FOOTER: contentJSON is not a JSON object'] };
  const received = content as Record<string, unknown>;
  const override: Partial<Record<Part, unknown>> = {};
  const problems: string[] = [];
  for (const part of PARTS) {
    if (received[part] === undefined || received[part] === null) continue;
    const parsed = countryFooter.shape[part].safeParse(received[part]);
    if (parsed.success) {
      override[part] = parsed.data;
      for (const field of droppedFields(received[part], parsed.data))
        problems.push(`SHOP_FOOTER: ${part}.${field}: cannot be read and is left out`);
    } else {
      const issue = parsed.error.issues[0];
      problems.push(`SHOP_FOOTER: ${[part, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
    }
  }
  return { override: override as Partial<CountryFooter>, problems };
}

/** The values for placeholders in the footer's texts; `null` if the site has no such fact. */
function footerFacts(site: SiteConfig) {
  const { brand, footer, freeShipping, money } = site;
  const price = (amount: number | null) => (amount === null ? null : formatShortMoney(amount, money));
  return {
    brand: brand.name,
    dispatchDays: footer.dispatchDays,
    freeCoffee: footer.eleventhCoffeeFree ? '11' : null,
    // No text says “free from 0 €”.
    freeShipping: price(freeShipping.all || null),
    freeShippingCard: price(freeShipping.card || null),
    pickupCost: price(footer.pickupCost),
    returns: returnPeriod(site),
    supportHours: footer.supportHours,
  } satisfies Record<string, string | null>;
}

type Facts = Readonly<Record<string, string | null>>;

/** Marks a text whose fact the site lacks. */
const LEFT_OUT = Symbol();

/** Texts that a group of the footer can omit. */
const OPTIONAL_TEXTS: ReadonlySet<string> = new Set(['introductoryText']);

function fillText(text: string, facts: Facts): string | typeof LEFT_OUT {
  let isComplete = true;
  const filled = text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    if (!Object.hasOwn(facts, name)) return hole;
    const fact = facts[name] ?? null;
    if (fact === null) isComplete = false;
    return fact ?? '';
  });
  return isComplete ? filled : LEFT_OUT;
}

/** Replaces `{names}` in the content by facts. A text without its fact is left out, with its link and row. */
function fill(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillText(value, facts);
  if (Array.isArray(value)) return value.map((each) => fill(each, facts)).filter((each) => each !== LEFT_OUT);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, each]) => [key, fill(each, facts)] as const);
  if (filled.some(([key, each]) => each === LEFT_OUT && !OPTIONAL_TEXTS.has(key))) return LEFT_OUT;
  return Object.fromEntries(filled.filter(([, each]) => each !== LEFT_OUT));
}

function withFacts<Content extends Partial<CountryFooter>>(content: Content, site: SiteConfig): Content {
  const facts = footerFacts(site);
  const parts = Object.entries(content).map(([part, value]) => [part, fill(value, facts)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== LEFT_OUT)) as Content;
}

function priceNote(site: SiteConfig): FooterPart<'salesTax'> {
  const note = shippingNote(site);
  if (!note) return { textBeforeLink: site.rules.priceNote.sum, textAfterLink: '' };
  const { textBeforeLink, href, linkText, textAfterLink } = note;
  return { textBeforeLink, link: { url: href, text: linkText }, textAfterLink };
}

const footersOf = memoizeByReference<CountryFooter, WeakMap<SiteConfig, CountryFooter>>(() => new WeakMap());

/** The country's footer: its content with the site's facts and price note, overridden by SHOP_FOOTER. */
export function toFooter(
  content: CountryFooter,
  override: Partial<CountryFooter> | null | undefined,
  site: SiteConfig,
): CountryFooter {
  const footers = footersOf(content);
  const footer = footers.get(site) ?? withFacts({ salesTax: priceNote(site), ...content }, site);
  footers.set(site, footer);
  return override ? { ...footer, ...withFacts(override, site) } : footer;
}

/** The links that the country's law requires on every page: withdrawal and cancellation. */
export function statutoryLinks({ links, rules }: SiteConfig): (FooterLink & { part: string })[] {
  return (['withdrawal', 'cancellation'] as const).flatMap((part) => {
    const [url, text] = [links[part], rules[part]];
    return url && text ? [{ part, url, text }] : [];
  });
}

/** Every URL that a footer links to, as in the content. */
export function listLinks(footer: CountryFooter): string[] {
  const toUrl = (link: FooterLink) => link.url;
  return [
    ...footer.teaser.groups.flatMap(({ heading, links }) => [
      heading.link.url,
      ...links.map(({ link }) => link.url),
    ]),
    ...(footer.seo?.columns ?? []).flatMap(({ links }) => links.map(toUrl)),
    ...(footer.socialMedia?.socialMediaIcons ?? []).map(({ link }) => link),
    ...(footer.appReferences?.appIcons ?? []).map(({ link }) => link),
    ...footer.legalLinks.map(toUrl),
    ...(footer.salesTax?.link ? [footer.salesTax.link.url] : []),
    ...(footer.qualityLogos?.logos ?? []).flatMap(({ link }) => link ?? []),
  ];
}
