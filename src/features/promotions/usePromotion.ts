import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { onOnline } from '#src/lib/onOnline.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import {
  loadPromotionAtom,
  type PromotionQuery,
  promotionsAtom,
  servedPromotionsAtom,
  toPromotionKey,
} from './promotionAtoms.ts';
import type { Promotion, PromotionKind } from './promotionModel.ts';

const useKnownPromotions = () => useHydratedAtomValue(promotionsAtom, useAtomValue(servedPromotionsAtom));

/**
 * A promotion of one kind; `null` if it is unknown, missing or another kind. Requested if the server has not, and again
 * for another query or time of a preview.
 */
export function usePromotion<Kind extends PromotionKind>(
  kind: Kind,
  { promotionId, allOfTags, anyOfTags, noneOfTags }: PromotionQuery,
): Extract<Promotion, { kind: Kind }> | null {
  const key = toPromotionKey({ promotionId, allOfTags, anyOfTags, noneOfTags });
  const promotion = useKnownPromotions()[key];
  const load = useSetAtom(loadPromotionAtom);
  const revision = useAtomValue(previewRevisionAtom);
  // Each revision needs a new answer.
  useEffect(() => {
    const controller = new AbortController();
    const request = () => void load({ promotionId, allOfTags, anyOfTags, noneOfTags }, controller.signal);
    request();
    const stop = onOnline(request);
    return () => {
      stop();
      controller.abort();
    };
  }, [load, promotionId, allOfTags, anyOfTags, noneOfTags, revision]);
  return promotion?.kind === kind ? (promotion as Extract<Promotion, { kind: Kind }>) : null;
}

/** Whether the shop has answered about a promotion, with or without one. */
export const useIsPromotionAnswered = (query: PromotionQuery): boolean =>
  toPromotionKey(query) in useKnownPromotions();
