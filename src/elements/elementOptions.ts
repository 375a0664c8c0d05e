import type { ShopApi } from '#src/api/shopApi.ts';
import type { SiteSettings } from '#src/config/siteSettings.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { Alternates } from '#src/features/country-switch/index.ts';
import type { MessageOverrides } from '#src/i18n/siteIntl.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';

/** What attributes cannot say, for all of the page's elements (BEY-12). */
export interface ElementOptions {
  /** Own words for some texts (SIT-08). */
  messageOverrides?: MessageOverrides;
  /** Own facts for the site, such as where the consent provider's scripts are (SIT-08). */
  settings?: SiteSettings;
  /** The page's router. @default a full page load */
  navigate?: (href: string) => void;
  /** The shop's client for a site. @default calls to the page's own origin */
  shop?: (site: SiteCode) => ShopApi;
  /** Takes analytics events. @default pushes onto `window.dataLayer` */
  track?: Track;
  /** Asks the visitor for consent by category, for all elements at once (BEY-20). @default no question is shown */
  consent?: ConsentAdapter;
  /** The page in other countries, for the country switcher (FTR-07). */
  alternates?: Alternates;
}

let options: ElementOptions = {};
const listeners = new Set<() => void>();

/** The options as they are now. */
export const readOptions = (): ElementOptions => options;

/** Calls back when the options change. */
export function onOptionsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets what attributes cannot say, for all of the page's elements, before or after they are there. Options that are not
 * named keep their value; `undefined` takes one back (BEY-12).
 *
 * @example configureElements({ navigate: (href) => router.push(href), settings: { brand: { name: 'Ahoi' } } })
 */
export function configureElements(changes: ElementOptions): void {
  options = { ...options, ...changes };
  for (const listener of listeners) listener();
}
