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
import { useText } from '#src/i18n/SiteContext.ts';
import type { Platform } from '#src/state/platformAtoms.ts';
import { ErrorBoundary } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { BackButton } from './BackButton.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SecureHint } from './SecureHint.tsx';
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
  /** Checkout: no icons and no navigation. @default false */
  reduced?: boolean;
  /** Shows the top banner and the benefits. @default true */
  showPromotionBanner?: boolean;
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
   * The page's path, for what the navigation marks as current and for closing what is open when a router changes the
   * page. Give it on a server and where a router knows it. @default the window's
   */
  path?: string | undefined;
  /** Own parts of a page in places of the header. */
  slots?: HeaderSlots;
}

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
  showPromotionBanner = true,
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
  slots = {},
}: HeaderProps) {
  const text = useText();
  const header = useRef<HTMLElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  const platform = usePlatform(givenPlatform);
  const isAway = useHideOnScroll(header, sticky);
  useHeaderMeasures(header, lead, sticky);
  useHeaderPage(sticky, path);
  useConsentGate(onetrustenabled);

  const {
    logo = <Logo />,
    search: searchPart = <Search variant={search} term={searchTerm} />,
    storeFinder = <StoreFinder />,
    userMenu = <UserMenu />,
    cart = <MiniCart useminicart={useminicart} pageType={pageType} />,
    navigation = <Navigation path={path} />,
    banner = <TopBanner />,
    benefits = <BenefitsStrip />,
    appBanner = <AppBanner />,
  } = slots;

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: as a part of the page itself a header is a banner landmark.
    <header
      ref={header}
      className={styles.header}
      aria-label={text('header.landmark')}
      data-vitrine="header"
      data-platform={platform}
      data-given={givenPlatform ? '' : undefined}
      data-reduced={reduced || undefined}
      data-sticky={sticky || undefined}
      data-away={isAway || undefined}
    >
      <SkipLink href={`#${mainId}`}>{text('header.skip_link')}</SkipLink>
      <div ref={lead}>
        {!reduced && <ErrorBoundary name="appBanner">{appBanner}</ErrorBoundary>}
        {showPromotionBanner && !reduced && (
          <>
            <ErrorBoundary name="banner">{banner}</ErrorBoundary>
            <ErrorBoundary name="benefits">{benefits}</ErrorBoundary>
          </>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.backPlace}>
          <BackButton />
        </div>
        <div className={styles.logoPlace}>
          <ErrorBoundary name="logo">{logo}</ErrorBoundary>
        </div>
        {reduced ? (
          showsecurehint && <SecureHint />
        ) : (
          <>
            <div className={styles.searchPlace}>
              <ErrorBoundary name="search">{searchPart}</ErrorBoundary>
            </div>
            <div className={styles.tools}>
              <div className={styles.stores}>
                <ErrorBoundary name="storeFinder">{storeFinder}</ErrorBoundary>
              </div>
              <div className={styles.account}>
                <ErrorBoundary name="userMenu">{userMenu}</ErrorBoundary>
              </div>
              <div className={styles.cart}>
                <ErrorBoundary name="cart">{cart}</ErrorBoundary>
              </div>
            </div>
            <ErrorBoundary name="navigation">{navigation}</ErrorBoundary>
          </>
        )}
      </div>
      {onetrustenabled && (
        <ErrorBoundary name="consent">
          <ConsentLoader stage={stage} />
        </ErrorBoundary>
      )}
    </header>
  );
}
