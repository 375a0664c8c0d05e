import { refusal } from '../answers.ts';
import type { ShopService } from '../world.ts';

/** An editor's promotion, or 404 where there is none (PRM-01, FTR-08). */
export const readPromotion: ShopService = async () => refusal(404, 'NOT_FOUND');
