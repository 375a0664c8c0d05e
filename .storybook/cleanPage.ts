// Storybook stores its layout in the same storage; keep it.
const STORYBOOK_KEY = /^(@?storybook|sb-)/i;

function clear(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!STORYBOOK_KEY.test(key)) storage.removeItem(key);
}

/** Sets a cookie of the page; an empty value deletes it. */
export function setPageCookie(name: string, value: string): void {
  const life = value === '' ? '; max-age=0' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${life}`;
}

/** Removes all state that a story could leave for the next one: storage, cookies, page attributes, globals. */
export function cleanPage(): void {
  clear(localStorage);
  clear(sessionStorage);
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name) setPageCookie(name, '');
  }
  document.body.classList.remove('flyout-open');
  document.body.removeAttribute('style');
  document.documentElement.classList.remove('header-sticky');
  const page = window as unknown as Record<string, unknown>;
  for (const name of ['dataLayer', '__SPA__', 'nativeApp', 'mobileApp']) delete page[name];
}
