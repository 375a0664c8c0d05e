/** What an icon or navigation flyout is called (HDR-07). */
export type FlyoutName = 'CART' | 'STORE_FINDER' | 'USER_MENU' | 'SEARCH' | 'NAVIGATION';

/** Events on `window` between the library and its page, with their `detail`. Names are part of the contract. */
export interface ShopEvents {
  /** In: something changed the cart elsewhere; the mini cart reads it again (MC-03). */
  'cart-update': undefined;
  /** In: a dialog of the page closed; the mini cart reads again (MC-03). */
  'modal-closed': undefined;
  /** In: the visitor logged in or out within the page; visitor data is asked for again (USR-07). */
  'visitor-changed': undefined;
  /** In: open the mini cart. */
  'cart-open': undefined;
  /** In: close whatever is open (HDR-08). */
  'flyout-close': undefined;
  /** In and out: the visitor's decision, from `ConsentPanel`, an adapter or the page (APP-03, BEY-20). */
  'consent-changed': { analytics: boolean; marketing?: boolean };
  /** In: show the visitor's choices again (BEY-20). */
  'consent-open': undefined;
  /** Out: a flyout has closed (HDR-08). */
  'flyout-closed': { flyout: FlyoutName };
  /** Out: the first flyout opened; the page may show its overlay (HDR-09). */
  'header-open': undefined;
  /** Out: the last flyout closed (HDR-09). */
  'header-close': undefined;
  /** Out: how many articles the cart holds (MC-17). */
  'cart-count': { count: number };
  /** Out: a newsletter sign-up worked (NWL-10). */
  'newsletter-successful-submit': { email: string };
}

/** The shop's events as a browser hands them over. */
type ShopEventMap = { [Name in keyof ShopEvents]: CustomEvent<ShopEvents[Name]> };

declare global {
  // `window.addEventListener('cart-count', ({ detail }) => …)` knows its detail.
  interface WindowEventMap extends ShopEventMap {}
  interface HTMLElementEventMap extends ShopEventMap {}
}

type Detail<Name extends keyof ShopEvents> = ShopEvents[Name];

/** Sends one of the shop's events on `window`. Does nothing on the server. */
export function sendShopEvent<Name extends keyof ShopEvents>(
  name: Name,
  ...[detail]: Detail<Name> extends undefined ? [] : [detail: Detail<Name>]
): void {
  sendShopEventFrom(null, name, detail as Detail<Name>);
}

/**
 * Sends one of the shop's events from an element of the page; it bubbles up to `window`. An element that has left the
 * page meanwhile reaches no listener, so its events start at `window`, as they do without one.
 */
export function sendShopEventFrom<Name extends keyof ShopEvents>(
  source: Element | null,
  name: Name,
  detail: Detail<Name>,
): void {
  const target = source?.isConnected ? source : globalThis.window;
  target?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/**
 * Listens for one of the shop's events on `window`.
 *
 * @returns a function that stops listening
 */
export function onShopEvent<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: Detail<Name>) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Detail<Name>>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
