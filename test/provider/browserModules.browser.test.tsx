import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMswHandlers } from '#mocks/msw.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { ConsentPanel, cookieConsent } from '#src/features/consent/index.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { readLocale } from '../../scripts/build/localesPlugin.ts';
import { type RenderWithShopOptions, renderWithShop } from '../support/renderWithShop.tsx';
import { createShopFetch } from '../support/shopFetch.ts';

// These tests resolve `#eager/…` by the condition `browser`: parts, languages and the shop's client load when
// a page needs them.

const open = (ui: ReactNode, options?: RenderWithShopOptions) => act(async () => renderWithShop(ui, options));

it('BEY-07: every part of the header loads in a browser and works', async () => {
  const { user } = await open(<Header />, { scenario: 'cart-full' });
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByRole('search')).toBeVisible();
  expect(await header.findByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  expect(await header.findByRole('button', { name: 'Mein Konto' })).toBeVisible();
  expect(await header.findByRole('button', { name: 'Filialen' })).toBeVisible();
  await user.click(await header.findByRole('button', { name: /^Warenkorb/ }));
  expect(await screen.findByRole('dialog', { name: /Warenkorb/ })).toBeVisible();
});

it('BEY-07: the promotions in the header load in a browser', async () => {
  await open(<Header />);
  const header = within(await screen.findByRole('banner'));
  expect(await header.findByRole('button', { name: 'Bedingungen' })).toBeVisible();
});

it('BEY-07: the footer loads in a browser', async () => {
  await open(<Footer />);
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByRole('heading', { level: 2, name: /Entspannt einkaufen/ })).toBeVisible();
});

it('BEY-20: the consent panel loads in a browser and takes a decision', async () => {
  const { user } = await open(<ConsentPanel />, { provider: { consent: cookieConsent } });
  const panel = await screen.findByRole('region', { name: 'Deine Daten, deine Wahl' });
  await user.click(within(panel).getByRole('button', { name: 'Nur notwendige' }));
  expect(screen.queryByRole('region', { name: 'Deine Daten, deine Wahl' })).toBeNull();
});

it.each(LOCALE_CODES)('SIT-02: the language %s loads in a browser', async (locale) => {
  await open(<Header />, { locale });
  const name = readLocale(locale)['header.landmark'] as string;
  expect(await screen.findByRole('banner', { name })).toBeVisible();
});

it('SIT-08: the parser of custom messages loads in a browser', async () => {
  const messageOverrides = { 'header.landmark': '{brand, select, other {Kopf der Seite}}' };
  await open(<Header />, { provider: { messageOverrides } });
  expect(await screen.findByRole('banner', { name: 'Kopf der Seite' })).toBeVisible();
});

it('BEY-07: the shop’s client loads in a browser with the first call', async () => {
  const { fetch, calls } = createShopFetch(createMswHandlers({ site: 'DE', scenarios: ['cart-full'] }));
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  onTestFinished(() => spy.mockRestore());
  await open(<MiniCart />, { provider: { shop: undefined as never } });
  expect(await screen.findByRole('link', { name: 'Warenkorb, 8 Artikel' })).toBeVisible();
  expect(calls).toContain('GET /service/cart/api/cart');
});
