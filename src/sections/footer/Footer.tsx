import { useSetAtom } from 'jotai/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import * as eager from '#eager/sections/footer/FooterRegion.tsx';
import type { Alternates } from '#src/features/country-switch/index.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { island } from '#src/ui/Island/island.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import type { SlotPlace } from '#src/ui/Slot/Slot.tsx';
import { assignAbTestsAtom } from './abTestAtoms.ts';
import type { FooterColumnProps } from './FooterColumn.tsx';
import type { FooterPlatform } from './footerModel.ts';

/** The data of the footer's slots. */
export interface FooterPlace extends SlotPlace {
  /** The country's content, with the editors' changes. */
  content: CountryFooter;
  /** The short footer of the checkout. */
  isReduced: boolean;
  platform: FooterPlatform | undefined;
}

/** The data of the slot for groups. */
export interface FooterGroupsPlace extends FooterPlace {
  /** A group that looks like the library's. It loads with the footer. */
  Column: ComponentType<FooterColumnProps>;
}

/**
 * Custom content in places of the footer. Each slot is a function of its place's data. The content around it,
 * and so its `lang`, is in the country's language. Define the object outside the component, or memoise it.
 */
export interface FooterSlots {
  /** The groups of links. */
  groups?: ((place: FooterGroupsPlace) => ReactNode) | undefined;
  /** Rows below the legal links; the library shows the note on tax and the copyright. */
  legalRows?: ((place: FooterPlace) => ReactNode) | undefined;
}

export interface FooterProps extends RootProps<HTMLElement> {
  /**
   * The short footer of the checkout: no newsletter, popular categories, social or app links. The cookies of
   * the setting `footer.reducingCookies`, on the nine sites `affiliate` and `newapp`, also reduce it; a server that reads
   * them should set this prop, to avoid a layout shift.
   * @default false
   */
  isReduced?: boolean | undefined;
  /** The same as `isReduced`. */
  reduced?: boolean | undefined;
  /**
   * The client that shows the page, if known: for the apps (SMARTPHONE, TABLET) the footer leaves out what they cannot
   * use. @default by window width
   */
  platform?: FooterPlatform | undefined;
  /** Shows the newsletter form. @default true */
  showsNewsletter?: boolean | undefined;
  /** The opposite of `showsNewsletter`. */
  hideNewsletter?: boolean | undefined;
  /** A custom sign-up form, or `null` for none. @default the newsletter form with origin `footer` */
  newsletter?: ReactNode;
  /** Path and query of the page, for a server. @default read from the window */
  path?: string | undefined;
  /** The footer's texts and links, for a custom country. @default those of the site's country */
  content?: CountryFooter | undefined;
  /** URLs of the page in other countries, for the country switch. */
  alternates?: Alternates | undefined;
  /** Custom content in places of the footer. */
  slots?: FooterSlots | undefined;
}

// The browser hydrates the footer near the viewport.
const FooterRegion = island(
  importWithRetry(
    'The footer',
    () => import('./FooterRegion.tsx'),
    (module) => module.FooterRegion,
    eager,
  ),
  { root: '[data-vitrine="footer"]', until: 'visible' },
);

/**
 * The shop's footer: services, popular categories, networks and apps, seals, legal links and the other countries, with
 * each country's own content. Needs no props. The server renders it completely; the browser hydrates
 * it near the viewport.
 *
 * @example <VitrineProvider site="AT"><Footer /></VitrineProvider>
 */
export function Footer(props: FooterProps) {
  const assign = useSetAtom(assignAbTestsAtom);
  // Every page view counts, even if the footer is not in the viewport.
  useEffect(() => assign(), [assign]);
  return <FooterRegion {...props} />;
}
