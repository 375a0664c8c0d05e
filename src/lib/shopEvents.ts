/** The names of icon and navigation flyouts. */
export type FlyoutName = 'CART' | 'STORE_FINDER' | 'USER_MENU' | 'SEARCH' | 'NAVIGATION';

/** Events on `window` between the library and its page, with their `detail`. Names are part of the contract. */
export interface ShopEvents {
  /** In: something changed the cart elsewhere; the mini cart reads it again. */
  'cart-update': undefined;
  /** In: a dialog of the page closed; the mini cart reads again. */
  'modal-closed': undefined;
  /** In: the visitor logged in or out within the page; visitor data is requested again. */
  'visitor-changed': undefined;
  /** In: open the mini cart. */
  'cart-open': undefined;
  /** In: close open flyouts. */
  'flyout-close': undefined;
  /** In and out: the visitor's decision, from `ConsentPanel`, an adapter or the page. */
  'consent-changed': { analytics: boolean; marketing?: boolean };
  /** In: reopen the visitor's choices. */
  'consent-open': undefined;
  /** Out: a flyout has closed. */
  'flyout-closed': { flyout: FlyoutName };
  /** Out: the first flyout has opened; the page may show its overlay. */
  'header-open': undefined;
  /** Out: the last flyout has closed. */
  'header-close': undefined;
  /** Out: number of articles in the cart. */
  'cart-count': { count: number };
  /** Out: a newsletter sign-up succeeded. */
  'newsletter-successful-submit': { email: string };
}

type ShopEventMap = { [Name in keyof ShopEvents]: CustomEvent<ShopEvents[Name]> };

declare global {
  // Types the `detail` of `window.addEventListener('cart-count', ({ detail }) => …)`.
  interface WindowEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}

type Detail<Name extends keyof ShopEvents> = ShopEvents[Name];

/** Dispatches one of the shop's events on `window`. Does nothing on the server. */
export function sendShopEvent<Name extends keyof ShopEvents>(
  name: Name,
  ...[detail]: Detail<Name> extends undefined ? [] : [detail: Detail<Name>]
): void {
  sendShopEventFrom(null, name, detail as Detail<Name>);
}

/**
 * Dispatches one of the shop's events on an element, from which it bubbles to `window`; on `window` if it is removed.
 */
export function sendShopEventFrom<Name extends keyof ShopEvents>(
  source: Element | null,
  name: Name,
  detail: Detail<Name>,
): void {
  const target = source?.isConnected ? source : globalThis.window;
  target?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Listens for one of the shop's events on `window`. @returns a function that stops listening */
export function onShopEvent<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: Detail<Name>) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Detail<Name>>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
