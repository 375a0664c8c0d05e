import { lowerEdge } from '#src/config/breakpoints.ts';
import { MAX_ANNOUNCEMENTS, MAX_BENEFIT_LINKS } from '#src/config/limits.ts';
import type { BenefitSlot } from '#src/lib/dataLayer.ts';
import { droppedFields } from '#src/lib/droppedFields.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import {
  ASPECT_RATIOS,
  type AspectRatio,
  type Cutout,
  PROMOTION_THEMES,
  type PromotionContent,
  type PromotionReply,
  type PromotionTheme,
  type PromotionType,
  promotionContent,
  promotionType,
} from '#src/schemas/promotion.ts';
import { BLACK, isDark, parseColour, type Rgb, readableOn, toHex, WHITE } from './promotionColours.ts';

// What editors wrote becomes what components draw, here and nowhere else: after this file no text is too long, no link
// dangerous, no colour unreadable. Content that cannot be drawn is a reason for a log, never an exception.

/** Longer JSON is not an editor's work; it is refused before it is parsed. */
const MAX_CONTENT_CHARACTERS = 200_000;
const MAX_LINE_CHARACTERS = 200;
const MAX_TEXT_CHARACTERS = 1_000;
const MAX_LEGAL_CHARACTERS = 6_000;
const MAX_CODE_CHARACTERS = 40;
const MAX_CUTOUTS = 12;
const MAX_PICTURE_SIDE_PX = 8_000;

/** What the strip's links stand for, in their order (PRM-04). */
const BENEFIT_SLOTS: readonly BenefitSlot[] = ['shipping_free', 'newsletter', 'cross_channel', 'service'];

/** Colours of a promotion: a theme, or an editor's own pair made readable (PRM-07). */
export interface PromotionLook {
  theme: PromotionTheme;
  /** Hex colours that replace the theme's ground and text. */
  colours: { ground: string; text: string } | null;
}

export interface PromotionLink {
  href: string;
  text: string;
}

/** A voucher code that can be copied (PRM-03, PRM-08). */
export interface Voucher {
  code: string;
  instruction: string | null;
}

/** What a promotion asks for; without an address it is shown and does nothing (PRM-08). */
export interface CallToAction {
  text: string;
  href: string | null;
}

/** One text in two lengths, equal where editors wrote only one: the short one is for narrow places (PRM-11). */
export interface Copy {
  long: string;
  short: string;
}

/** Terms behind a short hint (PRM-03). */
export interface LegalHint {
  text: string;
  hint: Copy | null;
}

/** One cut of a picture, for windows at least `minWidth` pixels wide. */
export interface PictureCut {
  source: string;
  minWidth: number;
  width: number | null;
  height: number | null;
}

/** A picture as one or more cuts, widest window first. */
export interface PromotionPicture {
  cuts: readonly PictureCut[];
  alt: string;
}

interface Shared extends PromotionLook {
  /** The promotion's id, for analytics. */
  id: string;
}

/** What a banner announces: words, and where they lead. */
export interface Announcement {
  headline: string | null;
  text: Copy | null;
  link: PromotionLink | null;
  /** The bare address, when the whole headline leads somewhere. */
  href: string | null;
}

/** What an announcement is called where it is named in one line; `null` for an offer without words (BEY-23, PRM-10). */
export const nameOf = ({ headline, text }: Announcement): string | null => headline ?? text?.long ?? null;

/** The banner above the header (PRM-03). */
export interface TopBannerPromotion extends Shared, Announcement {
  kind: 'top-banner';
  offer: { voucher: Voucher } | { cta: CallToAction } | null;
  legal: LegalHint | null;
  /** What it announces in turn with itself (BEY-23). */
  others: readonly Announcement[];
}

/** A benefit in the header's strip (PRM-04). */
export interface Benefit extends PromotionLink {
  isBold: boolean;
  slot: BenefitSlot;
}

export interface BenefitsPromotion extends Shared {
  kind: 'benefits';
  links: readonly Benefit[];
}

/** The banner of a category page (PRM-05). */
export interface CategoryPromotion extends Shared {
  kind: 'category';
  headline: string | null;
  subline: Copy | null;
  voucher: Voucher | null;
  cta: CallToAction | null;
  legal: LegalHint | null;
  picture: PromotionPicture | null;
}

