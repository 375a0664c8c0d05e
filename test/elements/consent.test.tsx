import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createMswHandlers } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import type { ConsentChoice } from '#src/config/consent.ts';
import { trackFromPage } from '#src/elements/pageConsent.ts';
import { configureElements, defineElements } from '#src/entries/elements.ts';
import { createShopFetch } from '../support/shopFetch.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('BEY-20: a page with several elements asks for consent once, and the footer reopens the choices', async () => {
  const { fetch } = createShopFetch(createMswHandlers({ site: 'DE', scenarios: [], now: () => new Date() }));
  const track = vi.fn();
  const reopen = vi.fn();
  let notify: (choice: ConsentChoice) => void = () => {};
  const connect = (listener: typeof notify) => {
    notify = listener;
    return () => {};
  };
  configureElements({ track, consent: { connect, reopen }, shop: (site) => createShopApi({ site, fetch }) });
  defineElements();
  document.body.innerHTML = '<vitrine-footer></vitrine-footer>';
  await userEvent.click(await screen.findByRole('link', { name: 'Cookie-Einstellungen' }));
  expect(reopen).toHaveBeenCalledOnce();

  trackFromPage('search', { search_term: 'kaffee' });
  expect(track).not.toHaveBeenCalled();
  act(() => notify({ analytics: true, marketing: false }));
  expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffee' });
});
