// The entry point `vitrine/shop`: the calls of the shop, their schemas and types, its events and its analytics.

export {
  type CallHeader,
  type Endpoint,
  type EndpointName,
  endpoints,
  SERVICES,
  type Service,
} from '../api/endpoints.ts';
export { FetchError, orThrow, ResponseError } from '../api/orThrow.ts';
export {
  type CallContext,
  type CallError,
  type CallInput,
  type CallResult,
  request,
} from '../api/request.ts';
export * from '../api/shopApi.ts';
export { COOKIES, readCookie } from '../lib/cookies.ts';
export {
  type AnalyticsEvents,
  type AnalyticsItem,
  pushToDataLayer,
  type Track,
} from '../lib/dataLayer.ts';
export { InvalidTokenError, readLoginId } from '../lib/longTermToken.ts';
export { failed, ok, type Result } from '../lib/result.ts';
export { type FlyoutName, onShopEvent, type ShopEvents, sendShopEvent } from '../lib/shopEvents.ts';
export { STORAGE_KEYS } from '../lib/storage.ts';
export { VitrineError } from '../lib/VitrineError.ts';
export * from '../schemas/cart.ts';
export * from '../schemas/customer.ts';
export * from '../schemas/footer.ts';
export * from '../schemas/navigation.ts';
export * from '../schemas/newsletter.ts';
export * from '../schemas/preview.ts';
export * from '../schemas/promotion.ts';
export * from '../schemas/search.ts';
export * from '../schemas/themeWorld.ts';
