/** Calls whose answers are validated already: those of `createShopApi`. */
export const checkedCalls = new WeakSet<object>();
