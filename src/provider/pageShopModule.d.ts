declare module '#page-shop' {
  // Resolved by the build: at once on a server, with the first call in a browser.
  export { createPageShop } from '#src/provider/pageShop.browser.ts';
}
