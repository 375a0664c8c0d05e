import { useState } from 'react';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { COOKIES, pageCookies, readCookie } from '#src/lib/cookies.ts';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import { useBrowserFact } from '#src/ui/useIsHydrated.ts';
import type { PreviewPanelProps } from './previewPanelProps.ts';

const StaffPreview = clientIsland(
  importWithRetry(
    'The staff preview',
    () => import('./StaffPreview.tsx'),
    (module) => module.StaffPreview,
  ),
);

/** Staff, or visitors who opened a shared link. */
const hasStaffCookie = () =>
  [COOKIES.staff, COOKIES.preview].some((name) => readCookie(pageCookies(), name) !== null);

/**
 * The staff preview: the shop at another date and in a chosen A/B test group, with a ribbon that says so. Put it at the
 * end of the page. Without the cookies `StaffAuth` and `preview` it loads no code; a shared link shows only the ribbon.
 *
 * @example <PreviewPanel />
 */
export function PreviewPanel(props: PreviewPanelProps) {
  const hasCookie = useBrowserFact(hasStaffCookie);
  const [wasStaff, setWasStaff] = useState(hasCookie);
  // The end of the session deletes the cookies; the panel still shows that it has ended.
  if (hasCookie && !wasStaff) setWasStaff(true);
  return wasStaff && <StaffPreview {...props} />;
}
