import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsentChoice } from '#src/config/consent.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { trackFromPage } from '#src/elements/pageConsent.ts';
import { configureElements, defineElements } from '#src/entries/elements.ts';
import { cookieConsent } from '#src/features/consent/index.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { createTestShop } from '../support/shopFetch.ts';

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  configureElements({ consent: undefined, shop: undefined, track: undefined });
});

const show = (html: string) => act(async () => document.body.insertAdjacentHTML('beforeend', html));
const shop = (site: SiteCode) => createTestShop({ site }).shop;

// First: the elements’ shared gate belongs to the window and stays decided after it.
it('BEY-20: a page with several elements asks for consent once, and the footer reopens the choices', async () => {
  const track = vi.fn();
  const reopen = vi.fn();
  let notify: (choice: ConsentChoice) => void = () => {};
  const connect = (listener: typeof notify) => {
    notify = listener;
    return () => {};
  };
  configureElements({ track, consent: { connect, reopen }, shop });
  defineElements();
  document.body.innerHTML = '<vitrine-footer></vitrine-footer>';
  await userEvent.click(await screen.findByRole('link', { name: 'Cookie-Einstellungen' }));
  expect(reopen).toHaveBeenCalledOnce();

  trackFromPage('search', { search_term: 'kaffee' });
  expect(track).not.toHaveBeenCalled();
  act(() => notify({ analytics: true, marketing: false }));
  expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffee' });
});

it('APP-03: an element shown for another site has the decision that the visitor made before', async () => {
  const user = userEvent.setup();
  const track = vi.fn();
  const searches = () => track.mock.calls.filter(([event]) => event === 'search').length;
  configureElements({ track, shop });
  defineElements();
  await show('<vitrine-header onetrustenabled useminicart="false"></vitrine-header>');
  await user.type(await screen.findByRole('combobox'), 'kaffee{Enter}');
  expect(searches()).toBe(0);
  await act(async () => sendShopEvent('consent-changed', { analytics: true }));
  expect(searches()).toBe(1);
  await act(async () => document.querySelector('vitrine-header')?.setAttribute('site', 'PL'));
  expect(await screen.findByRole('link', { name: 'Przejdź do treści' })).toBeInTheDocument();
  await user.type(await screen.findByRole('combobox'), 'kawa{Enter}');
  expect(searches()).toBe(2);
});

it('BEY-20: a stored decision is dispatched once on a page with several elements', async () => {
  document.cookie = 'consent=1.necessary.analytics; path=/';
  const decided = vi.fn();
  const stopListening = onShopEvent('consent-changed', decided);
  configureElements({ consent: cookieConsent, shop });
  defineElements();
  await show('<vitrine-header useminicart="false"></vitrine-header><vitrine-footer></vitrine-footer>');
  expect(await screen.findByRole('banner')).toBeInTheDocument();
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(decided).toHaveBeenCalledExactlyOnceWith({ analytics: true, marketing: false });
  stopListening();
});
