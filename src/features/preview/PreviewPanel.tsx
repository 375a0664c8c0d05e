import { useSyncExternalStore } from 'react';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';

const StaffPreview = clientIsland(
  importWithRetry(
    'The staff preview',
    () => import('./StaffPreview.tsx'),
    (module) => module.StaffPreview,
  ),
);

const neverChanges = () => () => {};
const hasStaffCookie = () => readCookie(document.cookie, COOKIES.staff) !== null;
const hasNoCookie = () => false;

/**
 * The staff preview: the shop at another date and in a chosen A/B test group, with a ribbon that says so (PRV-01 …
 * PRV-06, BEY-06). Put it at the end of the page. Visitors without the cookie `StaffAuth` get nothing: no markup, no
 * call, and none of the panel's code.
 *
 * @example <PreviewPanel />
 */
export function PreviewPanel() {
  const isStaff = useSyncExternalStore(neverChanges, hasStaffCookie, hasNoCookie);
  return isStaff && <StaffPreview />;
}
