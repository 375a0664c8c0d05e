import { lowerEdge } from '#src/config/breakpoints.ts';
import { MAX_ANNOUNCEMENTS, MAX_BENEFIT_LINKS, VOUCHER_MAX_LENGTH } from '#src/config/limits.ts';
import type { CustomPromotionTheme, PromotionColours, SiteConfig } from '#src/config/sites.ts';
import { cutText } from '#src/lib/cutText.ts';
import type { BenefitSlot } from '#src/lib/dataLayer.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { parseContentJson } from '#src/lib/parseContentJson.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import {
  type AspectRatio,
  type Cutout,
  PROMOTION_THEMES,
  type PromotionContent,
  type PromotionResponse,
  type PromotionTheme,
  type PromotionType,
  promotionContent,
  promotionType,
} from '#src/schemas/promotion.ts';
import { BLACK, isDark, parseColour, type Rgb, readableOn, toHex, WHITE } from './promotionColours.ts';

// The only place that converts editors' content to data for components. Afterwards no text is too long, no link unsafe,
// no colour unreadable. Content that cannot be rendered is logged and never throws.

/** Longer JSON cannot be an editor's work; it is rejected before parsing. */
const MAX_CONTENT_CHARACTERS = 200_000;
const MAX_LINE_CHARACTERS = 200;
const MAX_TEXT_CHARACTERS = 1_000;
const MAX_LEGAL_CHARACTERS = 6_000;
const MAX_CUTOUTS = 12;
const MAX_PICTURE_SIDE_PX = 8_000;

/** The creative slots of the strip's links, in order. */
const BENEFIT_SLOTS: readonly BenefitSlot[] = ['shipping_free', 'newsletter', 'cross_channel', 'service'];

/** Colours of a promotion: a theme, or an editor's own pair, corrected to be readable. */
export interface PromotionLook {
  /** One of the twelve themes, or a custom one. */
  theme: string;
  /** Hex colours of an editor or a custom theme; `null` for the tokens of one of the twelve. */
  colours: CustomPromotionTheme | null;
}

/** Custom themes of the site, by name. */
export type CustomThemes = SiteConfig['promotionThemes'];

interface PromotionLink {
  href: string;
  text: string;
}

/** A voucher code that can be copied. */
export interface PromotionVoucher {
  code: string;
  instruction: string | null;
}

/** The call to action of a promotion; without a URL it is shown but not interactive. */
export interface CallToAction {
  text: string;
  href: string | null;
}

/** A text in two lengths, equal if editors wrote only one; the short one is for narrow layouts. */
export interface Copy {
  long: string;
  short: string;
}

/** Terms with a short hint. */
export interface LegalHint {
  text: string;
  hint: Copy | null;
}

/** One crop of an image, for windows at least `minWidth` pixels wide. */
interface ImageCrop {
  source: string;
  minWidth: number;
  width: number | null;
  height: number | null;
}

/** An image with one or more crops, widest window first. */
export interface PromotionImageData {
  crops: readonly ImageCrop[];
  alt: string;
}

interface Shared extends PromotionLook {
  /** The promotion's id, for analytics. */
  id: string;
}

/** The content of a banner's announcement: text and link. */
export interface PromotionAnnouncement {
  headline: string | null;
  text: Copy | null;
  link: PromotionLink | null;
  /** The sanitised URL, if the whole headline is a link. */
  href: string | null;
}

/** The one-line name of an announcement; `null` for an offer without text. */
export const nameOf = ({ headline, text, link }: PromotionAnnouncement): string | null =>
  headline ?? text?.long ?? link?.text ?? null;

/** The banner above the header. */
export interface TopBannerPromotion extends Shared, PromotionAnnouncement {
  kind: 'top-banner';
  offer: { voucher: PromotionVoucher } | { cta: CallToAction } | null;
  legal: LegalHint | null;
  /** Further announcements that rotate with it. */
  others: readonly PromotionAnnouncement[];
}

/** A benefit in the header's strip. */
interface Benefit extends PromotionLink {
  isBold: boolean;
  slot: BenefitSlot;
}

