import * as z from 'zod/mini';
import { list, maybe, maybeFlag, maybeText, text } from './shared.ts';

/** What a promotion is drawn as (PRM-03 … PRM-06). */
export const promotionType = z.enum([
  'ApiTopBannerPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiCategory',
  'ApiPiPromotion',
]);

/** Colour sets for promotions, each a set of tokens (PRM-07). */
export const PROMOTION_THEMES = [
  'light',
  'dark',
  'coffee-light',
  'coffee-dark',
  'sustainability',
  'coral-light',
  'beige',
  'grey',
  'green-light',
  'blue-light',
  'blue-dark',
  'brown-light',
] as const;

/** Shapes a phase-integration picture may have (PRM-06). */
export const ASPECT_RATIOS = ['16/9', '4/3', '3/2', '1/1'] as const;

const contentLink = z.object({ url: maybeText, text: maybeText });

/** One cut of a picture for windows from `breakpoint` pixels on. */
export const cutout = z.object({
  imagePath: text,
  targetSize: maybe(z.object({ width: z.number(), height: z.number() })),
  breakpoint: maybe(z.union([z.number(), text])),
});

const image = z.object({ imageData: maybe(z.object({ cutouts: list(cutout), altText: maybeText })) });
const colour = z.object({ colorCode: maybeText });

/** One more announcement of the top banner: words, and where they lead (BEY-23). */
const announcement = z.object({
  headline: maybeText,
  promotionShortText: maybeText,
  link: maybe(contentLink),
  linkURL: maybeText,
});

/** What an editor wrote. Every field may be missing, and none may be trusted (PRM-01, PRM-09). */
export const promotionContent = z.object({
  headline: maybeText,
  promotionLongText: maybeText,
  promotionShortText: maybeText,
  subline: maybeText,
  img: maybe(image),
  piImage: maybe(image),
  theme: maybeText,
  aspectRatio: maybeText,
  useDarkTheme: maybeFlag,
  backgroundColor: maybe(colour),
  promotionTextColor: maybe(colour),
  legalText: maybeText,
  legalTextHint: maybeText,
  legalTextHintShort: maybeText,
  voucherCode: maybe(z.object({ code: maybeText, instruction: maybeText })),
  ctaButton: maybe(z.object({ ctaLink: maybe(contentLink) })),
  voucherOrButton: maybe(z.object({ selector: maybe(z.enum(['voucherCode', 'ctaButton'])) })),
  links: list(z.object({ url: maybeText, text: maybeText, boldLink: maybeFlag })),
  link: maybe(contentLink),
  linkURL: maybeText,
  announcements: list(announcement),
});

/** The promotion call's answer: its content is JSON inside JSON and is parsed by the client (PRM-01). */
export const promotionReply = z.object({ type: maybeText, contentJSON: text });

export type PromotionType = z.infer<typeof promotionType>;
export type PromotionTheme = (typeof PROMOTION_THEMES)[number];
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
export type Cutout = z.infer<typeof cutout>;
export type PromotionContent = z.infer<typeof promotionContent>;
export type PromotionReply = z.infer<typeof promotionReply>;
