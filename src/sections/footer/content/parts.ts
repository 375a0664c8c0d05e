import type { FooterLink } from '#src/schemas/footer.ts';

type Entry = readonly [url: string, text: string];

const toLink = ([url, text]: Entry): FooterLink => ({ url, text });

/** Links of a group; those of the last argument are only for mobile clients. */
export const rows = (everywhere: readonly Entry[], mobileOnly: readonly Entry[] = []) => [
  ...everywhere.map((entry) => ({ link: toLink(entry) })),
  ...mobileOnly.map((entry) => ({ link: toLink(entry), hideInClassic: true })),
];

/** A column of popular categories. */
export const column = (...entries: readonly Entry[]) => ({ links: entries.map(toLink) });

/** Plain links, for example of the legal line. */
export const links = (...entries: readonly Entry[]) => entries.map(toLink);