export interface BenefitsPromotion extends Shared {
  kind: 'benefits';
  links: readonly Benefit[];
}

/** A headline with a subline and an image, as far as the editors have them. */
interface Pictured {
  headline: string | null;
  subline: Copy | null;
  picture: PromotionImageData | null;
}

export interface CategoryPromotion extends Shared, Pictured {
  kind: 'category';
  voucher: PromotionVoucher | null;
  cta: CallToAction | null;
  legal: LegalHint | null;
}

/** The block between two phases of a page. */
export interface PhasePromotion extends Shared, Pictured {
  kind: 'phase';
  link: PromotionLink | null;
  href: string | null;
  aspectRatio: AspectRatio;
}

export type Promotion = TopBannerPromotion | BenefitsPromotion | CategoryPromotion | PhasePromotion;
export type PromotionKind = Promotion['kind'];

/** A text within its maximum length, or `null` if it is empty. Markup in it stays text. */
const toText = (text: string | undefined, maxLength: number): string | null =>
  toLine(text, maxLength) || null;

function toCopy(long: string | undefined, short: string | undefined, most: number): Copy | null {
  const [full, brief] = [toText(long, most), toText(short, most)];
  const some = full ?? brief;
  return some === null ? null : { long: some, short: brief ?? some };
}

/** A further announcement; `null` without text. */
function toAnnouncement(content: PromotionContent['announcements'][number]): PromotionAnnouncement | null {
  const headline = toText(content.headline, MAX_LINE_CHARACTERS);
  const text = toCopy(content.promotionShortText, undefined, MAX_LINE_CHARACTERS);
  const link = toLink(content.link);
  if (!headline && !text && !link) return null;
  return { headline, text, link, href: safeHref(content.linkURL) };
}

/** Legal texts keep their paragraphs. */
function toParagraphs(text: string | undefined): string | null {
  const paragraphs = (text ?? '')
    .slice(0, MAX_LEGAL_CHARACTERS * 2)
    .split(/\r?\n\s*/)
    .flatMap((line) => toText(line, MAX_LEGAL_CHARACTERS) ?? []);
  const joined = paragraphs.join('\n');
  if (joined === '') return null;
  return joined.length > MAX_LEGAL_CHARACTERS
    ? `${cutText(joined, MAX_LEGAL_CHARACTERS - 1).trimEnd()}…`
    : joined;
}

function toLink(
  link: { url?: string | undefined; text?: string | undefined } | undefined,
): PromotionLink | null {
  const text = toText(link?.text, MAX_LINE_CHARACTERS);
  const href = safeHref(link?.url);
  return text && href ? { text, href } : null;
}

/** A changed code would be copied and refused by the cart, so such a voucher is left out. */
function toVoucher({ voucherCode }: PromotionContent): PromotionVoucher | null {
  const code = voucherCode?.code?.trim() ?? '';
  if (code === '') return null;
  if (code !== toLine(code, VOUCHER_MAX_LENGTH)) {
    reportProblem(
      `Promotion: a voucher code is longer than ${VOUCHER_MAX_LENGTH} characters or has invisible ones, and is left out.`,
    );
    return null;
  }
  return { code, instruction: toText(voucherCode?.instruction, MAX_LINE_CHARACTERS) };
}

function toCta(content: PromotionContent): CallToAction | null {
  const link = content.ctaButton?.ctaLink;
  const text = toText(link?.text, MAX_LINE_CHARACTERS);
  return text ? { text, href: safeHref(link?.url) } : null;
}

function toLegal(content: PromotionContent): LegalHint | null {
  const text = toParagraphs(content.legalText);
  const hint = toCopy(content.legalTextHint, content.legalTextHintShort, MAX_LINE_CHARACTERS);
  return text ? { text, hint } : null;
}

/** The offer that the editor selected; without a selection, the voucher or else the button. */
function toOffer(content: PromotionContent): TopBannerPromotion['offer'] {
  const voucher = toVoucher(content);
  const cta = toCta(content);
  const wants = content.voucherOrButton?.selector;
  if (voucher && wants !== 'ctaButton') return { voucher };
  return cta && wants !== 'voucherCode' ? { cta } : null;
}

