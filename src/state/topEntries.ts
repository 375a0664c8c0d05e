import { isSiteCode, type SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';

const MAX_COMPONENT_NAME_CHARACTERS = 160;

export interface TopEntry extends NavigationNode {
  /** Its title is a text of the page; other titles are the shop's, in the language of the site. */
  isPageText?: true;
}

/** Whether a node names the theme worlds as the content of its flyout, in any spelling. */
export const namesThemeWorlds = ({ componentName, data }: NavigationNode): boolean =>
  componentName === undefined
    ? (data?.length ?? 0) > 0
    : componentName
        .slice(0, MAX_COMPONENT_NAME_CHARACTERS)
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .includes('themeworld');

/**
 * The tree with the top level that the site shows. Where its texts name the top entries (contract: navigation), they
 * replace titles and addresses of the first four, and the first has the theme worlds unless another entry names them.
 * Before the tree is loaded, or if it never is, those four are the whole navigation. A tree is never extended.
 */
export function withTopEntries(
  tree: readonly NavigationNode[],
  { code, topEntries }: Pick<SiteConfig, 'code' | 'topEntries'>,
  text: Text,
): readonly TopEntry[] {
  if ((topEntries ?? (isSiteCode(code) ? 'texts' : 'tree')) === 'tree') return tree;
  const tops = [
    { title: text('navigation_1'), href: text('navigation_1_url') },
    { title: text('navigation_2'), href: text('navigation_2_url') },
    { title: text('navigation_3'), href: text('navigation_3_url') },
    { title: text('navigation_4'), href: text('navigation_4_url') },
  ];
  const nodes: readonly NavigationNode[] =
    tree.length > 0 ? tree : tops.map((top) => ({ ...top, children: [] }));
  const isUnnamed = !nodes.some(namesThemeWorlds);
  return nodes.map((node, index) => ({
    ...node,
    ...(tops[index] && { ...tops[index], isPageText: true as const }),
    ...(isUnnamed && index === 0 && { componentName: 'themeWorlds' }),
  }));
}
