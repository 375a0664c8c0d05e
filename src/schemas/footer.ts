import * as z from 'zod/mini';
import { lenient, lenientFlag, lenientList, lenientText, list, maybe, shownText, text } from './shared.ts';

// Spec: newsletter and footer, §3. The country's content is embedded; SHOP_FOOTER may replace any top-level part.

/** The promotion with which editors override parts of the footer. */
export const FOOTER_PROMOTION_ID = 'SHOP_FOOTER';

/** A link with its text. */
export const footerLink = z.object({ url: text, text: shownText });

/** A teaser group of the footer: an accordion panel. */
export const footerGroup = z.object({
  heading: z.object({ iconName: lenientText, link: footerLink }),
  /** Omitted in reduced mode. */
  hideGroupInCheckout: lenientFlag,
  introductoryText: lenientText,
  /** `hideInClassic` links are for mobile clients only. */
  links: list(z.object({ link: footerLink, hideInClassic: lenientFlag })),
  images: lenientList(z.object({ label: lenientText, source: text })),
});

/** Where a picture leads: a link as everywhere in the content, of which only the address counts, or the address alone. */
const pictureLink = z.union([
  text,
  z.pipe(
    z.object({ url: text }),
    z.transform(({ url }) => url),
  ),
]);

/** An icon of a social network or app store with its link. */
export const footerIcon = z.object({ iconName: text, link: pictureLink });

/** A country's footer. */
export const countryFooter = z.object({
  headline: shownText,
  teaser: z.object({ groups: z.array(footerGroup) }),
  /** Links to popular categories. */
  seo: maybe(z.object({ heading: shownText, columns: z.array(z.object({ links: z.array(footerLink) })) })),
  socialMedia: maybe(z.object({ heading: shownText, socialMediaIcons: z.array(footerIcon) })),
  appReferences: maybe(z.object({ heading: shownText, appIcons: z.array(footerIcon) })),
  legalLinks: z.array(footerLink),
  /** Without it, the footer has no link to the other view. */
  viewChanger: maybe(z.object({ toMobile: shownText, toDesktop: shownText })),
  /** Price note about value-added tax, around a link (CZ, SK). */
  salesTax: maybe(z.object({ textBeforeLink: text, link: maybe(footerLink), textAfterLink: text })),
  qualityLogos: maybe(
    z.object({
      heading: shownText,
      /** A seal of the library without a label uses its own name; one without any name is no link. */
      logos: z.array(
        z.object({ link: lenient(pictureLink), image: text, label: lenientText, size: lenientText }),
      ),
    }),
  ),
  customerSupport: maybe(
    z.object({
      heading: shownText,
      address: z.array(text),
      phone: z.object({ text: shownText, url: text }),
      hours: shownText,
    }),
  ),
});

/** SHOP_FOOTER's content: each top-level part that is present overrides the embedded one. */
export const footerOverride = z.partial(countryFooter);

export type FooterLink = z.infer<typeof footerLink>;
export type FooterGroup = z.infer<typeof footerGroup>;
export type FooterIcon = z.infer<typeof footerIcon>;
export type CountryFooter = z.infer<typeof countryFooter>;
