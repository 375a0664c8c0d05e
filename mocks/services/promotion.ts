import { isSiteCode } from '#src/config/sites.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { answer, refusal } from '../answers.ts';
import { footerPromotion } from '../content/footerPromotion.ts';
import { promotionOf, TOP_BANNER_TEST } from '../content/promotions.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { ShopService } from '../world.ts';

/**
 * An editor's promotion, or 404 where there is none (PRM-01). SHOP_FOOTER is one that editors have written in some
 * scenarios only; in the others the footer keeps its own content (FTR-08).
 */
export const readPromotion: ShopService = async (call) => {
  const { footer, promotionTheme, hasAnnouncements = false } = effectOf(call.scenarios);
  const given = call.header('X-Hunter-Site');
  const site = isSiteCode(given) ? given : call.site;
  if (call.params.promotionId === FOOTER_PROMOTION_ID && footer)
    return typeof footer === 'string' ? footerPromotion(footer, site) : footer;
  const promotion = promotionOf(call.params.promotionId ?? '', {
    site,
    now: call.now,
    theme: promotionTheme,
    hasAnnouncements,
    group: call.selection?.test === TOP_BANNER_TEST ? call.selection.group : undefined,
  });
  return promotion ? answer(promotion) : refusal(404, 'NOT_FOUND');
};
