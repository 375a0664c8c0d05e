import { answer } from '../answers.ts';
import { themeWorldsAt } from '../content/themeWorlds.ts';
import type { ShopService } from '../world.ts';

/** Theme worlds for the first navigation entry. */
export const readThemeWorlds: ShopService = async (call) => answer(themeWorldsAt(call.site, call.now));
