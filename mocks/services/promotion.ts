import { isSiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { answer, refusal } from '../answers.ts';
import { promotionOf, TOP_BANNER_TEST } from '../content/promotions.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import type { DocumentStore, ShopCall, ShopService } from '../world.ts';
import { readStaffSession } from './staffSession.ts';

/** The test group that a member of staff looks at, where the call could depend on one. */
async function previewGroup(call: ShopCall, store: DocumentStore): Promise<string | undefined> {
  if (!call.cookie(COOKIES.preview)) return undefined;
  const session = await readStaffSession(call, store);
  return session?.abTestName === TOP_BANNER_TEST ? session.abTestGroup : undefined;
}

/**
 * An editor's promotion, or 404 where there is none (PRM-01). SHOP_FOOTER is one that editors have written in some
 * scenarios only; in the others the footer keeps its own content (FTR-08).
 */
export const readPromotion: ShopService = async (call, store) => {
  const { footer, promotionTheme } = effectOf(call.scenarios);
  if (call.params.promotionId === FOOTER_PROMOTION_ID && footer) return footer;
  const given = call.header('X-Hunter-Site');
  const promotion = promotionOf(call.params.promotionId ?? '', {
    site: isSiteCode(given) ? given : call.site,
    now: call.now,
    theme: promotionTheme,
    group: await previewGroup(call, store),
  });
  return promotion ? answer(promotion) : refusal(404, 'NOT_FOUND');
};
