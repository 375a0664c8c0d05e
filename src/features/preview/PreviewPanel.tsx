import { useSyncExternalStore } from 'react';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import type { EditUrl } from './contentEntries.ts';

const StaffPreview = clientIsland(
  importWithRetry(
    'The staff preview',
    () => import('./StaffPreview.tsx'),
    (module) => module.StaffPreview,
  ),
);

const neverChanges = () => () => {};
/** Staff, or visitors who opened a shared link (BEY-21). */
const hasStaffCookie = () =>
  [COOKIES.staff, COOKIES.preview].some((name) => readCookie(document.cookie, name) !== null);
const hasNoCookie = () => false;

export interface PreviewPanelProps {
  /**
   * Path of the page where staff share what they preview. The panel links to it and adds `?to=` with the page's own path
   * and query. @default no link (BEY-21)
   */
  toolsHref?: string | undefined;
  /**
   * The address of an entry in the shop's own editor: an http or https URL, or `null` for an entry without one. Under
   * preview the panel lists where the page's promotions, teasers and footer groups came from, and links each (BEY-22).
   * @default the list has no links
   */
  editUrl?: EditUrl | undefined;
}

/**
 * The staff preview: the shop at another date and in a chosen A/B test group, with a ribbon that says so (PRV-01 …
 * PRV-06, BEY-06). Put it at the end of the page. Without the cookies `StaffAuth` and `preview` it renders
 * nothing, calls nothing and loads no code. A visitor with a shared link gets only the ribbon (BEY-21).
 *
 * @example <PreviewPanel />
 */
export function PreviewPanel({ toolsHref, editUrl }: PreviewPanelProps) {
  const isStaff = useSyncExternalStore(neverChanges, hasStaffCookie, hasNoCookie);
  return isStaff && <StaffPreview toolsHref={toolsHref} editUrl={editUrl} />;
}
