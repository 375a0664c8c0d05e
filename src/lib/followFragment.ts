import type { MouseEvent } from 'react';
import { isOwnClick } from './isOwnClick.ts';
import { safeHref } from './safeHref.ts';

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

/**
 * Lets a link such as `#main` lead to its place on this page, also where the page has a `<base>`: a browser would take
 * the link for one of another page and load that.
 */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  const href = event.currentTarget.getAttribute('href') ?? '';
  const page = withoutFragment(document.URL);
  const isElsewhere = withoutFragment(document.baseURI) !== page;
  const address = isElsewhere && href.startsWith('#') ? safeHref(page + href) : null;
  if (address === null || event.defaultPrevented || !isOwnClick(event)) return;
  event.preventDefault();
  location.assign(address);
}
