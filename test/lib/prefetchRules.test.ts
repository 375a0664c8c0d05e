import { describe, expect, it } from 'vitest';
import { mayPrefetch, prefetchRules } from '#src/lib/prefetchRules.ts';

/** Reads the rules the way a browser does: URL patterns against an address of the shop. */
function isPrefetched(href: string, rules = prefetchRules()): boolean {
  const matches = (pattern: string) => {
    const [path = '', query] = pattern.split('?').map((part) => part.replaceAll('*', '.*'));
    const url = new URL(href, 'https://shop.example');
    if (pattern.includes('#')) return false;
    // A pattern without a query takes only addresses without one, unless its path ends in a wildcard.
    const isQueryFit = query !== undefined ? url.search !== '' : url.search === '' || path.endsWith('.*');
    return new RegExp(`^${path}$`).test(url.pathname) && isQueryFit;
  };
  return rules.prefetch.some(({ where }) =>
    where.and.every((condition) => {
      if ('href_matches' in condition) return matches(condition.href_matches);
      return 'href_matches' in condition.not ? !condition.not.href_matches.some(matches) : true;
    }),
  );
}

describe('BEY-11: speculation rules', () => {
  it.each([
    '/logout',
    '/logout?to=home',
    '/cart',
    '/cart?step=shopping_cart',
    '/checkout',
    '/checkout/address',
    '/service/checkoutfrontend/checkout',
    '/signin?loginRedirect=red',
    '/demo/outbox',
    '/subscribenewsletter?doi=secret',
    '/newsletter/preferences?token=secret',
  ])('excludes %s', (path) => expect(isPrefetched(path)).toBe(false));

  it.each(['/', '/c/coffee', '/p/4711', '/cartoons', '/search?query=tasse'])('accepts %s', (path) =>
    expect(isPrefetched(path)).toBe(true),
  );

  it('accepts a page’s own deny list', () => {
    expect(isPrefetched('/raffle/enter', prefetchRules(['/raffle']))).toBe(false);
  });

  it('never prerenders', () => expect(prefetchRules()).not.toHaveProperty('prerender'));

  it.each([
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: false, effectiveType: '4g' }, true],
    [undefined, true],
  ])('on a connection of %j: %s', (connection, answer) => expect(mayPrefetch(connection)).toBe(answer));
});
