import type { EndpointName } from '#src/api/endpoints.ts';
import { answer, cartRefusal, refusal } from '../answers.ts';
import type { ShopCall, ShopResponse } from '../world.ts';
import { foreignCart } from './foreignCart.ts';
import { foreignNavigation, foreignSuggestions, foreignThemeWorlds } from './foreignContent.ts';
import { foreignPromotion } from './foreignPromotions.ts';
import { foreignAbTests, foreignBaseData, foreignPartnerSite, foreignVisitor } from './foreignVisitor.ts';

/**
 * Responses of a shop that was not built for this library: the contract's data in the formats of older systems. Pages
 * must still render sensibly.
 */
export const FOREIGN_ANSWERS: Partial<
  Record<EndpointName, ShopResponse | ((call: ShopCall) => ShopResponse)>
> = {
  readCart: answer({ cart: foreignCart, trace: 'a1' }),
  changeCart: cartRefusal(409, 'ERP_LOCKED'),
  readVisitor: answer(foreignVisitor),
  readPartnerSite: answer(foreignPartnerSite),
  readCustomerInfo: answer({ anything: true }),
  readNavigation: answer(foreignNavigation),
  readThemeWorlds: answer(foreignThemeWorlds),
  readSuggestions: answer(foreignSuggestions),
  readCacheKey: answer(12),
  readBaseData: answer(foreignBaseData),
  readAbTests: answer(foreignAbTests),
  readPromotion: ({ params }) => {
    const promotion = foreignPromotion(params.promotionId);
    return promotion ? answer(promotion) : refusal(404, 'NOT_FOUND');
  },
};