/** The block between two phases of a page (PRM-06). */
export interface PhasePromotion extends Shared {
  kind: 'phase';
  headline: string | null;
  subline: Copy | null;
  link: PromotionLink | null;
  href: string | null;
  picture: PromotionPicture | null;
  aspectRatio: AspectRatio;
}

export type Promotion = TopBannerPromotion | BenefitsPromotion | CategoryPromotion | PhasePromotion;
export type PromotionKind = Promotion['kind'];

// Control characters, and the marks that turn writing direction around and so can disguise a text.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** A text that fits its place, or `null` where there is nothing to read. Markup in it stays text. */
function toText(text: string | undefined, most: number): string | null {
  const clean =
    text
      ?.slice(0, most * 2)
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? '';
  if (clean === '') return null;
  return clean.length > most ? `${clean.slice(0, most - 1).trimEnd()}…` : clean;
}

function toCopy(long: string | undefined, short: string | undefined, most: number): Copy | null {
  const [full, brief] = [toText(long, most), toText(short, most)];
  const some = full ?? brief;
  return some === null ? null : { long: some, short: brief ?? some };
}

/** What stands under a headline. */
const toSubline = ({ subline, promotionLongText, promotionShortText }: PromotionContent) =>
  toCopy(subline, undefined, MAX_TEXT_CHARACTERS) ??
  toCopy(promotionLongText, promotionShortText, MAX_TEXT_CHARACTERS);

/** One more announcement; without words there is none. */
function toAnnouncement(content: PromotionContent['announcements'][number]): Announcement | null {
  const headline = toText(content.headline, MAX_LINE_CHARACTERS);
  const text = toCopy(content.promotionShortText, undefined, MAX_LINE_CHARACTERS);
  if (!headline && !text) return null;
  return { headline, text, link: toLink(content.link), href: safeHref(content.linkURL) };
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
    ? `${joined.slice(0, MAX_LEGAL_CHARACTERS - 1).trimEnd()}…`
    : joined;
}

function toLink(
  link: { url?: string | undefined; text?: string | undefined } | undefined,
): PromotionLink | null {
  const text = toText(link?.text, MAX_LINE_CHARACTERS);
  const href = safeHref(link?.url);
  return text && href ? { text, href } : null;
}

