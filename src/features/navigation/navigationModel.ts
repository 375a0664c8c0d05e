import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { THEME_WORLD_SECTIONS, type ThemeWorldSection } from '#src/schemas/themeWorld.ts';
import { namesThemeWorlds, type TopEntry } from '#src/state/topEntries.ts';
import { countMatches, toPageAddress } from './pageAddress.ts';

// The tree comes from another system. This module turns every title into a text of bounded length and allows only safe
// URLs. The bounds protect the page; what they cut off is reported.

const MAX_LEVELS = 8;
const MAX_CHILDREN = 250;
const MAX_TITLE_CHARACTERS = 160;
const MAX_TEASERS = 4;

/** An image with a title and a link. */
interface NavigationTeaserItem {
  href: string;
  image: string;
  title: string;
}

/** One entry, ready to render. */
export interface NavigationItem {
  /** The path through the tree: `1.4.2`. */
  key: string;
  title: string;
  /** The title is a text of the page; other titles are the shop's, in the language of the site. */
  isPageText: boolean;
  /** `null`: it only opens its children. */
  href: string | null;
  isNewTab: boolean;
  /** `page` on the page itself, `true` on its ancestors (contract: hooks). */
  current: 'page' | true | null;
  children: readonly NavigationItem[];
  teaser: { title: string | null; items: readonly NavigationTeaserItem[] } | null;
  /** The sections of its theme-world flyout; `null` if it has none. */
  worldSections: readonly ThemeWorldSection[] | null;
}

function toTitle(raw: string | undefined): string {
  const title = toLine(raw, MAX_TITLE_CHARACTERS);
  if (raw && raw.length > MAX_TITLE_CHARACTERS && title.endsWith('…'))
    reportProblem(`Navigation: a title of ${raw.length} characters is truncated to ${MAX_TITLE_CHARACTERS}.`);
  return title;
}

function toTeaser(node: NavigationNode): NavigationItem['teaser'] {
  const items = (node.teaser?.list ?? []).slice(0, MAX_TEASERS).flatMap((item) => {
    const [href, image, title] = [safeHref(item.link), safeHref(item.image), toTitle(item.title)];
    return href && image && title ? [{ href, image, title }] : [];
  });
  return items.length > 0 ? { title: toTitle(node.teaser?.title) || null, items } : null;
}

/** The content of a node, independent of the current page. */
const readNode = memoizeByReference((node: NavigationNode) => {
  const href = safeHref(node.href);
  return { title: toTitle(node.title), href, teaser: toTeaser(node) };
});

/** The children of a node, within the limits. */
function childrenWithin({ children }: NavigationNode, level: number): readonly NavigationNode[] {
  if (children.length > 0 && level >= MAX_LEVELS) {
    reportProblem(`Navigation: entries below level ${MAX_LEVELS} are left out.`);
    return [];
  }
  return firstOf(children);
}

function firstOf<Node extends NavigationNode>(nodes: readonly Node[]): readonly Node[] {
  if (nodes.length > MAX_CHILDREN)
    reportProblem(`Navigation: of ${nodes.length} entries of one list, ${MAX_CHILDREN} are shown.`);
  return nodes.slice(0, MAX_CHILDREN);
}

function toCurrent(
  isPage: boolean,
  isAbove: boolean,
  children: readonly NavigationItem[],
): NavigationItem['current'] {
  if (isPage) return 'page';
  return isAbove || children.some(({ current }) => current !== null) ? true : null;
}

function toEntry(
  node: TopEntry,
  key: string,
  level: number,
  worldSections: NavigationItem['worldSections'],
): NavigationItem | null {
  const { title, href, teaser } = readNode(node);
  const children = toEntries(childrenWithin(node, level), key, level + 1);
  // Without a title or a target there is nothing to render.
  if (title === '' || (href === null && children.length === 0 && !namesThemeWorlds(node))) return null;
  return {
    key,
    title,
    isPageText: node.isPageText === true,
    href,
    isNewTab: node.target === '_blank',
    current: toCurrent(node.lastSelectedNode === true, node.childIsSelected === true, children),
    children,
    teaser,
    worldSections,
  };
}

