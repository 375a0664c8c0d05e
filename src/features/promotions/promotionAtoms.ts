import { atom } from 'jotai/vanilla';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { PromotionReply } from '#src/schemas/promotion.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { isPreviewed } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { type Promotion, readPromotion } from './promotionModel.ts';

/** Which promotion, and for whom. Tags are comma-separated lists (PRM-01). */
export interface PromotionQuery {
  /** Which promotion the shop is asked for: `~header_top`, `category_420100`. */
  promotionId: string;
  /** Only a promotion that carries all of these tags, with commas between. */
  allOfTags?: string | undefined;
  /** Only a promotion that carries one of these tags, with commas between. */
  anyOfTags?: string | undefined;
  /** Only a promotion that carries none of these tags, with commas between. */
  noneOfTags?: string | undefined;
}

/** One name per id and tags: a change of either is another promotion (PRM-02). */
export const toPromotionKey = ({ promotionId, allOfTags, anyOfTags, noneOfTags }: PromotionQuery): string =>
  [promotionId, allOfTags, anyOfTags, noneOfTags].map((part) => part ?? '').join('|');

/** `null`: the shop has none, or none that can be shown. Missing: not known yet. */
type Loaded = Record<string, Promotion | null>;

function toPromotion(id: string, reply: PromotionReply | null): Promotion | null {
  if (!reply) return null;
  const read = readPromotion(id, reply);
  if (read.ok) return read.value;
  reportProblem(read.error);
  return null;
}

const askedForAtom = atom<Loaded>({});

/** What the server already had. It asks without tags, so its answers stand for the bare id. */
const fromServerAtom = atom<Loaded>((get) => {
  const promotions = Object.entries(get(serverDataAtom).promotions ?? {});
  return Object.fromEntries(
    promotions.map(([id, reply]) => [toPromotionKey({ promotionId: id }), toPromotion(id, reply)]),
  );
});

/** Every promotion known on this page by its key. */
export const promotionsAtom = atom<Loaded>((get) => ({ ...get(fromServerAtom), ...get(askedForAtom) }));

/**
 * Makes sure a promotion is known: what the server fetched is used, anything else is asked for, and under the preview
 * cookie and after every change of the preview everything is, because staff look at another time (PRM-02, BEY-06).
 */
export const loadPromotionAtom = atom(null, async (get, set, query: PromotionQuery, signal: AbortSignal) => {
  const key = toPromotionKey(query);
  if (!isPreviewed(get) && key in get(promotionsAtom)) return;
  const { promotionId, ...tags } = query;
  const answer = await get(shopApiAtom).readPromotion({ params: { promotionId }, query: tags, signal });
  if (signal.aborted) return;
  // Promotions are decoration: no answer means nothing is shown (PRM-01). That an editor has none is no problem.
  if (!answer.ok && !(answer.error.kind === 'refused' && answer.error.status === 404)) {
    reportProblem(`Promotion ${promotionId}: no answer (${answer.error.kind}).`);
  }
  set(askedForAtom, (loaded) => ({
    ...loaded,
    [key]: answer.ok ? toPromotion(promotionId, answer.value) : null,
  }));
});
