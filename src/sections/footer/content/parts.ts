import type { SiteCode } from '#src/config/sites.ts';
import type { FooterGroup, FooterIcon, FooterLink } from '#src/schemas/footer.ts';
import { findLogo } from '../logos.ts';
import { DEMO_SUPPORT } from './demoSupport.ts';

/** A link: its address and its text. */
export type Entry = readonly [url: string, text: string];

const toLink = ([url, text]: Entry): FooterLink => ({ url, text });

/** A logo of the fixed set, with its own name or another one. */
type Logo = string | readonly [source: string, label: string];

const toImage = (logo: Logo) =>
  typeof logo === 'string'
    ? { label: findLogo(logo)?.name, source: logo }
    : { label: logo[1], source: logo[0] };

interface GroupParts extends Pick<FooterGroup, 'introductoryText' | 'hideGroupInCheckout'> {
  links: readonly Entry[];
  /** Links for mobile clients only, after the others. */
  mobileLinks?: readonly Entry[];
  logos?: readonly Logo[];
}

/** A group below a heading, which is an icon and a link. */
export const group = (
  iconName: string,
  heading: Entry,
  { links, mobileLinks = [], logos = [], ...rest }: GroupParts,
): FooterGroup => ({
  heading: { iconName, link: toLink(heading) },
  ...rest,
  links: [
    ...links.map((entry) => ({ link: toLink(entry) })),
    ...mobileLinks.map((entry) => ({ link: toLink(entry), hideInClassic: true })),
  ],
  images: logos.map(toImage),
});

const CATEGORIES_PER_COLUMN = 6;

export const categories = (heading: string, entries: readonly Entry[]) => ({
  heading,
  columns: Array.from({ length: entries.length / CATEGORIES_PER_COLUMN }, (_, column) => {
    const start = column * CATEGORIES_PER_COLUMN;
    return { links: entries.slice(start, start + CATEGORIES_PER_COLUMN).map(toLink) };
  }),
});

/** Plain links, for example of the legal line. */
export const links = (...entries: readonly Entry[]) => entries.map(toLink);

export const apps = (title: string, country: string) => ({
  heading: title,
  appIcons: [
    { iconName: 'ios', link: `https://apps.apple.com/${country}/app/vitrine-example/id0000000000` },
    { iconName: 'android', link: `https://play.google.com/store/apps/details?id=example.vitrine.${country}` },
  ],
});

const PROFILES = {
  facebook: 'https://www.facebook.com/vitrine.example.',
  instagram: 'https://www.instagram.com/vitrine.example.',
  pinterest: 'https://www.pinterest.com/vitrineexample',
  twitter: 'https://x.com/vitrineexample',
  youtube: 'https://www.youtube.com/@vitrine.example.',
} as const;

/** The profiles of a country in social networks; `others` have addresses of their own. */
export const socialMedia = (
  title: string,
  country: string,
  networks: readonly (keyof typeof PROFILES)[],
  others: readonly FooterIcon[] = [],
) => ({
  heading: title,
  socialMediaIcons: [
    ...networks.map((name) => ({ iconName: name, link: `${PROFILES[name]}${country}` })),
    ...others,
  ],
});

/** The customer service of a country. */
export const support = (title: string, site: SiteCode) => {
  const { address, phone } = DEMO_SUPPORT[site];
  return { heading: title, address: [...address], phone, hours: '{supportHours}' };
};
