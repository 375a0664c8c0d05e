import type { SiteCode } from '#src/config/sites.ts';
import type { FooterLink } from '#src/schemas/footer.ts';
import { DEMO_SUPPORT } from './demoSupport.ts';

type Entry = readonly [url: string, text: string];

const toLink = ([url, text]: Entry): FooterLink => ({ url, text });

/** The heading of a group: an icon and a link. */
export const heading = (iconName: string, ...entry: Entry) => ({ iconName, link: toLink(entry) });

/** Links of a group; those of the last argument are only for mobile clients. */
export const rows = (everywhere: readonly Entry[], mobileOnly: readonly Entry[] = []) => [
  ...everywhere.map((entry) => ({ link: toLink(entry) })),
  ...mobileOnly.map((entry) => ({ link: toLink(entry), hideInClassic: true })),
];

/** A column of popular categories. */
export const column = (...entries: readonly Entry[]) => ({ links: entries.map(toLink) });

/** Plain links, for example of the legal line. */
export const links = (...entries: readonly Entry[]) => entries.map(toLink);

/** The app in a country's stores. */
export const apps = (title: string, country: string) => ({
  heading: title,
  appIcons: [
    { iconName: 'ios', link: `https://apps.apple.com/${country}/app/vitrine-example/id0000000000` },
    { iconName: 'android', link: `https://play.google.com/store/apps/details?id=example.vitrine.${country}` },
  ],
});

/** The customer service of a country. */
export const support = (title: string, site: SiteCode) => {
  const { address, phone } = DEMO_SUPPORT[site];
  return { heading: title, address: [...address], phone, hours: '{supportHours}' };
};
