declare module '#page-shop' {
  // The build resolves this to a static import on a server and to lazy loading in a browser.
  export { createPageShop } from '#src/provider/pageShop.browser.ts';
}
