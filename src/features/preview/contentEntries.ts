import type { Service } from '#src/api/endpoints.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { toLine } from '#src/lib/toLine.ts';
import { type CountryFooter, FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { THEME_WORLD_SECTIONS, type ThemeWorlds } from '#src/schemas/themeWorld.ts';
import type { KnownPromotion } from '#src/state/contentAtoms.ts';

/** The source of a part of the page. */
export interface ContentItem {
  /** The shop's service, as in the endpoint table. */
  service: Service;
  /**
   * A promotion's id, or the address of a navigation entry or theme world: an untrusted line of at most 200 characters.
   */
  id: string;
  /** The field of the entry: `contentJSON`, `teaser`, `teaser.groups.2`. */
  field?: string;
}

/** Returns the address of an entry in the shop's editor, or `null` for an entry without one. */
export type EditUrl = (entry: ContentItem) => string | null;

export interface ListedContentItem extends ContentItem {
  /** The part's title on the page, or `null`. */
  title: string | null;
}

const MAX_ENTRIES = 200;
const MAX_CHARACTERS = 200;
const MAX_LEVELS = 8;

const toListed = (entry: ContentItem, title: string | null | undefined): ListedContentItem => ({
  ...entry,
  id: toLine(entry.id.slice(0, MAX_CHARACTERS), MAX_CHARACTERS),
  title: toLine(title, MAX_CHARACTERS) || null,
});

function* promotionEntries(promotions: readonly (KnownPromotion | null)[]): Generator<ListedContentItem> {
  for (const promotion of promotions)
    if (promotion)
      yield toListed({ service: 'PROMOTION', id: promotion.id, field: 'contentJSON' }, promotion.headline);
}

function* teaserEntries(nodes: readonly NavigationNode[], level = 1): Generator<ListedContentItem> {
  for (const { href, title, teaser, children } of nodes) {
    for (const item of teaser?.list ?? [])
      yield toListed({ service: 'NAVIGATION', id: href ?? title, field: 'teaser' }, item.title);
    if (level < MAX_LEVELS) yield* teaserEntries(children, level + 1);
  }
}

function* worldEntries(worlds: ThemeWorlds | null): Generator<ListedContentItem> {
  for (const section of THEME_WORLD_SECTIONS)
    for (const { url, title } of worlds?.[section]?.themeworlds ?? [])
      yield toListed({ service: 'THEMEWORLD_FRONTEND', id: url, field: section }, title);
}

/** The groups that SHOP_FOOTER overrides; without any, the field for such overrides. */
function* footerEntries(footer: Partial<CountryFooter> | null): Generator<ListedContentItem> {
  const origin = { service: 'PROMOTION', id: FOOTER_PROMOTION_ID } as const;
  const groups = footer?.teaser?.groups ?? [];
  for (const [index, { heading }] of groups.entries())
    yield toListed({ ...origin, field: `teaser.groups.${index}` }, heading.link.text);
  if (groups.length === 0) yield toListed({ ...origin, field: 'teaser.groups' }, null);
}

interface PageContent {
  promotions: readonly (KnownPromotion | null)[];
  tree: readonly NavigationNode[];
  worlds: ThemeWorlds | null;
  footer: Partial<CountryFooter> | null;
}

/** The entries of the page's promotions, footer groups, theme worlds and teasers; at most 200. */
export function listEntries({ promotions, tree, worlds, footer }: PageContent): ListedContentItem[] {
  const entries: ListedContentItem[] = [];
  for (const list of [
    promotionEntries(promotions),
    footerEntries(footer),
    worldEntries(worlds),
    teaserEntries(tree),
  ])
    for (const entry of list) {
      if (entries.length === MAX_ENTRIES) return entries;
      entries.push(entry);
    }
  return entries;
}

/** The link to an entry's editor, or `null` if the consumer provides none or an unsafe one. */
export function toEditHref({ service, id, field }: ContentItem, editUrl: EditUrl | undefined): string | null {
  try {
    return safeHref(editUrl?.({ service, id, ...(field !== undefined && { field }) }));
  } catch {
    reportProblem('Preview: editUrl threw an error for an entry; it is listed without a link.');
    return null;
  }
}
