import { type ReactNode, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { Stage } from '#src/config/consent.ts';
import { HEADER_SWITCHES } from '#src/config/headerSwitches.ts';
import { ConsentLoader, useConsentGate } from '#src/features/consent/index.ts';
import type { SearchVariant } from '#src/features/search/index.ts';
import { useShellText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { hasNativeShell } from '#src/lib/nativeBridge.ts';
import type { Platform } from '#src/state/platformAtoms.ts';
import { ErrorCatcher } from '#src/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useFocusHeir } from '#src/ui/FocusFallback/useFocusHeir.ts';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { LandmarkStop } from '#src/ui/Landmark/LandmarkStop.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { Slot, type SlotPlace } from '#src/ui/Slot/Slot.tsx';
import { useBrowserFact } from '#src/ui/useIsHydrated.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './Header.module.css';
import { HeaderLogo } from './HeaderLogo.tsx';
import {
  AppBanner,
  BackButton,
  BenefitsStrip,
  MiniCart,
  Navigation,
  Search,
  StoreFinder,
  TopBanner,
  UserMenu,
} from './headerIslands.ts';
import { SecureHint } from './SecureHint.tsx';
import { type BarPart, useBarOrder } from './useBarOrder.ts';
import { useFoldedHeader } from './useFoldedHeader.ts';
import { useHeaderMeasures } from './useHeaderMeasures.ts';
import { useHeaderPage } from './useHeaderPage.ts';
import { useHideOnScroll } from './useHideOnScroll.ts';
import { usePlatform } from './usePlatform.ts';
import { useRaisedHeader } from './useRaisedHeader.ts';
import { useSuggestionsInView } from './useSuggestionsInView.ts';

/** The data of the header's slots. */
export interface HeaderPlace extends SlotPlace {
  /** The header's layout. Until hydration it is `CLASSIC` or the page's, so use CSS for what must not shift. */
  platform: Platform;
  /** The header of the checkout. */
  isReduced: boolean;
}

type HeaderSlot = (place: HeaderPlace) => ReactNode;

/**
 * Custom content in places of the header. Each slot is a function of its place's data. The reduced header
 * renders of these only `bar`, `belowBar`, `logo`, and with `showPromotionBanner` also `banner` and `benefits`.
 */
export interface HeaderSlots {
  /** The whole bar: logo, search, icons and navigation. */
  bar?: HeaderSlot | undefined;
  /** More icons, between account and cart: `HeaderLink` and `HeaderButton` look like the library's. */
  icons?: HeaderSlot | undefined;
  /** Below the bar. It sticks with the bar, so keep it low. */
  belowBar?: HeaderSlot | undefined;
  logo?: HeaderSlot | undefined;
  search?: HeaderSlot | undefined;
  storeFinder?: HeaderSlot | undefined;
  userMenu?: HeaderSlot | undefined;
  cart?: HeaderSlot | undefined;
  navigation?: HeaderSlot | undefined;
  /** Top banner, above everything except the app banner. */
  banner?: HeaderSlot | undefined;
  /** Benefits strip, below the top banner. */
  benefits?: HeaderSlot | undefined;
  appBanner?: HeaderSlot | undefined;
}

/** Other names of the header's switches, those of the attributes of `<vitrine-header>`. */
interface HeaderAliases {
  /** The same as `isReduced`. */
  reduced?: boolean | undefined;
  /** The same as `showsPromotions`. */
  showPromotionBanner?: boolean | undefined;
  /** The same as `isSticky`. */
  sticky?: boolean | undefined;
  /** The same as `loadsConsent`. */
  onetrustenabled?: boolean | undefined;
  /** The same as `showsSecureHint`. */
  showsecurehint?: boolean | undefined;
  /** The same as `opensMiniCart`. */
  useminicart?: boolean | undefined;
}

/** The header's settings. All are optional. */
export interface HeaderProps extends HeaderAliases, RootProps<HTMLElement> {
  /** Checkout: no icons bar, no navigation and no app banner. @default false */
  isReduced?: boolean | undefined;
  /** Shows the top banner and the benefits. @default true; false in the reduced header */
  showsPromotions?: boolean | undefined;
  /** Sticks to the window's top while the page scrolls. @default true */
  isSticky?: boolean | undefined;
  /** @default by the window's width */
  platform?: Platform | undefined;
  /** Loads the consent provider's script and holds analytics back until it has consent. @default false */
  loadsConsent?: boolean | undefined;
  /** The environment of the consent provider's script. @default 'LIVE' */
  stage?: Stage | undefined;
  /** Shows the hint about the secure connection in the reduced header. @default true */
  showsSecureHint?: boolean | undefined;
  /** Opens the mini cart from the cart icon. @default true */
  opensMiniCart?: boolean | undefined;
  /** The page type: on `basket` the mini cart never opens. */
  pageType?: string | undefined;
  /** How far the search field grows: 350 px, or 550 px over the header. @default 'flyout' */
  search?: SearchVariant | undefined;
  /** The page's own search term, for example on the results page; the search field follows it. @default '' */
  searchTerm?: string | undefined;
  /** Id of the page's main content, for the skip link. @default 'main' */
  mainId?: string | undefined;
  /**
   * The page's path, with its query if that identifies the page. The navigation marks the current entry by it, and a
   * change by a router closes open flyouts. Set it on a server and if a router knows it. @default the window's
   */
  path?: string | undefined;
  /** Prevents the page from scrolling while a flyout of the navigation is open. @default true */
  locksScroll?: boolean | undefined;
  /** The path of the shop that serves the navigation tree. @default '/jsonflyoutnavigation' */
  navigationRoute?: string | undefined;
  /** Custom content in places of the header. */
  slots?: HeaderSlots | undefined;
}

const NO_SLOTS: HeaderSlots = {};

/** The checkout omits search, icons and navigation. */
const REDUCED_BAR: ReadonlySet<BarPart> = new Set(['back', 'logo']);

/**
 * The shop's page header: logo, back, search, stores, account, cart, navigation and the banners above them. A server
 * renders it in its final size; while it sticks, the page's scroll padding accounts for its height. Sends
 * `header-open`, `header-close` and `flyout-closed` on `window`; closes on `flyout-close`.
 *
 * @example <VitrineProvider site="DE"><Header /></VitrineProvider>
 */
export function Header({
  reduced = HEADER_SWITCHES.reduced,
  isReduced = reduced,
  showPromotionBanner = !isReduced,
  showsPromotions = showPromotionBanner,
  sticky = HEADER_SWITCHES.sticky,
  isSticky = sticky,
  platform: platformProp,
  onetrustenabled = HEADER_SWITCHES.onetrustenabled,
  loadsConsent = onetrustenabled,
  stage = 'LIVE',
  showsecurehint = HEADER_SWITCHES.showsecurehint,
  showsSecureHint = showsecurehint,
  useminicart = HEADER_SWITCHES.useminicart,
  opensMiniCart = useminicart,
  pageType,
  search = 'flyout',
  searchTerm,
  mainId = 'main',
  path,
  locksScroll,
  navigationRoute,
  slots = NO_SLOTS,
  className,
  ref,
  ...root
}: HeaderProps) {
  const text = useShellText();
  const rootAttributes = useRoot('header', root);
  const header = useObjectRef(ref);
  const lead = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const platform = usePlatform(platformProp);
  const isAway = useHideOnScroll(header, isSticky);
  useFoldedHeader(header, isSticky, isAway);
  useHeaderMeasures(header, { lead, below }, isSticky);
  useRaisedHeader(header);
  useSuggestionsInView(lead);
  useHeaderPage(isSticky, path);
  useConsentGate(loadsConsent);
  useFocusHeir(header, `${isReduced}`, '[data-part="logo"]');
  const order = useBarOrder(platform);
  const isInShell = useBrowserFact(() => hasNativeShell(window));

  const place = { platform, isReduced };
  const slot = (name: keyof HeaderSlots, original?: ReactNode) => (
    <Slot name={name} content={slots[name]} place={place} original={original} />
  );
  const part = (name: keyof HeaderSlots, original: ReactNode) =>
    slot(name, <ErrorCatcher name={name}>{original}</ErrorCatcher>);
  const parts: Record<BarPart, ReactNode> = {
    back: <BackButton />,
    logo: part('logo', <HeaderLogo />),
    search: part('search', <Search variant={search} defaultValue={searchTerm} />),
    tools: (
      <>
        <div className={styles.tool}>{part('storeFinder', <StoreFinder />)}</div>
        <div className={styles.tool}>{part('userMenu', <UserMenu />)}</div>
        {slots.icons && <div className={styles.icons}>{slot('icons')}</div>}
        <div className={styles.tool}>
          {part('cart', <MiniCart opensPanel={opensMiniCart} pageType={pageType} />)}
        </div>
      </>
    ),
    navigation: part(
      'navigation',
      <Navigation path={path} locksScroll={locksScroll} route={navigationRoute} />,
    ),
  };
  const bar = (
    <div className={styles.bar}>
      {order
        .filter((name) => !isReduced || REDUCED_BAR.has(name))
        .map((name) => (
          // Keyed, so that reordering moves the elements and keeps their state.
          <div key={name} className={styles[`${name}Place`]}>
            {parts[name]}
          </div>
        ))}
      {isReduced && showsSecureHint && <SecureHint />}
    </div>
  );

  return (
    <Landmark
      as="header"
      ref={header}
      className={classNames(styles.header, className)}
      label={text('header.landmark')}
      {...rootAttributes}
      data-platform={platform}
      data-platform-override={platformProp ? '' : undefined}
      data-reduced={isReduced || undefined}
      data-shell={isInShell || undefined}
      data-sticky={isSticky || undefined}
      data-away={isAway || undefined}
    >
      <SkipLink href={`#${mainId}`}>{text('header.skip_link')}</SkipLink>
      <LandmarkStop role="main" selector={`[id="${mainId}"]`} />
      {!isReduced && <LandmarkStop role="search" selector='[data-vitrine="search"]' />}
      <div ref={lead} className={styles.lead}>
        {!isReduced && part('appBanner', <AppBanner />)}
        {showsPromotions && (
          <div className={styles.strips}>
            {part('banner', <TopBanner />)}
            {part('benefits', <BenefitsStrip />)}
          </div>
        )}
      </div>
      {/* Flyouts open below the bar, over what a page renders below it. */}
      <div className={styles.barPlace}>{slot('bar', bar)}</div>
      {slots.belowBar && (
        <div ref={below} className={styles.belowBar}>
          {slot('belowBar')}
        </div>
      )}
      {loadsConsent && (
        <ErrorCatcher name="consent">
          <ConsentLoader stage={stage} />
        </ErrorCatcher>
      )}
    </Landmark>
  );
}
