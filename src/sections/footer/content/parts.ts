import type { FooterLink } from '#src/schemas/footer.ts';

type Entry = readonly [url: string, text: string];

const toLink = ([url, text]: Entry): FooterLink => ({ url, text });

/** Links of a group; the last argument's are for mobile clients only (FTR-04). */
export const rows = (everywhere: readonly Entry[], mobileOnly: readonly Entry[] = []) => [
  ...everywhere.map((entry) => ({ link: toLink(entry) })),
  ...mobileOnly.map((entry) => ({ link: toLink(entry), hideInClassic: true })),
];

/** A column of popular categories. */
export const column = (...entries: readonly Entry[]) => ({ links: entries.map(toLink) });

/** Plain links, as in the legal line. */
export const links = (...entries: readonly Entry[]) => entries.map(toLink);
