/** Clients whose answers are validated already, and their calls: those of `createShopApi`. */
export const checkedClients = new WeakSet<object>();
