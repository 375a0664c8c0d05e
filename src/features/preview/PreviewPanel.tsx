import { type ComponentType, useEffect, useState } from 'react';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';

/**
 * The staff preview: the shop at another date and in a chosen A/B test group, with a ribbon that says so (PRV-01 …
 * PRV-06, BEY-06). Put it at the end of the page. Visitors without the cookie `StaffAuth` get nothing: no markup, no
 * call, and none of the panel's code.
 *
 * @example <PreviewPanel />
 */
export function PreviewPanel() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (readCookie(document.cookie, COOKIES.staff) === null) return;
    let isGone = false;
    import('./StaffPreview.tsx').then(
      ({ StaffPreview }) => {
        if (!isGone) setPanel(() => StaffPreview);
      },
      () => reportProblem('The staff preview could not be loaded.'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Panel && <Panel />;
}
