import type { FastifyRequest } from 'fastify';
import type { PageContent, PageState } from '#server/model/pageState.ts';
import type { ServerShop } from '#server/shop/shopServices.ts';
import type { CallError } from '#src/api/request.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { Result } from '#src/lib/result.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { parseFooterOverride } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** Promotions that a page shows; the header's two are on every page (contract: calls). */
function promotionsOf(content: PageContent): string[] {
  const header = ['~header_top', '~header_benefits'];
  if (content.kind === 'home') return [...header, 'pi_home'];
  if (content.kind === 'category') return [...header, `category_${content.id}`];
  return header;
}

/** The value of an answer; `null` when the shop says that it has none; `undefined` when it could not be had. */
function toValue<Value>(answer: Result<Value, CallError>): Value | null | undefined {
  if (answer.ok) return answer.value;
  return answer.error.kind === 'refused' && answer.error.status === 404 ? null : undefined;
}

/** Only what is there: a part left out is a part the browser asks for. */
const whatIsThere = <Part extends object>(parts: Part): Part =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Part;

/** The parts of the footer that an editor's text replaces; what is no footer is reported once and left out (FTR-08). */
function toFooter(contentJSON: string): ServerData['footer'] {
  const { override, problems } = parseFooterOverride(contentJSON);
  for (const problem of problems) reportProblem(problem);
  return override;
}

/**
 * Asks the shop for what the first paint shows, all at once and within the page's time budget. It never fails: a dead
 * or slow service costs its own part of the page (BFF-04).
 *
 * @param budgetMs how long the page waits; what is not there by then is asked for by the browser
 */
export async function loadPageData(
  request: FastifyRequest,
  shop: ServerShop,
  content: PageContent,
  budgetMs: number,
): Promise<ServerData> {
  const client = shop.clientFor(request, AbortSignal.timeout(budgetMs));
  const readPromotion = async (promotionId: string) => {
    const value = toValue(await client.readPromotion({ params: { promotionId }, query: {} }));
    return [promotionId, value] as const;
  };
  const [navigation, themeWorlds, footer, ...promotions] = await Promise.all([
    client.readNavigation({ query: { site: request.site } }).then(toValue),
    client.readThemeWorlds().then(toValue),
    readPromotion(FOOTER_PROMOTION_ID).then(([, reply]) => reply && toFooter(reply.contentJSON)),
    ...promotionsOf(content).map(readPromotion),
  ]);
  return whatIsThere({
    navigation,
    themeWorlds,
    footerContent: FOOTER_CONTENTS[request.site],
    footer,
    promotions: whatIsThere(Object.fromEntries(promotions)) as ServerData['promotions'],
  }) as ServerData;
}

/** Whether the shop has answered everything that the page asked for, in time. */
export function hasAllData({ content, serverData }: PageState): boolean {
  const { navigation, themeWorlds, footer, promotions = {} } = serverData;
  return (
    [navigation, themeWorlds, footer].every((part) => part !== undefined) &&
    promotionsOf(content).every((id) => promotions[id] !== undefined)
  );
}
