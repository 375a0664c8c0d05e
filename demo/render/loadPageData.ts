import type { FastifyRequest } from 'fastify';
import type { PageContent } from '#demo/model/pageContent.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import type { ServerShop } from '#server/shop/shopServices.ts';
import { toServerValue } from '#src/api/toServerValue.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { parseFooterOverride } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** A page's promotions; the header's two are on every page (contract: calls). */
function promotionsOf(content: PageContent): string[] {
  const header = ['~header_top', '~header_benefits'];
  if (content.kind === 'home') return [...header, 'pi_home'];
  if (content.kind === 'category') return [...header, `category_${content.id}`];
  return header;
}

/** Omits missing parts, which the browser then requests. */
const whatIsThere = <Part extends object>(parts: Part): Part =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Part;

/** The footer's editorial overrides; invalid content is reported once and omitted. */
function toFooter(contentJSON: string): ServerData['footer'] {
  const { override, problems } = parseFooterOverride(contentJSON);
  for (const problem of problems) reportProblem(problem);
  return override;
}

/**
 * Loads the data of the first paint in parallel, within the page's time budget. It never fails: a failed or slow service
 * affects only its own part of the page.
 *
 * @param budgetMs how long the page waits; the browser requests missing data later
 */
export async function loadPageData(
  request: FastifyRequest,
  shop: ServerShop,
  content: PageContent,
  budgetMs: number,
): Promise<ServerData> {
  const client = shop.clientFor(request, AbortSignal.timeout(budgetMs));
  const readPromotion = async (promotionId: string) => {
    const value = toServerValue(await client.readPromotion({ params: { promotionId }, query: {} }));
    return [promotionId, value] as const;
  };
  const [navigation, themeWorlds, footer, ...promotions] = await Promise.all([
    client.readNavigation({ query: { site: request.site } }).then(toServerValue),
    client.readThemeWorlds().then(toServerValue),
    readPromotion(FOOTER_PROMOTION_ID).then(([, reply]) => reply && toFooter(reply.contentJSON)),
    ...promotionsOf(content).map(readPromotion),
  ]);
  return whatIsThere({
    now: isPreviewed(request) ? undefined : Date.now(),
    navigation,
    themeWorlds,
    footerContent: FOOTER_CONTENTS[request.site],
    footer,
    promotions: whatIsThere(Object.fromEntries(promotions)) as ServerData['promotions'],
  }) as ServerData;
}
