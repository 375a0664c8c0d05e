// The entry point `vitrine`: everything that a shop's page uses. The other entry points contain one feature each, for
// pages that need little.

export { alreadyLoaded, importWithRetry, type Lazy, type LoadState } from '../lib/loadWithRetry.ts';
export { clientIsland } from '../ui/Island/clientIsland.tsx';
export type { IslandOptions } from '../ui/Island/hydrationTrigger.ts';
export { type IslandSource, island } from '../ui/Island/island.tsx';
// The component, not the type of a cart's price, which `vitrine/shop` exports.
export { Price } from '../ui/Price/Price.tsx';
export * from './footer.ts';
export * from './forms.ts';
export * from './header.ts';
export {
  createSiteIntl,
  type Message,
  type MessageId,
  type MessageOverrides,
  type Messages,
  type SiteIntl,
  type Text,
} from './i18n.ts';
export * from './mini-cart.ts';
export * from './navigation.ts';
export * from './newsletter.ts';
export * from './preview.ts';
export * from './promotion.ts';
export * from './provider.ts';
export * from './search.ts';
export * from './shop.ts';
export * from './sites.ts';
export * from './ui.ts';
