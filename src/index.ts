// The door of `vitrine`: everything a shop's page uses. The other doors hold one feature each, for pages that use little.

export * from './footer.ts';
export * from './forms.ts';
export * from './header.ts';
export { SiteContext, useLocale, useMoney, useSite, useText } from './i18n/SiteContext.ts';
export * from './i18n.ts';
export * from './mini-cart.ts';
export * from './navigation.ts';
export * from './newsletter.ts';
export * from './preview.ts';
export * from './promotion.ts';
export { VitrineProvider, type VitrineProviderProps } from './provider/VitrineProvider.tsx';
export * from './search.ts';
export * from './shop.ts';
export * from './sites.ts';
export type { ServerData } from './state/serverDataAtom.ts';
// The part, not the shape of a cart's price, which `vitrine/shop` has.
export { Price } from './ui/Price/Price.tsx';
export * from './ui.ts';
