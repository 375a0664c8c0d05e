import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { CountryFooter, FooterLink } from '#src/schemas/footer.ts';
import { content as AT } from './content/AT.ts';
import { content as CH } from './content/CH.ts';
import { content as CH_FR } from './content/CH_FR.ts';
import { content as CZ } from './content/CZ.ts';
import { content as DE } from './content/DE.ts';
import { content as HU } from './content/HU.ts';
import { content as PL } from './content/PL.ts';
import { content as SK } from './content/SK.ts';
import { content as TR } from './content/TR.ts';
import { listLinks, toFooter } from './footerModel.ts';

// For servers and tests: this module contains all countries, so browser code must not import it.

/** Every country's embedded footer. */
export const FOOTER_CONTENTS: Record<SiteCode, CountryFooter> = { DE, AT, CH, CH_FR, PL, CZ, HU, SK, TR };

/** A page of a country: its path, and its link text if the footer has one. */
export interface SitePage {
  path: string;
  title: string | null;
}

const toPath = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

function collectPages(site: SiteCode): ReadonlyMap<string, SitePage> {
  const footer = toFooter(FOOTER_CONTENTS[site], null, SITES[site]);
  const pages = new Map<string, SitePage>();
  const add = (url: string, title: string | null) => {
    if (!url.startsWith('/')) return;
    const path = toPath(url);
    const known = pages.get(path)?.title;
    pages.set(path, { path, title: known ?? title });
  };
  for (const { heading, links } of footer.teaser.groups) {
    for (const { link } of links) add(link.url, link.text);
    add(heading.link.url, heading.link.text);
  }
  for (const { links } of footer.seo?.columns ?? []) for (const link of links) add(link.url, link.text);
  for (const link of footer.legalLinks) add(link.url, link.text);
  for (const url of listLinks(footer)) add(url, null);
  for (const url of Object.values(SITE_LINKS[site])) if (url) add(url, null);
  for (const url of Object.values(LINKS)) add(url, null);
  return pages;
}

const PAGES = Object.fromEntries(SITE_CODES.map((site) => [site, collectPages(site)])) as Record<
  SiteCode,
  ReadonlyMap<string, SitePage>
>;

/** Every path that the header, the newsletter and the footer of a country link to, without query. */
export const listSitePaths = (site: SiteCode): string[] => [...PAGES[site].keys()];

/** The page of a country at a path, or `null` if it has none. */
export const findSitePage = (site: SiteCode, path: string): SitePage | null =>
  PAGES[site].get(toPath(path)) ?? null;

/** Pages that a footer lists together. */
export interface PagesBeside {
  /** Missing for legal pages. */
  heading?: string;
  links: readonly { href: string; text: string }[];
}

/** The pages beside a page in its country's footer, or `null`. */
export function findPagesBeside(site: SiteCode, path: string): PagesBeside | null {
  const { teaser, legalLinks } = toFooter(FOOTER_CONTENTS[site], null, SITES[site]);
  const lists: { heading?: string; links: readonly FooterLink[] }[] = [
    ...teaser.groups.map(({ heading, links }) => ({
      heading: heading.link.text,
      links: links.map(({ link }) => link),
    })),
    { links: legalLinks },
  ];
  for (const { links, ...list } of lists) {
    const isPath = ({ url }: FooterLink) => toPath(url) === path;
    const others = links.flatMap((link) => {
      const href = link.url.startsWith('/') && !isPath(link) && safeHref(link.url);
      return href ? [{ href, text: link.text }] : [];
    });
    if (links.some(isPath) && others.length > 0) return { ...list, links: others };
  }
  return null;
}

const contentNumber = (path: string) => /^\/c-(\d+)(\/|$)/.exec(path)?.[1];

/**
 * The same page in another country: by path, purpose or number; or `null`. Products and categories exist everywhere.
 */
export function findCounterpart(from: SiteCode, path: string, to: SiteCode): string | null {
  const here = toPath(path);
  if (PAGES[to].has(here) || /^\/(p|c)\//.test(here)) return here;
  const purpose = (Object.keys(SITE_LINKS[from]) as (keyof (typeof SITE_LINKS)[SiteCode])[]).find(
    (name) => SITE_LINKS[from][name] === here,
  );
  if (purpose && SITE_LINKS[to][purpose]) return SITE_LINKS[to][purpose];
  const number = contentNumber(here);
  return number ? (listSitePaths(to).find((other) => contentNumber(other) === number) ?? null) : null;
}