const toPixels = (side: number | undefined): number | null =>
  side !== undefined && Number.isFinite(side) && side > 0 && side <= MAX_PICTURE_SIDE_PX
    ? Math.round(side)
    : null;

/** The minimum window width of a crop; `null` for an unknown breakpoint. */
function toMinWidth(breakpoint: Cutout['breakpoint']): number | null {
  if (breakpoint === undefined) return 0;
  const width = lowerEdge(String(breakpoint).trim().toLowerCase()) ?? Number(breakpoint);
  return Number.isFinite(width) && width >= 0 ? width : null;
}

function toCrop(cutout: Cutout): ImageCrop | null {
  const source = safeHref(cutout.imagePath);
  const minWidth = toMinWidth(cutout.breakpoint);
  if (!source || minWidth === null) return null;
  const width = toPixels(cutout.targetSize?.width);
  const height = toPixels(cutout.targetSize?.height);
  // A size needs both dimensions: one alone would distort the image.
  return width && height
    ? { source, minWidth, width, height }
    : { source, minWidth, width: null, height: null };
}

function toCrops(image: PromotionContent['img']): PromotionImageData | null {
  const data = image?.imageData;
  const cutouts = (data?.cutouts ?? []).slice(0, MAX_CUTOUTS);
  const placed = cutouts.flatMap((cutout) => toCrop(cutout) ?? []);
  // A crop without a known breakpoint is better than no image.
  const crops =
    placed.length > 0
      ? placed
      : cutouts.flatMap((cutout) => toCrop({ ...cutout, breakpoint: undefined }) ?? []);
  if (crops.length === 0) return null;
  // Of two crops for the same window width, the first is used.
  const perWidth = new Map(crops.toReversed().map((crop) => [crop.minWidth, crop]));
  return {
    crops: [...perWidth.values()].sort((one, other) => other.minWidth - one.minWidth),
    alt: toText(data?.altText, MAX_LINE_CHARACTERS) ?? '',
  };
}

function toPictured(content: PromotionContent): Pictured {
  const { subline: ownSubline, promotionLongText, promotionShortText, piImage, img } = content;
  const headline = toText(content.headline, MAX_LINE_CHARACTERS);
  const subline =
    toCopy(ownSubline, undefined, MAX_TEXT_CHARACTERS) ??
    toCopy(promotionLongText, promotionShortText, MAX_TEXT_CHARACTERS);
  return { headline, subline, picture: toCrops(piImage) ?? toCrops(img) };
}

const isTheme = (theme: string | undefined): theme is PromotionTheme =>
  PROMOTION_THEMES.some((known) => known === theme);

/** A background with the nearest readable text colour. */
const toColours = (ground: Rgb, text: Rgb): PromotionColours => ({
  ground: toHex(ground),
  text: toHex(readableOn(ground, text)),
});

/** The colours of one scheme of a custom theme; `null` if one is no colour. */
function readColours(colours: PromotionColours): PromotionColours | null {
  const [ground, text] = [parseColour(colours.ground), parseColour(colours.text)];
  return ground && text && toColours(ground, text);
}

/** A theme by its name: a custom one, or one of the twelve; `null` if there is no such theme. */
export function findTheme(name: string | undefined, customThemes: CustomThemes): PromotionLook | null {
  if (name === undefined) return null;
  const custom = Object.hasOwn(customThemes, name) ? customThemes[name] : undefined;
  if (custom) {
    const [light, dark] = [readColours(custom.light), readColours(custom.dark)];
    if (light && dark) return { theme: name, colours: { light, dark } };
    reportProblem(`The promotion theme “${name}” has a colour that is not written as #rgb or #rrggbb.`);
    return null;
  }
  if (isTheme(name)) return { theme: name, colours: null };
  reportProblem(`There is no promotion theme “${name}”.`);
  return null;
}

