import { isSiteCode } from '#src/config/sites.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import { answer } from '../answers.ts';
import { navigationTreeOf } from '../content/navigation/navigationTree.ts';
import { seasonOf } from '../content/shopCalendar.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { ShopService } from '../world.ts';

/** The same entries with links to missing pages. */
const withDeadLinks = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.map(({ href, children, ...node }) => ({
    ...node,
    ...(href !== undefined && { href: `/gone${href}` }),
    children: withDeadLinks(children),
  }));

/** The navigation tree of a site, with the teasers of the season. */
export const readNavigation: ShopService = async (call) => {
  const requested = call.query.get('site');
  const site = isSiteCode(requested) ? requested : call.site;
  const tree = navigationTreeOf(site, seasonOf(call.now, site));
  return answer(effectOf(call.scenarios).linksAreDead ? withDeadLinks(tree) : tree);
};
