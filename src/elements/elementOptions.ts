import type { ShopApi } from '#src/api/shopApi.ts';
import type { SiteSettings } from '#src/config/siteSettings.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { Alternates } from '#src/features/country-switch/index.ts';
import type { MessageOverrides } from '#src/i18n/siteIntl.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { onReportedProblem } from '#src/lib/reportProblem.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';

/** Options of all elements of the page that attributes cannot express. */
export interface ElementOptions {
  /** Overrides for some texts. */
  messageOverrides?: MessageOverrides | undefined;
  /** Overrides for the site, such as the URLs of the consent provider's scripts. */
  settings?: SiteSettings | undefined;
  /** The page's router. @default a full page load */
  navigate?: ((href: string) => void) | undefined;
  /**
   * Creates the shop's client for a site. If the page sets another function, the elements create new clients and
   * request their data again. @default calls to the page's own origin
   */
  shop?: ((site: SiteCode) => ShopApi) | undefined;
  /**
   * Data of a site that the page's server has already requested; the elements do not request it again. Set it before the
   * elements are on the page.
   */
  serverData?: ((site: SiteCode) => ServerData | undefined) | undefined;
  /** Receives analytics events. @default pushes onto `window.dataLayer` */
  track?: Track | undefined;
  /** Asks the visitor for consent by category, for all elements at once. @default no question is shown */
  consent?: ConsentAdapter | undefined;
  /** URLs of the page in other countries, for the country switch. */
  alternates?: Alternates | undefined;
  /** The footer's texts and links. @default those of the site's country */
  footerContent?: CountryFooter | undefined;
  /** Called once for each dropped, missing or malformed value, with a sentence without personal data. */
  onProblem?: ((problem: string) => void) | undefined;
}

let options: ElementOptions = {};
let stopReports = () => {};
const listeners = new Set<() => void>();

export const readOptions = (): ElementOptions => options;

/** Calls back when the options change. */
export function onOptionsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets the options of all elements of the page, before or after they exist. Omitted options keep their value;
 * `undefined` resets one.
 *
 * @example configureElements({ navigate: (href) => router.push(href), settings: { brand: { name: 'Ahoi' } } })
 */
export function configureElements(changes: ElementOptions): void {
  const { onProblem: formerReport } = options;
  options = { ...options, ...changes };
  const { onProblem } = options;
  if (onProblem !== formerReport) {
    stopReports();
    stopReports = onProblem ? onReportedProblem(onProblem) : () => {};
  }
  for (const listener of listeners) listener();
}
