import * as z from 'zod/mini';
import { COLOUR_CODE } from '#src/lib/colourCode.ts';
import {
  address,
  lenient,
  lenientFlag,
  lenientList,
  lenientText,
  maybeText,
  number,
  text,
} from './shared.ts';

/** The component that renders a promotion. */
export const promotionType = z.enum([
  'ApiTopBannerPromotion',
  'ApiHeaderBenefitsPromotion',
  'ApiCategory',
  'ApiPiPromotion',
]);

/** Colour sets for promotions, each a set of tokens. */
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

/** Aspect ratios of a phase-integration image. */
export const ASPECT_RATIOS = ['16/9', '4/3', '3/2', '1/1'] as const;

const code = z.union([text, z.pipe(z.number(), z.transform(String))]);
const contentLink = z.object({ url: lenient(address), text: lenientText });

/** One crop of an image, for windows from `breakpoint`: a width in pixels, or a class of the sources (`xs` … `xl`). */
export const cutout = z.object({
  imagePath: address,
  targetSize: lenient(z.object({ width: number, height: number })),
  breakpoint: lenient(z.union([number, text])),
});

const image = z.object({
  imageData: lenient(z.object({ cutouts: lenientList(cutout), altText: lenientText })),
});
const colour = z.object({ colorCode: lenient(text.check(z.regex(COLOUR_CODE))) });

/** A further announcement of the top banner: text and link. */
const announcement = z.object({
  headline: lenientText,
  promotionShortText: lenientText,
  link: lenient(contentLink),
  linkURL: lenient(address),
});

/**
 * Content from an editor. Every field may be missing, and a malformed one drops only itself.
 */
export const promotionContent = z.object({
  headline: lenientText,
  promotionLongText: lenientText,
  promotionShortText: lenientText,
  subline: lenientText,
  img: lenient(image),
  piImage: lenient(image),
  theme: lenientText,
  aspectRatio: lenient(z.enum(ASPECT_RATIOS)),
  useDarkTheme: lenientFlag,
  backgroundColor: lenient(colour),
  promotionTextColor: lenient(colour),
  legalText: lenientText,
  legalTextHint: lenientText,
  legalTextHintShort: lenientText,
  voucherCode: lenient(z.object({ code: lenient(code), instruction: lenientText })),
  ctaButton: lenient(z.object({ ctaLink: lenient(contentLink) })),
  voucherOrButton: lenient(z.object({ selector: lenient(z.enum(['voucherCode', 'ctaButton'])) })),
  links: lenientList(z.object({ url: lenient(address), text: lenientText, boldLink: lenientFlag })),
  link: lenient(contentLink),
  linkURL: lenient(address),
  announcements: lenientList(announcement),
});

/** The content as JSON text, or as the object itself. */
const contentJson = z.union([
  text,
  z.pipe(
    z.looseObject({}),
    z.transform((content) => JSON.stringify(content)),
  ),
]);

/** The promotion call's answer: its content is JSON inside JSON, which the client parses. */
export const promotionResponse = z.object({ type: maybeText, contentJSON: contentJson });

export type PromotionType = z.infer<typeof promotionType>;
export type PromotionTheme = (typeof PROMOTION_THEMES)[number];
export type AspectRatio = (typeof ASPECT_RATIOS)[number];
export type Cutout = z.infer<typeof cutout>;
export type PromotionContent = z.infer<typeof promotionContent>;
export type PromotionResponse = z.infer<typeof promotionResponse>;
