import { useAtomValue } from 'jotai/react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { BenefitSlot } from '#src/lib/dataLayer.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';

/** At least this share of a promotion must be in the window before it counts as seen. */
const SEEN_SHARE = 0.5;

/** The analytics side of one promotion (PRM-10). */
export interface PromotionTracking {
  selected: (slot?: BenefitSlot) => void;
  copied: () => void;
  legalOpened: () => void;
}

/**
 * Reports what happens to a promotion; that it was seen is reported once, when half of it has come into the window.
 *
 * @param root the promotion's element
 * @param isShown false while it waits for its turn among others (BEY-23)
 */
export function usePromotionTracking(
  root: RefObject<HTMLElement | null>,
  id: string,
  name: string | null,
  isShown = true,
): PromotionTracking {
  const { track } = useAtomValue(environmentAtom);
  const promotion = useMemo(() => ({ promotion_id: id, ...(name && { promotion_name: name }) }), [id, name]);
  const seen = useRef<object>(null);

  useEffect(() => {
    if (!root.current || !isShown || seen.current === promotion) return;
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
