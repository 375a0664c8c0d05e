/** Clients whose answers are validated already: those of `createShopApi`. */
export const checkedShops = new WeakSet<object>();