function toVoucher(content: PromotionContent): Voucher | null {
  const code = toText(content.voucherCode?.code, MAX_CODE_CHARACTERS);
  return code === null
    ? null
    : { code, instruction: toText(content.voucherCode?.instruction, MAX_LINE_CHARACTERS) };
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

/** What an editor chose to offer; without a choice whatever there is, the voucher first. */
function toOffer(content: PromotionContent): TopBannerPromotion['offer'] {
  const voucher = toVoucher(content);
  const cta = toCta(content);
  const wants = content.voucherOrButton?.selector;
  if (voucher && wants !== 'ctaButton') return { voucher };
  return cta && wants !== 'voucherCode' ? { cta } : null;
}

const toSide = (side: number | undefined): number | null =>
  side !== undefined && Number.isFinite(side) && side > 0 && side <= MAX_PICTURE_SIDE_PX
    ? Math.round(side)
    : null;

/** From which window width on a cut is for; `null` for a window that does not exist. */
function toMinWidth(breakpoint: Cutout['breakpoint']): number | null {
  if (breakpoint === undefined) return 0;
  const width = lowerEdge(String(breakpoint).trim().toLowerCase()) ?? Number(breakpoint);
  return Number.isFinite(width) && width >= 0 ? width : null;
}

function toCut(cutout: Cutout): PictureCut | null {
  const source = safeHref(cutout.imagePath);
  const minWidth = toMinWidth(cutout.breakpoint);
  if (!source || minWidth === null) return null;
  const width = toSide(cutout.targetSize?.width);
  const height = toSide(cutout.targetSize?.height);
  // A size counts only whole: half of one would bend the picture.
  return width && height
    ? { source, minWidth, width, height }
    : { source, minWidth, width: null, height: null };
}

const toPicture = ({ piImage, img }: PromotionContent): PromotionPicture | null =>
  toCuts(piImage) ?? toCuts(img);

function toCuts(image: PromotionContent['img']): PromotionPicture | null {
  const data = image?.imageData;
  const given = (data?.cutouts ?? []).slice(0, MAX_CUTOUTS);
  const placed = given.flatMap((cutout) => toCut(cutout) ?? []);
  // A cutout without a known breakpoint is better than no picture.
  const cuts =
    placed.length > 0 ? placed : given.flatMap((cutout) => toCut({ ...cutout, breakpoint: undefined }) ?? []);
  if (cuts.length === 0) return null;
  // Of two cuts for the same windows the first counts.
  const perWidth = new Map(cuts.toReversed().map((cut) => [cut.minWidth, cut]));
  return {
    cuts: [...perWidth.values()].sort((one, other) => other.minWidth - one.minWidth),
    alt: toText(data?.altText, MAX_LINE_CHARACTERS) ?? '',
  };
}

const isTheme = (theme: string | undefined): theme is PromotionTheme =>
  PROMOTION_THEMES.some((known) => known === theme);

/** The theme that content names, else the one that its dark switch or the colour of its ground asks for (PRM-11). */
function toTheme({ theme, useDarkTheme }: PromotionContent, ground: Rgb | null): PromotionTheme {
  if (isTheme(theme)) return theme;
  return (useDarkTheme ?? (ground !== null && isDark(ground))) ? 'dark' : 'light';
}

function toLook(content: PromotionContent): PromotionLook {
  const ground = parseColour(content.backgroundColor?.colorCode);
  const theme = toTheme(content, ground);
  // A text colour alone says nothing: the theme's ground under it differs in light and dark.
  if (!ground) return { theme, colours: null };
  const usual = (content.useDarkTheme ?? isDark(ground)) ? WHITE : BLACK;
  const wished = parseColour(content.promotionTextColor?.colorCode) ?? usual;
  return { theme, colours: { ground: toHex(ground), text: toHex(readableOn(ground, wished)) } };
}

const isAspectRatio = (ratio: string | undefined): ratio is AspectRatio =>
  ASPECT_RATIOS.some((known) => known === ratio);

const draw: Record<PromotionType, (content: PromotionContent, shared: Shared) => Promotion | null> = {
  ApiTopBannerPromotion: (content, shared) => {
    const headline = toText(content.headline, MAX_LINE_CHARACTERS);
    const text = toCopy(content.promotionLongText, content.promotionShortText, MAX_TEXT_CHARACTERS);
    const link = toLink(content.link);
    const offer = toOffer(content);
    const legal = toLegal(content);
    if (!headline && !text && !offer) return null;
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
    const headline = toText(content.headline, MAX_LINE_CHARACTERS);
    const subline = toSubline(content);
    const picture = toPicture(content);
    if (!headline && !subline && !picture) return null;
    const offer = { voucher: toVoucher(content), cta: toCta(content), legal: toLegal(content) };
    return { ...shared, kind: 'category', headline, subline, picture, ...offer };
  },
  ApiPiPromotion: (content, shared) => {
    const headline = toText(content.headline, MAX_LINE_CHARACTERS);
    const subline = toSubline(content);
    const picture = toPicture(content);
    if (!headline && !subline && !picture) return null;
    const aspectRatio = isAspectRatio(content.aspectRatio) ? content.aspectRatio : '16/9';
    const link = toLink(content.link);
    return {
      ...shared,
      kind: 'phase',
      headline,
      subline,
      link,
      href: safeHref(content.linkURL),
      picture,
      aspectRatio,
    };
  },
};

/** JSON, or `undefined` for what is none; `null` is a value that JSON can say. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const readContent = memoizeByReference(({ contentJSON }: PromotionReply) => {
  const given = parseJson(contentJSON);
  const read = promotionContent.safeParse(given);
  return { read, dropped: read.success ? droppedFields(given, read.data) : [] };
});

/**
 * What a promotion call answered, as something that can be drawn without a second look (PRM-01, PRM-08, PRM-09).
 *
 * @returns the promotion; or why there is nothing to draw, for a log and not for a shopper
 */
export function readPromotion(id: string, reply: PromotionReply): Result<Promotion, string> {
  const type = promotionType.safeParse(reply.type);
  if (!type.success) return failed(`Promotion ${id}: unknown type.`);
  if (reply.contentJSON.length > MAX_CONTENT_CHARACTERS)
    return failed(`Promotion ${id}: content is too large.`);
  const { read: content, dropped } = readContent(reply);
  if (!content.success) return failed(`Promotion ${id}: content is no JSON object.`);
  for (const field of dropped) reportProblem(`Promotion ${id}: “${field}” cannot be read and is left out.`);
  const promotion = draw[type.data](content.data, { id, ...toLook(content.data) });
  return promotion ? ok(promotion) : failed(`Promotion ${id}: nothing to show.`);
}
