import { useAtomValue } from 'jotai/react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { BenefitSlot } from '#src/lib/dataLayer.ts';
import { pageAtom } from '#src/state/pageAtom.ts';

/** The share of a promotion that must be in the viewport for it to count as viewed. */
const SEEN_SHARE = 0.5;

/** The analytics events of one promotion. */
export interface PromotionTracking {
  selected: (slot?: BenefitSlot) => void;
  copied: () => void;
  legalOpened: () => void;
}

/**
 * Reports interactions with a promotion, and once its view, when half of it is in the viewport.
 *
 * @param isShown false while another announcement is shown
 */
export function usePromotionTracking(
  root: RefObject<HTMLElement | null>,
  id: string,
  name: string | null,
  isShown = true,
): PromotionTracking {
  const { track } = useAtomValue(pageAtom);
  const promotion = useMemo(() => ({ promotion_id: id, ...(name && { promotion_name: name }) }), [id, name]);
  const seen = useRef<object>(null);

  useEffect(() => {
    // jsdom has neither layout nor this observer: nothing is visible there.
    if (!root.current || !isShown || seen.current === promotion || typeof IntersectionObserver !== 'function')
      return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        seen.current = promotion;
        track('view_promotion', promotion);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, track, promotion, isShown]);

  return useMemo(
    () => ({
      selected: (slot) => track('select_promotion', { ...promotion, ...(slot && { creative_slot: slot }) }),
      copied: () => track('promotion_copy', promotion),
      legalOpened: () => track('promotion_legal', promotion),
    }),
    [track, promotion],
  );
}
