import type { SiteConfig } from '#src/config/sites.ts';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { formatShortMoney } from '#src/lib/money.ts';
import { parseUrl } from '#src/lib/parseUrl.ts';
import { isOwnOrigin, safeHref } from '#src/lib/safeHref.ts';
import { type CountryFooter, countryFooter, type FooterGroup, type FooterLink } from '#src/schemas/footer.ts';
import { returnPeriod } from './returnPeriod.ts';

/** Who shows the page: a window class of the header, or the shop's apps for telephones and tablets (FTR-04). */
export type FooterPlatform = 'CLASSIC' | 'TABLET' | 'MATCH' | 'SMARTPHONE';

/** Newsletter states that need no further sign-up form (NWL-16). */
const SETTLED_NEWSLETTER = new Set(['WAITING_FOR_DOI', 'SUBSCRIBED']);

/** Whether the sign-up form stays away because of how far the visitor's sign-up has come (NWL-16). */
export const isNewsletterSettled = (status: string | null | undefined): boolean =>
  SETTLED_NEWSLETTER.has(status ?? '');

/** Whether a cookie asks for the short footer: a partner's visitor, or one of the new app (FTR-03). */
export const hasReducingCookie = (cookies: string): boolean =>
  [COOKIES.affiliate, COOKIES.newApp].some((name) => readCookie(cookies, name) !== null);

/** Apps know their country and have no desktop view (FTR-04). */
export const isAppClient = (platform: FooterPlatform | undefined): boolean =>
  platform === 'SMARTPHONE' || platform === 'TABLET';

/** Whether links for mobile clients are shown; `by-width` leaves it to the style sheet (FTR-04). */
export function mobileLinks(platform: FooterPlatform | undefined): 'shown' | 'hidden' | 'by-width' {
  if (!platform) return 'by-width';
  return platform === 'MATCH' || platform === 'SMARTPHONE' ? 'shown' : 'hidden';
}

/** The groups that are shown; the checkout leaves some out (FTR-03). */
export const visibleGroups = (groups: readonly FooterGroup[], isReduced: boolean): readonly FooterGroup[] =>
  groups.filter((group) => !(isReduced && group.hideGroupInCheckout));

/** Whether a group's own page is missing among its links, so that a collapsed heading has to bring it along. */
export const needsOverviewLink = ({ heading, links }: FooterGroup): boolean =>
  links.every(({ link }) => link.url !== heading.link.url);

const RELATIVE = 'https://relative.invalid';

/** Where a link of the content leads, or `null` when it is not safe (PRM-09, FTR-05). */
export function toTarget(url: string, site: SiteConfig): { href: string; isExternal: boolean } | null {
  const href = safeHref(url);
  if (href === null) return null;
  if (isOwnOrigin(href)) return { href, isExternal: false };
  const { host } = new URL(href);
  const shops = [site.shopUrl, ...Object.values(site.shopUrls)];
  return { href, isExternal: shops.every((shop) => parseUrl(shop)?.host !== host) };
}

const isMobileSegment = (segment: string | undefined) => segment === 'mobile' || segment === 'm';

/**
 * The same page as desktop view: `forceP=WEBSHOP` is added, a leading or trailing mobile path segment is taken away,
 * every other query parameter stays as it is (FTR-06).
 *
 * @param address path with query, or a full address; the answer is always a path on the page's own origin
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

// Parameters are kept as text: parsing and writing them again would change how others were encoded.
const otherParameters = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^forceP(=|$)/.test(pair));

type Part = keyof CountryFooter;
const PARTS = Object.keys(countryFooter.shape) as Part[];

/**
 * Reads SHOP_FOOTER's content (FTR-08). Each part is judged by itself: a broken one is left out and named in
 * `problems`, so that a slip in the social links does not lose the new payment texts.
 */
