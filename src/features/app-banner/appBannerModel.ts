import type { SiteConfig } from '#src/config/sites.ts';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';

/** How a page offers the app: the shop's banner, a tag for Safari's own banner, or not at all. */
export type AppOffer = 'banner' | 'storeTag' | 'none';

/** The data that decides how the app is offered. */
export interface AppOfferInput {
  userAgent: string;
  /** As in `navigator.maxTouchPoints`: an iPad has the user agent of a Mac, which has no touch points. */
  touchPoints: number;
  /** As in `document.cookie`. */
  cookies: string;
  isDismissed: boolean;
}

/** Chooses how to offer the app: only on phones that support it, and never inside the app. */
export function chooseAppOffer({ userAgent, touchPoints, cookies, isDismissed }: AppOfferInput): AppOffer {
  if (readCookie(cookies, COOKIES.shopApp) !== null) return 'none';
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const isSafari = /Safari\//.test(userAgent) && !/(CriOS|FxiOS|EdgiOS|OPiOS|OPT)\//.test(userAgent);
  // Safari stores itself who has closed its banner.
  if (isIos && isSafari) return 'storeTag';
  const isOurs = /Android/.test(userAgent) || (isIos && /CriOS\//.test(userAgent));
  return isOurs && !isDismissed ? 'banner' : 'none';
}

/** The meta tag for Safari's own banner; `null` for an app without an id in Apple's store. */
export function storeTag({ appStoreId = '' }: NonNullable<SiteConfig['app']>) {
  const id = appStoreId.replace(/\D/g, '');
  return id ? { name: 'apple-itunes-app', content: `app-id=${id}` } : null;
}

/** Dataset key on the document element that stores the choice: `data-app-offer`. */
export const OFFER_DATA = 'appOffer';

/**
 * The same choice as a script for a page's `<head>`, so that it is made before the first paint. The page puts
 * it into a `<script>` with its nonce; it contains no `<` and no `&`. A page with the reduced header omits it: the app
 * is not offered there, not even by Safari.
 *
 * @param site the page's row of the site table, or the `settings` of its provider if they have an `app`
 * @example <script nonce={nonce}>{appOfferScript({ app: { appStoreId: '123456789' } })}</script>
 */
export function appOfferScript({ app }: Pick<SiteConfig, 'app'>): string {
  if (!app) return `document.documentElement.dataset.${OFFER_DATA}='none'`;
  const tag = storeTag(app);
  const addTag = tag
    ? `var m=d.createElement('meta');m.name='${tag.name}';m.content='${tag.content}';d.head.appendChild(m)`
    : '';
  // Storage is read last, and only if its value matters, because reading blocks rendering. Both throw in a sandboxed frame.
  return `(function(){var d=document,u=navigator.userAgent,i=/iPhone|iPad|iPod/.test(u)||(/Macintosh/.test(u)?navigator.maxTouchPoints>1:false),o='none',c='';try{c=d.cookie}catch(e){}
if(/(^|; ?)${COOKIES.shopApp}=/.test(c))o='none';
else if(i?/Safari\\//.test(u)?!/(CriOS|FxiOS|EdgiOS|OPiOS|OPT)\\//.test(u):false:false){o='storeTag';${addTag}}
else if(/Android/.test(u)||(i?/CriOS\\//.test(u):false)){o='banner';try{if(localStorage.getItem('${STORAGE_KEYS.appBannerDismissed}')!==null)o='none'}catch(e){}}
d.documentElement.dataset.${OFFER_DATA}=o})()`.replaceAll('\n', '');
}
