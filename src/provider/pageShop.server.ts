// A server imports all calls statically.
export { createShopApi as createPageShop } from '#src/api/shopApi.ts';
