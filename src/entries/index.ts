// The entry point `vitrine`: the parts of a shop's page with their provider, the hooks for custom components, and all
// types. The other entry points have one feature each, with its functions; `vitrine/ui` and `vitrine/forms` have the
// components that the parts consist of, `vitrine/shop` the calls and their schemas.

import '../lib/guardGlobals.ts';

export type * from './footer.ts';
export { CountrySuggestion, CountrySwitch, Footer } from './footer.ts';
export type * from './forms.ts';
export type * from './header.ts';
export {
  AppBanner,
  ConsentLink,
  ConsentPanel,
  cookieConsent,
  createOneTrustConsent,
  Header,
  HeaderButton,
  HeaderLink,
  PageOverlay,
  PrefetchRules,
  StoreFinder,
  UserMenu,
  useConsent,
  useRequiresConsent,
  useVisitor,
} from './header.ts';
export type * from './i18n.ts';
export type * from './mini-cart.ts';
export { CartIcon, CartOrder, CartView, MiniCart, useCart, useMiniCart } from './mini-cart.ts';
export type * from './navigation.ts';
export { Navigation, useNavigation, useThemeWorlds } from './navigation.ts';
export type * from './newsletter.ts';
export {
  NewsletterConfirmation,
  NewsletterForm,
  NewsletterInvalidLink,
  NewsletterPreferences,
  NewsletterUnsubscribe,
} from './newsletter.ts';
export type * from './preview.ts';
export { PreviewPanel } from './preview.ts';
export type * from './promotion.ts';
export { BenefitsStrip, CategoryBanner, PhaseIntegration, TopBanner } from './promotion.ts';
export type * from './provider.ts';
export {
  useContentLang,
  useFormatLocale,
  useIsHydrated,
  useLocale,
  useMoney,
  useRichText,
  useSite,
  useText,
  VitrineProvider,
} from './provider.ts';
export type * from './search.ts';
export { Search, useSearch, useViewedProduct } from './search.ts';
export type * from './shop.ts';
export { createShopApi, onShopEvent, sendShopEvent, VitrineError } from './shop.ts';
export type * from './sites.ts';
export type * from './ui.ts';
