import type { SiteConfig } from '#src/config/sites.ts';

/** A sentence with a link. */
export interface LinkedNote {
  textBeforeLink: string;
  link: { url: string; text: string };
  textAfterLink: string;
}

/** The site's sentence about prices to which shipping is added; `null` for a shop that states none. */
export function shippingNote({ links, rules }: Pick<SiteConfig, 'links' | 'rules'>): LinkedNote | null {
  const { textBeforeLink = '', linkText: text, textAfterLink = '' } = rules.priceNote;
  const { shippingCosts: url } = links;
  return url && text ? { textBeforeLink, link: { url, text }, textAfterLink } : null;
}