export function parseFooterOverride(contentJSON: string): {
  override: Partial<CountryFooter>;
  problems: string[];
} {
  let content: unknown;
  try {
    content = JSON.parse(contentJSON);
  } catch {
    content = undefined;
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { override: {}, problems: ['SHOP_FOOTER: contentJSON is not a JSON object'] };
  const given = content as Record<string, unknown>;
  const override: Partial<Record<Part, unknown>> = {};
  const problems: string[] = [];
  for (const part of PARTS) {
    if (given[part] === undefined || given[part] === null) continue;
    const parsed = countryFooter.shape[part].safeParse(given[part]);
    if (parsed.success) {
      override[part] = parsed.data;
      for (const field of droppedFields(given[part], parsed.data))
        problems.push(`SHOP_FOOTER: ${part}.${field}: cannot be read and is left out`);
    } else {
      const issue = parsed.error.issues[0];
      problems.push(`SHOP_FOOTER: ${[part, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
    }
  }
  return { override: override as Partial<CountryFooter>, problems };
}

/** What the footer's texts can name, by placeholder; `null` where the site has no such fact (SIT-09). */
function footerFacts(site: SiteConfig) {
  const { brand, footer, freeShipping, money } = site;
  const price = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : formatShortMoney(amount, money);
  const headerAmount = freeShipping?.scope === 'all' ? freeShipping.amount : null;
  return {
    brand: brand.name,
    dispatchDays: footer.dispatchDays,
    freeCoffee: footer.eleventhCoffeeFree ? '11' : null,
    freeShipping: price(footer.freeShipping?.amount ?? headerAmount),
    freeShippingCard: price(footer.freeShipping?.cardAmount),
    pickupCost: price(footer.pickupCost),
    returns: returnPeriod(site),
    supportHours: footer.supportHours,
  } satisfies Record<string, string | null>;
}

type Facts = Readonly<Record<string, string | null>>;

/** What becomes of a text whose fact the site lacks. */
const LEFT_OUT = Symbol();

/** Texts that a group of the footer can do without. */
const OPTIONAL_TEXTS: ReadonlySet<string> = new Set(['introductoryText']);

function fillText(text: string, facts: Facts): string | typeof LEFT_OUT {
  let isWhole = true;
  const filled = text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    if (!Object.hasOwn(facts, name)) return hole;
    const fact = facts[name] ?? null;
    if (fact === null) isWhole = false;
    return fact ?? '';
  });
  return isWhole ? filled : LEFT_OUT;
}

/** Content with facts in place of `{names}`. A text without its fact is left out, with its link and row. */
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

const priceNote = ({ links, rules }: SiteConfig): NonNullable<CountryFooter['salesTax']> => ({
  textBeforeLink: rules.priceNote.textBeforeLink,
  link: { url: links.shippingCosts, text: rules.priceNote.linkText },
  textAfterLink: rules.priceNote.textAfterLink,
});

const footersOf = memoizeByReference<CountryFooter, WeakMap<SiteConfig, CountryFooter>>(() => new WeakMap());

/**
 * The country's footer: its content with the site's facts and price note (SIT-08, SIT-09), and what SHOP_FOOTER
 * replaces (FTR-08).
 */
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

/** What the country's law wants within reach on every page: withdrawal and cancellation (BEY-02). */
export function statutoryLinks({ links, rules }: SiteConfig): (FooterLink & { part: string })[] {
  const entry = (part: 'withdrawal' | 'cancellation') => {
    const url = links[part];
    const text = rules[part];
    return url && text ? [{ part, url, text }] : [];
  };
  return [...entry('withdrawal'), ...entry('cancellation')];
}

/** Every address a footer links to, as content wrote it. */
export function listLinks(footer: CountryFooter): string[] {
  const toUrl = (link: FooterLink) => link.url;
  return [
    ...footer.teaser.groups.flatMap(({ heading, links }) => [
      heading.link.url,
      ...links.map(({ link }) => link.url),
    ]),
    ...footer.seo.columns.flatMap(({ links }) => links.map(toUrl)),
    ...footer.socialMedia.socialMediaIcons.map(({ link }) => link),
    ...footer.appReferences.appIcons.map(({ link }) => link),
    ...footer.legalLinks.map(toUrl),
    ...(footer.salesTax ? [footer.salesTax.link.url] : []),
    ...footer.qualityLogos.logos.flatMap(({ link }) => link ?? []),
  ];
}
