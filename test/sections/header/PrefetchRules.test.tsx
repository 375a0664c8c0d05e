import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CartView } from '#src/features/mini-cart/index.ts';
import { PrefetchRules } from '#src/sections/header/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

/** Whether the rules of the page let a browser prefetch a link of it. */
async function isPrefetched(link: HTMLElement): Promise<boolean> {
  const script = await waitFor(() => {
    const found = document.head.querySelector('script[type="speculationrules"]');
    expect(found).not.toBeNull();
    return found;
  });
  const { prefetch } = JSON.parse(script?.textContent ?? '');
  const denied: { href_matches?: string[]; selector_matches?: string }[] = prefetch[0].where.and.flatMap(
    ({ not }: { not?: object }) => not ?? [],
  );
  return !denied.some(
    ({ href_matches = [], selector_matches }) =>
      href_matches.includes(link.getAttribute('href') ?? '') ||
      (selector_matches !== undefined && link.matches(selector_matches)),
  );
}

it.each([
  ['the site', { checkoutHref: undefined, settings: { cart: { checkoutHref: '/kassa/start?from=cart' } } }],
  ['the cart', { checkoutHref: '/kassa/start', settings: {} }],
])('BEY-11: a checkout of the page’s own is never prefetched: that of %s', async (of, page) => {
  Object.defineProperty(HTMLScriptElement, 'supports', { configurable: true, value: () => true });
  await renderWithShop(
    <>
      <PrefetchRules />
      <a href="/kassa/start">Bestellen</a>
      <a href="/p/1">Tasse</a>
      <CartView checkoutHref={page.checkoutHref} />
    </>,
    { scenario: 'cart-only:article', provider: { settings: page.settings } },
  );
  const checkouts = await screen.findAllByRole('link', { name: 'Zur Kasse' });
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(await isPrefetched(checkout)).toBe(false);
  expect(await isPrefetched(screen.getByRole('link', { name: 'Bestellen' }))).toBe(of !== 'the site');
  expect(await isPrefetched(screen.getByRole('link', { name: 'Tasse' }))).toBe(true);
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

it('ENV-01: what waits for an idle page is called off where a script of the page has added only half of the API', async () => {
  Object.defineProperty(HTMLScriptElement, 'supports', { configurable: true, value: () => true });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', undefined);
  const { unmount } = await renderWithShop(<PrefetchRules />);
  expect(waiting).toHaveLength(1);
  unmount();
  for (const run of waiting) run();
  expect(document.head.querySelector('script[type="speculationrules"]')).toBeNull();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});
