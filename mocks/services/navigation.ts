import { isSiteCode } from '#src/config/sites.ts';
import { answer } from '../answers.ts';
import { navigationTreeOf } from '../content/navigation/navigationTree.ts';
import type { ShopService } from '../world.ts';

/** The navigation tree of a site (NAV-01). */
export const readNavigation: ShopService = async (call) => {
  const site = call.query.get('site');
  return answer(navigationTreeOf(isSiteCode(site) ? site : call.site));
};
