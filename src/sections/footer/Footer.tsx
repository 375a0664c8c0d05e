import { useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect } from 'react';
import { FooterWhole } from '#footer-parts';
import type { Alternates } from '#src/features/country-switch/index.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { assignAbTestsAtom } from './abTestAtoms.ts';
import type { FooterPlatform } from './footerModel.ts';

export interface FooterProps {
  /**
   * The short footer of the checkout: no newsletter, popular categories, social or app links (FTR-03). The cookies
   * `affiliate` and `newapp` reduce it as well; a server that reads them should say so here, so that nothing jumps.
   * @default false
   */
  reduced?: boolean;
  /** What shows the page, where the page knows: the apps (SMARTPHONE, TABLET) leave out what they cannot use (FTR-04). @default by window width */
  platform?: FooterPlatform | undefined;
  /** The page does not want the newsletter form here (NWL-16). @default false */
  hideNewsletter?: boolean;
  /** Another sign-up form, or `null` for none. @default the newsletter form with origin `footer` (NWL-16) */
  newsletter?: ReactNode;
  /** Path and query of the page, for a server (FTR-06, FTR-07). @default read from the window */
  address?: string | undefined;
  /** The footer's texts and links, for a country of your own (SIT-08). @default those of the site's country */
  content?: CountryFooter | undefined;
  /** The page in other countries, for the country switcher (FTR-07). */
  alternates?: Alternates | undefined;
}

/**
 * The shop's footer: services, popular categories, networks and apps, seals, legal links and the other countries,
 * with each country's own content (FTR-01 … FTR-10). Needs no props. A server draws it whole; the browser takes it over
 * when it is near the viewport.
 *
 * @example <VitrineProvider site="AT"><Footer /></VitrineProvider>
 */
export function Footer(props: FooterProps) {
  const assign = useSetAtom(assignAbTestsAtom);
  // Every page view counts, also without the footer in the viewport.
  useEffect(() => assign(), [assign]);
  return <FooterWhole {...props} />;
}
