import * as z from 'zod/mini';
import { list, maybe } from './shared.ts';

// Spec: newsletter and footer, §3. The country's content is embedded; SHOP_FOOTER may replace any top-level part (FTR-08).

/** The promotion that editors replace parts of the footer with (FTR-08). */
export const FOOTER_PROMOTION_ID = 'SHOP_FOOTER';

/** A link with its words (FTR-02). */
export const footerLink = z.object({ url: z.string(), text: z.string() });

/** A teaser group of the footer: an accordion panel (FTR-01). */
export const footerGroup = z.object({
  heading: z.object({ iconName: maybe(z.string()), link: footerLink }),
  /** Left out in reduced mode (FTR-03). */
  hideGroupInCheckout: maybe(z.boolean()),
  introductoryText: maybe(z.string()),
  /** `hideInClassic` links are for mobile clients only (FTR-04). */
  links: list(z.object({ link: footerLink, hideInClassic: maybe(z.boolean()) })),
  images: list(z.object({ label: z.string(), source: z.string() })),
});

/** An icon of a social network or app store and where it leads. */
export const footerIcon = z.object({ iconName: z.string(), link: z.string() });

/** A country's footer. */
export const countryFooter = z.object({
  headline: z.string(),
  teaser: z.object({ groups: z.array(footerGroup) }),
  seo: z.object({ heading: z.string(), columns: z.array(z.object({ links: z.array(footerLink) })) }),
  socialMedia: z.object({ heading: z.string(), socialMediaIcons: z.array(footerIcon) }),
  appReferences: z.object({ heading: z.string(), appIcons: z.array(footerIcon) }),
  legalLinks: z.array(footerLink),
  viewChanger: z.object({ toMobile: z.string(), toDesktop: z.string() }),
  /** Price note about value-added tax, around a link (CZ, SK). */
  salesTax: maybe(z.object({ textBeforeLink: z.string(), link: footerLink, textAfterLink: z.string() })),
  qualityLogos: z.object({
    heading: z.string(),
    logos: z.array(z.object({ link: maybe(z.string()), image: z.string(), size: maybe(z.string()) })),
  }),
  customerSupport: maybe(
    z.object({
      heading: z.string(),
      address: z.array(z.string()),
      phone: z.object({ text: z.string(), url: z.string() }),
      hours: z.string(),
    }),
  ),
});

/** SHOP_FOOTER's content: each top-level part that is present replaces the embedded one (FTR-08). */
export const footerOverride = z.partial(countryFooter);

export type FooterLink = z.infer<typeof footerLink>;
export type FooterGroup = z.infer<typeof footerGroup>;
export type FooterIcon = z.infer<typeof footerIcon>;
export type CountryFooter = z.infer<typeof countryFooter>;
