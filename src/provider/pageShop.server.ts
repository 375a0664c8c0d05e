// A server has every call at hand.
export { createShopApi as createPageShop } from '#src/api/shopApi.ts';
