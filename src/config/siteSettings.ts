import { SITES, type SiteConfig, shopUrlsOf } from './sites.ts';

type Primitive = string | number | boolean | null;

/** Any part of a value, at any depth; lists are complete. */
type PartOf<Value> = Value extends Primitive | readonly unknown[]
  ? Value
  : { [Key in keyof Value]?: PartOf<Value[Key]> | undefined };

/** Overrides for a site: only the values that differ, at any depth of the site table's row. */
export type SiteSettings = PartOf<Omit<SiteConfig, 'code'>>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    // Settings may come from a file, in which this key would pollute the prototype of every object.
    if (key !== '__proto__') merged[key] = merge(base[key], value);
  }
  return merged;
}

/**
 * A row of the site table with a consumer's overrides. Objects merge at every depth, so that changing one setting
 * keeps its siblings; a value, a list and `null` replace, and `undefined` changes nothing. The table itself is not
 * mutated.
 *
 * @example withSettings(SITES.DE, { links: { community: null } }).links.help // unchanged
 */
export function withSettings(site: SiteConfig, settings: SiteSettings = {}): SiteConfig {
  // One address of another country keeps the others.
  const base = settings.shopUrls ? { ...site, shopUrls: shopUrlsOf(site) } : site;
  return { ...(merge(base, settings) as SiteConfig), code: site.code };
}

/** Settings that every row may lack, because they have a default. */
const OPTIONAL = {
  money: { digits: 2 },
  cart: { checkoutHref: null },
  app: { appStoreId: '' },
} satisfies SiteSettings;

/** Groups whose names are a page's own. */
const OPEN_GROUPS: ReadonlySet<string> = new Set(['shopUrls.', 'callHeaders.', 'promotionThemes.']);

/** Paths in the settings that no row can have: `footer.retruns`. */
export function unknownSettings(site: SiteConfig, settings: SiteSettings): string[] {
  const visit = (known: readonly unknown[], own: unknown, path: string): string[] => {
    const groups = known.filter(isGroup);
    if (!isGroup(own) || groups.length === 0 || OPEN_GROUPS.has(path)) return [];
    return Object.entries(own).flatMap(([key, value]) => {
      const inside = groups.flatMap((group) => (Object.hasOwn(group, key) ? [group[key]] : []));
      return inside.length > 0 ? visit(inside, value, `${path}${key}.`) : [path + key];
    });
  };
  return visit([site, ...Object.values(SITES), OPTIONAL], settings, '');
}
