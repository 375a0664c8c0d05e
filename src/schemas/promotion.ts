import * as z from 'zod/mini';
import { list, maybe } from './shared.ts';

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

const contentLink = z.object({ url: maybe(z.string()), text: maybe(z.string()) });

/** One cut of a picture for windows from `breakpoint` pixels on. */
export const cutout = z.object({
  imagePath: z.string(),
  targetSize: maybe(z.object({ width: z.number(), height: z.number() })),
  breakpoint: maybe(z.union([z.number(), z.string()])),
});

const image = z.object({ imageData: maybe(z.object({ cutouts: list(cutout), altText: maybe(z.string()) })) });
const colour = z.object({ colorCode: maybe(z.string()) });

/** What an editor wrote. Every field may be missing, and none may be trusted (PRM-01, PRM-09). */
export const promotionContent = z.object({
  headline: maybe(z.string()),
  promotionLongText: maybe(z.string()),
  promotionShortText: maybe(z.string()),
  subline: maybe(z.string()),
  img: maybe(image),
  piImage: maybe(image),
  theme: maybe(z.string()),
  aspectRatio: maybe(z.string()),
  useDarkTheme: maybe(z.boolean()),
  backgroundColor: maybe(colour),
  promotionTextColor: maybe(colour),
  legalText: maybe(z.string()),
  legalTextHint: maybe(z.string()),
  legalTextHintShort: maybe(z.string()),
  voucherCode: maybe(z.object({ code: maybe(z.string()), instruction: maybe(z.string()) })),
  ctaButton: maybe(z.object({ ctaLink: maybe(contentLink) })),
  voucherOrButton: maybe(z.object({ selector: maybe(z.enum(['voucherCode', 'ctaButton'])) })),
  links: list(z.object({ url: maybe(z.string()), text: maybe(z.string()), boldLink: maybe(z.boolean()) })),
  link: maybe(contentLink),
  linkURL: maybe(z.string()),
});

/** The promotion call's answer: its content is JSON inside JSON and is parsed by the client (PRM-01). */
export const promotionReply = z.object({ type: maybe(z.string()), contentJSON: z.string() });

export type PromotionType = z.infer<typeof promotionType>;
export type PromotionTheme = (typeof PROMOTION_THEMES)[number];
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
export type Cutout = z.infer<typeof cutout>;
export type PromotionContent = z.infer<typeof promotionContent>;
export type PromotionReply = z.infer<typeof promotionReply>;
