// The code of the shop's clients, as one chunk.

export { checkShop } from './checkShop.ts';
export { createShopApi } from './shopApi.ts';
