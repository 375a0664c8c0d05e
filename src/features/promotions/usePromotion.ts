import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { loadPromotionAtom, type PromotionQuery, promotionsAtom, toPromotionKey } from './promotionAtoms.ts';
import type { Promotion, PromotionKind } from './promotionModel.ts';

/**
 * A promotion of one kind, or `null` while it is not known, when the shop has none, or when its content is of another
 * kind. Asks for it when the server has not, and again when id or tags change (PRM-02).
 */
export function usePromotion<Kind extends PromotionKind>(
  kind: Kind,
  { promotionId, allOfTags, anyOfTags, noneOfTags }: PromotionQuery,
): Extract<Promotion, { kind: Kind }> | null {
  const key = toPromotionKey({ promotionId, allOfTags, anyOfTags, noneOfTags });
  const promotion = useAtomValue(promotionsAtom)[key];
  const load = useSetAtom(loadPromotionAtom);
  useEffect(() => {
    const controller = new AbortController();
    void load({ promotionId, allOfTags, anyOfTags, noneOfTags }, controller.signal);
    return () => controller.abort();
  }, [load, promotionId, allOfTags, anyOfTags, noneOfTags]);
  return promotion?.kind === kind ? (promotion as Extract<Promotion, { kind: Kind }>) : null;
}