/** The content's theme, otherwise the one that its dark switch or background colour implies. */
function toLook(content: PromotionContent, customThemes: CustomThemes): PromotionLook {
  const ground = parseColour(content.backgroundColor?.colorCode);
  const isOnDark = content.useDarkTheme ?? (ground !== null && isDark(ground));
  const look = findTheme(content.theme, customThemes) ?? {
    theme: isOnDark ? 'dark' : 'light',
    colours: null,
  };
  // A text colour alone is ignored: the theme's background differs in light and dark.
  if (!ground) return look;
  const requested = parseColour(content.promotionTextColor?.colorCode) ?? (isOnDark ? WHITE : BLACK);
  const colours = toColours(ground, requested);
  return { theme: look.theme, colours: { light: colours, dark: colours } };
}

const draw: Record<PromotionType, (content: PromotionContent, shared: Shared) => Promotion | null> = {
  ApiTopBannerPromotion: (content, shared) => {
    const headline = toText(content.headline, MAX_LINE_CHARACTERS);
    const text = toCopy(content.promotionLongText, content.promotionShortText, MAX_TEXT_CHARACTERS);
    const link = toLink(content.link);
    const offer = toOffer(content);
    const legal = toLegal(content);
    // Terms alone are about nothing.
    if (!headline && !text && !link && !offer) return null;
    return {
      ...shared,
      kind: 'top-banner',
      headline,
      text,
      link,
      href: safeHref(content.linkURL),
      offer,
      legal,
      others: content.announcements
        .slice(0, MAX_ANNOUNCEMENTS - 1)
        .flatMap((other) => toAnnouncement(other) ?? []),
    };
  },
  ApiHeaderBenefitsPromotion: (content, shared) => {
    const links = content.links.slice(0, MAX_BENEFIT_LINKS).flatMap((link, index) => {
      const shown = toLink(link);
      const slot = BENEFIT_SLOTS[index];
      return shown && slot ? [{ ...shown, isBold: link.boldLink === true, slot }] : [];
    });
    return links.length > 0 ? { ...shared, kind: 'benefits', links } : null;
  },
  ApiCategory: (content, shared) => {
    const { headline, subline, picture } = toPictured(content);
    const voucher = toVoucher(content);
    const cta = toCta(content);
    if (!headline && !subline && !picture && !voucher && !cta) return null;
    return {
      ...shared,
      kind: 'category',
      headline,
      subline,
      picture,
      voucher,
      cta,
      legal: toLegal(content),
    };
  },
  ApiPiPromotion: (content, shared) => {
    const { headline, subline, picture } = toPictured(content);
    const link = toLink(content.link);
    if (!headline && !subline && !picture && !link) return null;
    const aspectRatio = content.aspectRatio ?? '16/9';
    const href = safeHref(content.linkURL);
    return { ...shared, kind: 'phase', headline, subline, picture, link, href, aspectRatio };
  },
};

const readContent = memoizeByReference(({ contentJSON, type }: PromotionResponse) => {
  const content = parseContentJson(contentJSON, String(type));
  const read = promotionContent.safeParse(content);
  return { read, dropped: read.success ? droppedFields(content, read.data) : [] };
});

/**
 * Converts the response of a promotion call to data that can be rendered without further checks.
 *
 * @returns the promotion, or why there is none, for the log and not for visitors
 */
export function readPromotion(
  id: string,
  response: PromotionResponse,
  customThemes: CustomThemes = {},
): Result<Promotion, string> {
  const type = promotionType.safeParse(response.type);
  if (!type.success) return failed(`Promotion ${id}: unknown type.`);
  if (response.contentJSON.length > MAX_CONTENT_CHARACTERS)
    return failed(`Promotion ${id}: content is too large.`);
  const { read: content, dropped } = readContent(response);
  if (!content.success) return failed(`Promotion ${id}: content is no JSON object.`);
  for (const field of dropped) reportProblem(`Promotion ${id}: “${field}” cannot be read and is left out.`);
  const promotion = draw[type.data](content.data, { id, ...toLook(content.data, customThemes) });
  return promotion ? ok(promotion) : failed(`Promotion ${id}: nothing to show.`);
}
