import { answer } from '../answers.ts';
import type { ShopService } from '../world.ts';

/** Theme worlds for the first navigation entry (NAV-02). */
export const readThemeWorlds: ShopService = async () => answer({});
