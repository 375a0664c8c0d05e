import { type ReactNode, useRef } from 'react';
import {
  AppBanner,
  BenefitsStrip,
  MiniCart,
  Navigation,
  Search,
  StoreFinder,
  TopBanner,
  UserMenu,
} from '#header-parts';
import type { Stage } from '#src/config/consent.ts';
import { ConsentLoader, useConsentGate } from '#src/features/consent/index.ts';
import type { SearchVariant } from '#src/features/search/index.ts';
import { useShellText } from '#src/i18n/SiteContext.ts';
import type { Platform } from '#src/state/platformAtoms.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { LandmarkStop } from '#src/ui/Landmark/LandmarkStop.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SecureHint } from './SecureHint.tsx';
import { type BarPart, useBarOrder } from './useBarOrder.ts';
import { useFoldedHeader } from './useFoldedHeader.ts';
import { useHeaderMeasures } from './useHeaderMeasures.ts';
import { useHeaderPage } from './useHeaderPage.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';
import { usePlatform } from './usePlatform.ts';

/** Own parts for the header: a part that is missing here is the library's, `null` leaves it out. */
export interface HeaderSlots {
  logo?: ReactNode;
  search?: ReactNode;
  storeFinder?: ReactNode;
  userMenu?: ReactNode;
  cart?: ReactNode;
  navigation?: ReactNode;
  /** Top banner, above everything but the app banner. */
  banner?: ReactNode;
  /** Benefits strip, below the top banner. */
  benefits?: ReactNode;
  appBanner?: ReactNode;
}

/** The header's settings, in the specification's words (HDR-01). All of them may be left out. */
export interface HeaderProps {
  /** Checkout: no icons bar, no navigation and no app banner (HDR-04). @default false */
  reduced?: boolean;
  /** Shows the top banner and the benefits. @default true, in the reduced header false */
  showPromotionBanner?: boolean | undefined;
  /** Stays at the window's top while the page scrolls. @default true */
  sticky?: boolean;
  /** @default the window's width decides */
  platform?: Platform | undefined;
  /** Loads the consent provider's script and holds analytics back until it has consent. @default false */
  onetrustenabled?: boolean;
  /** Which of the consent provider's scripts is loaded. @default 'LIVE' */
  stage?: Stage;
  /** Names the secure connection in the reduced header. @default true */
  showsecurehint?: boolean;
  /** Opens the mini cart from the cart icon. @default true */
  useminicart?: boolean;
  /** What the page is: on `basket` the mini cart never opens. */
  pageType?: string | undefined;
  /** How far the search field grows: 350 px, or 550 px over the header (SRC-08). @default 'flyout' */
  search?: SearchVariant;
  /** What stands in the search field at first, for example on the results page. @default '' */
  searchTerm?: string | undefined;
  /** Where the page's main content begins, for the skip link. @default 'main' */
  mainId?: string;
  /**
   * The page's path, with its query where that tells pages apart, for what the navigation marks as current and for
   * closing what is open when a router changes the page. Give it on a server and where a router knows it. @default the window's
   */
  path?: string | undefined;
  /** The page behind does not scroll while a flyout of the navigation is open (NAV-05). @default true */
  locksScroll?: boolean | undefined;
  /** Where the navigation's tree is asked for: a path of the shop (NAV-01). @default '/jsonflyoutnavigation' */
  navigationRoute?: string | undefined;
  /** Own parts of a page in places of the header. */
  slots?: HeaderSlots;
}

/** Checkout leaves them out. */
const ICONS_AND_NAVIGATION = {
  search: null,
  storeFinder: null,
  userMenu: null,
  cart: null,
  navigation: null,
};

/**
 * The shop's page header: logo, back, search, stores, account, cart, navigation and what stands above them
 * (HDR-01 … HDR-15). It needs a `VitrineProvider` above it and is rendered in its final size by a server.
 *
 * Sends `header-open`, `header-close` and `flyout-closed` on `window` and closes on `flyout-close`. While it
 * sticks, the page's scroll padding keeps free what it covers.
 *
 * @example <VitrineProvider site="DE"><Header /></VitrineProvider>
 */
export function Header({
  reduced = false,
  showPromotionBanner = !reduced,
  sticky = true,
  platform: givenPlatform,
  onetrustenabled = false,
  stage = 'LIVE',
  showsecurehint = true,
  useminicart = true,
  pageType,
  search = 'flyout',
  searchTerm,
  mainId = 'main',
  path,
  locksScroll,
  navigationRoute,
  slots = {},
}: HeaderProps) {
  const text = useShellText();
  const header = useRef<HTMLElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  const platform = usePlatform(givenPlatform);
  const isAway = useHideOnScroll(header, sticky);
  useFoldedHeader(header, sticky, isAway);
  useHeaderMeasures(header, lead, sticky);
  useHeaderPage(sticky, path);
  useConsentGate(onetrustenabled);
  const order = useBarOrder(platform);

  const {
    logo = <Logo />,
    search: searchPart = <Search variant={search} term={searchTerm} />,
    storeFinder = <StoreFinder />,
    userMenu = <UserMenu />,
    cart = <MiniCart useminicart={useminicart} pageType={pageType} />,
    navigation = <Navigation path={path} locksScroll={locksScroll} route={navigationRoute} />,
    banner = <TopBanner />,
    benefits = <BenefitsStrip />,
    appBanner = <AppBanner />,
  } = slots;
  const parts: Record<BarPart, ReactNode> = reduced
    ? { ...ICONS_AND_NAVIGATION, back: <BackButton />, logo }
    : { back: <BackButton />, logo, search: searchPart, storeFinder, userMenu, cart, navigation };

  return (
    <Landmark
      as="header"
      ref={header}
      className={styles.header}
      label={text('header.landmark')}
      data-vitrine="header"
      data-platform={platform}
      data-given={givenPlatform ? '' : undefined}
      data-reduced={reduced || undefined}
      data-sticky={sticky || undefined}
      data-away={isAway || undefined}
    >
      <SkipLink href={`#${mainId}`}>{text('header.skip_link')}</SkipLink>
      <LandmarkStop role="main" selector={`[id="${mainId}"]`} />
      {!reduced && <LandmarkStop role="search" selector='[data-vitrine="search"]' />}
      <div ref={lead} className={styles.lead}>
        {!reduced && <ErrorBoundary name="appBanner">{appBanner}</ErrorBoundary>}
        {showPromotionBanner && (
          <>
            <ErrorBoundary name="banner">{banner}</ErrorBoundary>
            <ErrorBoundary name="benefits">{benefits}</ErrorBoundary>
          </>
        )}
      </div>
      <div className={styles.bar}>
        {order.map((name) => {
          const part = parts[name];
          return (
            part !== null && (
              // Keyed, so that another order moves the elements and keeps their state.
              <div key={name} className={styles[`${name}Place`]}>
                <ErrorBoundary name={name}>{part}</ErrorBoundary>
              </div>
            )
          );
        })}
        {reduced && showsecurehint && <SecureHint />}
      </div>
      {onetrustenabled && (
        <ErrorBoundary name="consent">
          <ConsentLoader stage={stage} />
        </ErrorBoundary>
      )}
    </Landmark>
  );
}
