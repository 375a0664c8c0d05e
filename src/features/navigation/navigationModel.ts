import type { Text } from '#src/i18n/siteIntl.ts';
import { oncePer } from '#src/lib/oncePer.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';

// The tree comes from another system. After this file every title is a text of reasonable length, every address one that
// a shopper may follow, and no branch is deeper or wider than a person could use.

/** Levels below the bar: groups and their entries (NAV-03). */
const MAX_LEVELS = 3;
const MAX_CHILDREN = 60;
const MAX_TITLE_CHARACTERS = 80;
const MAX_TEASERS = 4;

/** How a top-level entry is overridden by the page's own texts (HDR-12). */
export interface TopEntry {
  title: string;
  url: string;
}

/** A picture with a title that leads somewhere. */
export interface NavigationTeaserItem {
  href: string;
  image: string;
  title: string;
}

/** One entry, ready to be drawn. */
export interface NavigationEntry {
  /** The way to it through the tree: `1.4.2`. */
  key: string;
  title: string;
  /** `null`: it only opens what is below it. */
  href: string | null;
  isNewTab: boolean;
  /** `page` on the page itself, `true` above it (contract: hooks). */
  current: 'page' | true | null;
  children: readonly NavigationEntry[];
  teaser: { title: string | null; items: readonly NavigationTeaserItem[] } | null;
}

const toTitle = (title: string | undefined): string =>
  (title ?? '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE_CHARACTERS);

/** A path that reads the same before and after it is parsed. */
const PLAIN_PATH = /^\/(?!\/)[\w/-]*$/;

/** The part of an address that says which page it is. */
function toPath(href: string | null): string | null {
  if (href === null) return null;
  if (PLAIN_PATH.test(href)) return href.replace(/\/+$/, '') || '/';
  const url = URL.parse(href, 'https://shop.invalid');
  return url ? url.pathname.replace(/\/+$/, '') || '/' : null;
}

function toTeaser(node: NavigationNode): NavigationEntry['teaser'] {
  const items = (node.teaser?.list ?? []).slice(0, MAX_TEASERS).flatMap((item) => {
    const [href, image, title] = [safeHref(item.link), safeHref(item.image), toTitle(item.title)];
    return href && image && title ? [{ href, image, title }] : [];
  });
  return items.length > 0 ? { title: toTitle(node.teaser?.title) || null, items } : null;
}

/** What a node says by itself, whichever page is shown. */
const readNode = oncePer((node: NavigationNode) => {
  const href = safeHref(node.href);
  return { title: toTitle(node.title), href, path: toPath(href), teaser: toTeaser(node) };
});

function toEntry(
  node: NavigationNode,
  key: string,
  level: number,
  path: string | null,
): NavigationEntry | null {
  const { title, href, path: ownPath, teaser } = readNode(node);
  const children = level < MAX_LEVELS ? toEntries(node.children, key, level + 1, path) : [];
  // Nothing to read, or nowhere to go: nothing to draw (NAV-01).
  if (title === '' || (href === null && children.length === 0)) return null;
  const isPage = path === null ? node.lastSelectedNode === true : ownPath === path;
  const isAbove =
    children.some((child) => child.current !== null) || (path === null && node.childIsSelected === true);
  return {
    key,
    title,
    href,
    isNewTab: node.target === '_blank',
    current: isPage ? 'page' : isAbove ? true : null,
    children,
    teaser,
  };
}

function toEntries(
  nodes: readonly NavigationNode[],
  parent: string,
  level: number,
  path: string | null,
): NavigationEntry[] {
  return nodes
    .slice(0, MAX_CHILDREN)
    .flatMap(
      (node, index) => toEntry(node, parent === '' ? `${index}` : `${parent}.${index}`, level, path) ?? [],
    );
}

/** The four top-level entries with their translated titles and addresses; the first is the theme world's (HDR-12). */
export const topEntries = (text: Text): TopEntry[] => [
  { title: text('navigation_1'), url: text('navigation_1_url') },
  { title: text('navigation_2'), url: text('navigation_2_url') },
  { title: text('navigation_3'), url: text('navigation_3_url') },
  { title: text('navigation_4'), url: text('navigation_4_url') },
];

/**
 * The tree as entries: titles and addresses of the first four come from the page's texts (contract: navigation), what
 * is dangerous or empty is left out, and the way to the current page is marked (NAV-06).
 *
 * @param path the page's path; `null` when it is not known, then the tree's own flags count
 */
export function readNavigation(
  nodes: readonly NavigationNode[],
  tops: readonly TopEntry[],
  path: string | null,
): NavigationEntry[] {
  const named = Array.from({ length: Math.max(nodes.length, tops.length) }, (_, index): NavigationNode => {
    const node = nodes[index] ?? { title: '', children: [] };
    const top = tops[index];
    return top ? { ...node, title: top.title, href: top.url } : node;
  });
  return toEntries(named, '', 1, toPath(path));
}

/** The group that is shown first: the one on the way to the current page, else the first (NAV-06). */
export function preselectedGroup({ children }: NavigationEntry): number {
  const groups = children.filter((child) => child.children.length > 0);
  return Math.max(
    groups.findIndex((child) => child.current !== null),
    0,
  );
}
