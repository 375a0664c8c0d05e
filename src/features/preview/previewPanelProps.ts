import type { EditUrl } from './contentEntries.ts';

export interface PreviewPanelProps {
  /**
   * Path of the page where staff share what they preview; the link adds `?to=` with this page's own. @default no link
   */
  toolsHref?: string | undefined;
  /** Where staff log in again, in a new tab, when their session has ended; chosen settings stay. @default no link */
  loginHref?: string | undefined;
  /**
   * The address of an entry in the shop's own editor: an http or https URL, or `null` for an entry without one. Under
   * preview the panel lists where the page's promotions, teasers and footer groups came from, and links each.
   * @default the list has no links
   */
  editUrl?: EditUrl | undefined;
}
