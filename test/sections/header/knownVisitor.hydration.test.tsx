import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { VisitorHint } from '#src/lib/visitorHint.ts';
import { servePage } from '../../support/hydratePage.tsx';
import { createTestShop } from '../../support/shopFetch.ts';

const MINA: VisitorHint = {
  visitor: { status: 'LOGGED_IN', firstName: 'Mina', customerName: 'Mina Kaya' },
  cartCount: 3,
};

/** A page in the document whose shop answers when the test says so. */
function servedPage(site: SiteCode, scenarios: ScenarioName[], visitorHint: VisitorHint) {
  const { fetch } = createTestShop({ site, scenarios });
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const shop = createShopApi({
    site,
    fetch: async (...call) => {
      await mayAnswer;
      return fetch(...call);
    },
  });
  const { hydrate } = servePage(({ VitrineProvider, Header }) => (
    <VitrineProvider site={site} shop={shop} navigate={() => {}} visitorHint={visitorHint}>
      <Header />
    </VitrineProvider>
  ));
  return { answer, hydrate };
}
const account = () => document.querySelector('[data-vitrine="user-menu"] button');
const count = () => document.querySelector('[data-part="count"]');

// One greets by the first name, one by the whole name.
it.each(['DE', 'CZ'] as const)(
  'BEY-16: %s shows greeting and count on the server, and hydrates them',
  async (site) => {
    const { hydrate } = servedPage(site, [], MINA);
    const [button, badge] = [account(), count()];
    expect(button).toHaveTextContent('Mina');
    expect(button).toHaveAccessibleName(/, .*Mina/);
    expect(badge).toHaveTextContent('3');
    expect(await hydrate()).toEqual([]);
    expect(account()).toBe(button);
    expect(button).toHaveTextContent('Mina');
    expect(count()).toBe(badge);
    expect(badge).toHaveTextContent('3');
  },
);

it('BEY-16: the shop’s response replaces an outdated name and count', async () => {
  const { answer, hydrate } = servedPage('DE', ['visitor-logged-in', 'cart-empty'], MINA);
  await hydrate();
  await act(async () => answer());
  await waitFor(() => expect(account()).toHaveAccessibleName('Mein Konto, Hallo Johanna!'));
  const cart = document.querySelector('[data-part="cart-link"]');
  await waitFor(() => expect(cart).toHaveAccessibleName('Warenkorb, leer'));
  expect(count()).toBeNull();
});

it('BEY-16: a visitor whose log-in has expired is anonymous after the shop’s response, and the name is deleted', async () => {
  document.cookie = 'visitor-name=old; path=/';
  const { answer, hydrate } = servedPage('DE', [], MINA);
  await hydrate();
  expect(screen.getByRole('button', { name: 'Mein Konto, Hallo Mina!' })).toBeVisible();
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'Mein Konto' })).toBeVisible();
  expect(document.cookie).not.toContain('visitor-name');
});

it.each([
  ['an ended session', false, 'session-ended'],
  ['a shop that does not answer', true, 'visitor-error'],
] as const)('BEY-16: with %s, the name is kept for the next page: %s', async (_what, isStored, scenario) => {
  document.cookie = 'visitor-name=old; path=/';
  const { answer, hydrate } = servedPage('DE', [scenario], MINA);
  await hydrate();
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'Mein Konto' })).toBeVisible();
  expect(document.cookie.includes('visitor-name')).toBe(isStored);
});

it('USR-07: a page in the back/forward cache shows no name', async () => {
  const { hydrate } = servedPage('DE', [], MINA);
  await hydrate();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Mina');
});
