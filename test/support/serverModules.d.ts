/** Resolved by `serverModulesPlugin`. */
declare module '*?server';
