import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MESSAGES } from '#server/pages/messages.server.ts';
import {
  CategoryBanner,
  Navigation,
  VitrineProvider,
  type VitrineProviderProps,
} from '#src/entries/index.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { aPromotion } from '../mocks/builders/page.ts';

/** Entries of the bar, and groups below each. */
const TOPS = 5;
const GROUPS = 9;

const nodes = (
  count: number,
  path: string,
  childrenOf: (path: string) => NavigationNode[],
): NavigationNode[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Entry ${path}${index}`,
    href: `/c/${path}${index}`,
    children: childrenOf(`${path}${index}/`),
  }));

/** Three levels with about this many nodes; the bar and its groups are 50. */
function treeOf(count: number): NavigationNode[] {
  const leaves = Math.round((count - TOPS - TOPS * GROUPS) / (TOPS * GROUPS));
  return nodes(TOPS, '', (top) => nodes(GROUPS, top, (group) => nodes(leaves, group, () => [])));
}

const render = (serverData: VitrineProviderProps['serverData'] & object, children: ReactNode) =>
  renderToString(
    <VitrineProvider site="DE" messages={MESSAGES['de-DE']} serverData={serverData}>
      {children}
    </VitrineProvider>,
  );

/** The main navigation of a shop with this many entries. */
export const renderNavigation = (count: number): string =>
  render({ navigation: treeOf(count) }, <Navigation />);

/** A page with this many promotions. */
export function renderPromotions(count: number): string {
  const ids = Array.from({ length: count }, (_, index) => `banner_${index}`);
  const reply = aPromotion('ApiCategory');
  return render(
    { promotions: Object.fromEntries(ids.map((id) => [id, reply])) },
    ids.map((id) => <CategoryBanner key={id} promotionId={id} />),
  );
}
