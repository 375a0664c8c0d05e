import { isSiteCode } from '#src/config/sites.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { answer } from '../answers.ts';
import { navigationTreeOf } from '../content/navigation/navigationTree.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { ShopService } from '../world.ts';

/** The same entries, but what they lead to is gone. */
const withDeadLinks = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.map(({ href, children, ...node }) => ({
    ...node,
    ...(href !== undefined && { href: `/gone${href}` }),
    children: withDeadLinks(children),
  }));

/** The navigation tree of a site (NAV-01). */
export const readNavigation: ShopService = async (call) => {
  const site = call.query.get('site');
  const tree = navigationTreeOf(isSiteCode(site) ? site : call.site);
  return answer(effectOf(call.scenarios).linksAreDead ? withDeadLinks(tree) : tree);
};
