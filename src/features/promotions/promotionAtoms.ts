import { atom } from 'jotai/vanilla';
import { isNone, isUnanswered, reportNoAnswer } from '#src/api/reportNoAnswer.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { PromotionResponse } from '#src/schemas/promotion.ts';
import { fetchedPromotionsAtom } from '#src/state/contentAtoms.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { isPreviewed, previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { type CustomThemes, type Promotion, readPromotion } from './promotionModel.ts';

/** The promotion to request, by id and tags. Tags are comma-separated lists. */
export interface PromotionQuery {
  /** The id of the requested promotion: `~header_top`, `category_420100`. */
  promotionId: string;
  /** Only a promotion with all of these comma-separated tags. */
  allOfTags?: string | undefined;
  /** Only a promotion with at least one of these comma-separated tags. */
  anyOfTags?: string | undefined;
  /** Only a promotion with none of these comma-separated tags. */
  noneOfTags?: string | undefined;
}

/** One key per id and tags: changing either requests another promotion. */
export const toPromotionKey = ({ promotionId, allOfTags, anyOfTags, noneOfTags }: PromotionQuery): string =>
  [promotionId, allOfTags, anyOfTags, noneOfTags].map((part) => part ?? '').join('|');

/** `null`: the shop has none, or none that can be shown. Missing: not known yet. */
type Loaded = Record<string, Promotion | null>;

function toPromotion(
  id: string,
  response: PromotionResponse | null,
  customThemes: CustomThemes,
): Promotion | null {
  if (!response) return null;
  const read = readPromotion(id, response, customThemes);
  if (read.ok) return read.value;
  reportProblem(read.error);
  return null;
}

/** The server's promotions. It requests them without tags, so the key is only the id. */
export const servedPromotionsAtom = atom<Loaded>((get) => {
  const promotions = Object.entries(get(serverDataAtom).promotions ?? {});
  const { promotionThemes } = get(pageAtom).site;
  return Object.fromEntries(
    promotions.flatMap(([id, response]) =>
      // Without an answer; the browser requests it.
      response === undefined
        ? []
        : [[toPromotionKey({ promotionId: id }), toPromotion(id, response, promotionThemes)]],
    ),
  );
});

/** Every promotion known on this page by its key. */
export const promotionsAtom = atom<Loaded>((get) => {
  const served = get(servedPromotionsAtom);
  // Only this module writes it.
  const fetched = get(fetchedPromotionsAtom) as Loaded;
  // The server's own object: a part that hydrates with it does not render again.
  return Object.keys(fetched).length > 0 ? { ...served, ...fetched } : served;
});

/**
 * The revision of the preview for which the shop last answered, by key; `null` without one, missing without an answer.
 */
const answeredAtom = atom<Record<string, number | null | undefined>>({});

/** Loads a promotion unless the shop or, outside a preview, the server has answered. Staff look at another time. */
export const loadPromotionAtom = atom(null, async (get, set, query: PromotionQuery, signal: AbortSignal) => {
  const key = toPromotionKey(query);
  const revision = isPreviewed(get) ? get(previewRevisionAtom) : null;
  const answered = get(answeredAtom)[key];
  if (answered === revision || (revision === null && key in get(servedPromotionsAtom))) return;
  const { promotionId, ...tags } = query;
  const answer = await get(shopApiAtom).readPromotion({ params: { promotionId }, query: tags, signal });
  if (signal.aborted) return;
  // Promotions are optional: without an answer nothing is shown. A promotion that editors have not created is
  // not a problem.
  if (!answer.ok && !isNone(answer.error)) reportNoAnswer(`Promotion ${promotionId}`, answer.error);
  const isAnswered = answer.ok || !isUnanswered(answer.error);
  set(answeredAtom, (known) => ({ ...known, [key]: isAnswered ? revision : undefined }));
  const { promotionThemes } = get(pageAtom).site;
  set(fetchedPromotionsAtom, (loaded) => ({
    ...loaded,
    [key]: answer.ok ? toPromotion(promotionId, answer.value, promotionThemes) : null,
  }));
});
