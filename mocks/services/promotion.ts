import { isSiteCode, type SiteCode } from '#src/config/sites.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { answer, refusal } from '../answers.ts';
import { groupIn } from '../content/abTests.ts';
import { footerPromotion } from '../content/footerPromotion.ts';
import { promotionOf } from '../content/promotions.ts';
import { isWithin, type YearlyPeriod } from '../content/shopCalendar.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { ShopCall, ShopService } from '../world.ts';

/** When the footer promises free shipping to all visitors. */
const FREE_SHIPPING: YearlyPeriod = { from: '08-01', until: '08-31' };

const hasShippingNote = ({ now, selection }: ShopCall, site: SiteCode): boolean =>
  isWithin(FREE_SHIPPING, now, site) || groupIn('Summer shipping note', selection) === 'Note';

/**
 * A promotion, or 404 if there is none. SHOP_FOOTER exists only in August, for a test group and in some scenarios;
 * otherwise the footer shows its own content.
 */
export const readPromotion: ShopService = async (call) => {
  const { footer, promotionTheme, hasAnnouncements = false } = effectOf(call.scenarios);
  const header = call.header('X-Hunter-Site');
  const site = isSiteCode(header) ? header : call.site;
  if (call.params.promotionId === FOOTER_PROMOTION_ID) {
    if (footer) return typeof footer === 'string' ? footerPromotion(footer, site) : footer;
    if (hasShippingNote(call, site)) return footerPromotion('note', site);
  }
  const promotion = promotionOf(call.params.promotionId ?? '', {
    site,
    now: call.now,
    theme: promotionTheme,
    hasAnnouncements,
    selection: call.selection,
  });
  return promotion ? answer(promotion) : refusal(404, 'NOT_FOUND');
};
