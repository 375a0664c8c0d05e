import type { SiteConfig } from '#src/config/sites.ts';

/** A sentence with a link. */
export interface LinkedNote {
  textBeforeLink: string;
  href: string;
  linkText: string;
  textAfterLink: string;
}

/** The site's sentence about prices to which shipping is added; `null` for a shop that states none. */
export function shippingNote({ links, rules }: Pick<SiteConfig, 'links' | 'rules'>): LinkedNote | null {
  const { textBeforeLink = '', linkText, textAfterLink = '' } = rules.priceNote;
  const href = links.shippingCosts;
  return href && linkText ? { textBeforeLink, href, linkText, textAfterLink } : null;
}
