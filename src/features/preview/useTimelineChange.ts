import { useSetAtom } from 'jotai/react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import type { PreviewSettings } from './previewModel.ts';
import { applyFromTimelineAtom, TIMELINE_TEXTS } from './timelineAtoms.ts';

/** Applies a change of the timeline or of the switch, and announces its outcome. */
export function useTimelineChange(): (change: Partial<PreviewSettings>) => void {
  const text = useText();
  const announce = useAnnounce();
  const apply = useSetAtom(applyFromTimelineAtom);
  return async (change) => {
    const outcome = await apply(change);
    // The end of the session is announced where it is noticed.
    if (!outcome || outcome === 'ended') return;
    const isDone = outcome === 'applied' || outcome === 'testEnded';
    announce(text(TIMELINE_TEXTS[outcome]), isDone ? 'polite' : 'assertive');
  };
}
