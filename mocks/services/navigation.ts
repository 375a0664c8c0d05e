import { answer } from '../answers.ts';
import type { ShopService } from '../world.ts';

/** The navigation tree of a site (NAV-01). */
export const readNavigation: ShopService = async () => answer([]);
