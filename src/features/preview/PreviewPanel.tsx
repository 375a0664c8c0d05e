import { type ComponentType, use, useEffect, useState } from 'react';
import { SiteContext } from '#src/i18n/SiteContext.ts';
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
  const whenWhole = use(SiteContext)?.whenWhole;
  useEffect(() => {
    if (readCookie(document.cookie, COOKIES.staff) === null) return;
    let isGone = false;
    // The panel speaks, so it needs the page's language as well.
    Promise.all([import('./StaffPreview.tsx'), whenWhole?.()]).then(
      ([{ StaffPreview }]) => {
        if (!isGone) setPanel(() => StaffPreview);
      },
      () => reportProblem('The staff preview could not be loaded.'),
    );
    return () => {
      isGone = true;
    };
  }, [whenWhole]);
  return Panel && <Panel />;
}