const toEntries = (nodes: readonly NavigationNode[], parent: string, level: number): NavigationItem[] =>
  nodes.flatMap((node, index) => toEntry(node, `${parent}.${index}`, level, null) ?? []);

/** Whether an entry is the page, or above it. */
const hasPage = ({ current, children }: NavigationItem): boolean =>
  current === 'page' || children.some(hasPage);

/** Entries of which one is current: the first that is the page or above it, else the first that is marked at all. */
function withOnePath(entries: readonly NavigationItem[], isPath = true): readonly NavigationItem[] {
  const kept = isPath
    ? (entries.find(hasPage) ?? entries.find(({ current }) => current !== null))
    : undefined;
  return entries.map((entry) => {
    if (entry.current === null) return entry;
    const children = withOnePath(entry.children, entry === kept && entry.current !== 'page');
    return { ...entry, children, current: entry === kept ? entry.current : null };
  });
}

/**
 * Converts the tree to entries: unsafe and empty nodes are left out, the tree's own flags mark one path to the current
 * page, and the first entry that names the theme worlds contains them.
 */
export function readNavigation(nodes: readonly TopEntry[]): readonly NavigationItem[] {
  const worldsAt = nodes.findIndex(namesThemeWorlds);
  const entries = firstOf(nodes).flatMap((node, index) => {
    const sections = node.data?.length ? node.data : THEME_WORLD_SECTIONS;
    return toEntry(node, `${index}`, 1, index === worldsAt ? sections : null) ?? [];
  });
  return withOnePath(entries);
}

/** The page of an address: without the place on it. */
const pageOf = (address: string): string => address.replace(/#.*$/s, '');

const addressOf = memoizeByReference(({ href }: NavigationItem) => toPageAddress(href));

/**
 * Marks the entries whose URL matches the page best, and the path to them. If none matches, the flags of the
 * tree stay. One entry is the page, the first of several with the same URL. An entry without a change stays the same
 * object, so that it is not rendered again.
 *
 * @param page the page's path, with its query if it has one; `null` if unknown
 * @param origin the page's origin; `null` on a server, where links with an origin of their own are no pages of it
 */
export function markPage(
  entries: readonly NavigationItem[],
  page: string | null,
  origin: string | null = null,
): readonly NavigationItem[] {
  const parsed = toPageAddress(page && pageOf(page));
  if (!parsed) return entries;
  const address = { ...parsed, origin };
  let best = -1;
  const visit = (list: readonly NavigationItem[]): void => {
    for (const entry of list) {
      best = Math.max(best, countMatches(addressOf(entry), address));
      visit(entry.children);
    }
  };
  visit(entries);
  if (best < 0) return entries;
  let isFound = false;
  const isPage = (entry: NavigationItem): boolean => {
    if (isFound || countMatches(addressOf(entry), address) !== best) return false;
    isFound = true;
    return true;
  };
  const mark = (list: readonly NavigationItem[]): readonly NavigationItem[] => {
    const marked = list.map((entry): NavigationItem => {
      const isCurrent = isPage(entry);
      const children = mark(entry.children);
      const current = toCurrent(isCurrent, false, children);
      return current === entry.current && children === entry.children
        ? entry
        : { ...entry, current, children };
    });
    return marked.every((entry, index) => entry === list[index]) ? list : marked;
  };
  return mark(entries);
}

/** The index of the group that contains the current page; `null` if none does. */
export function activeGroup({ children }: NavigationItem): number | null {
  const groups = children.filter((child) => child.children.length > 0);
  const index = groups.findIndex(({ current }) => current !== null);
  return index < 0 ? null : index;
}

/** The index of the top-level entry that contains the current page; `null` if none does. */
export function activeTop(entries: readonly NavigationItem[]): number | null {
  const index = entries.findIndex(({ current, children }) => current !== null && children.length > 0);
  return index < 0 ? null : index;
}
