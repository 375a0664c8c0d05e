import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { Header } from '#src/sections/header/index.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { pressByKey } from '../support/pressByKey.ts';
import { type RenderWithShopOptions, renderWithShop } from '../support/renderWithShop.tsx';

beforeEach(() => {
  forgetReportedProblems();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A part in the foreign shop, and what `onProblem` received about its answers. */
async function visit(ui: ReactNode, { provider, ...options }: RenderWithShopOptions = {}) {
  const problems: string[] = [];
  const onProblem = (problem: string) => void problems.push(problem);
  const page = await renderWithShop(ui, {
    scenario: 'foreign',
    ...options,
    provider: { onProblem, ...provider },
  });
  /** Of what is left out, the fields and what they belong to, sorted. */
  const dropped = () =>
    problems
      .flatMap(
        (problem) =>
          /^(.*): “(.*)” cannot be read and is left out\.$/.exec(problem)?.slice(1, 3).join(' ') ?? [],
      )
      .map((text) => text.replace(/^GET \/service\/[^ ]*\//, '').replace(/^GET \//, ''))
      .sort();
  return { ...page, problems, dropped };
}

const pageText = () => document.body.textContent ?? '';

describe('a third-party shop', () => {
  it('MC-22: shows every readable line of the cart, with whole percentages and its own sums', async () => {
    const { user, dropped } = await visit(<MiniCart />);
    await pressByKey(user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
    const panel = screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
    expect(await within(panel).findByText('Tarif S')).toBeVisible();
    for (const title of ['Röstkaffee D’Arc', 'Probierbeutel', 'Geschenkkarte', 'Earl Grey'])
      expect(within(panel).getByText(title)).toBeVisible();
    expect(within(panel).getAllByText('−17 %')[0]).toBeVisible();
    expect(panel).not.toHaveTextContent('16.66');
    expect(panel).toHaveTextContent('Gesamtsumme1.525,24 €');
    expect(within(panel).getByText('Gutschein 2026')).toBeVisible();
    expect(within(panel).getByText(/1 Artikel lässt sich hier nicht anzeigen/)).toBeVisible();
    expect(within(panel).getByDisplayValue('150')).toBeVisible();
    expect(dropped()).toEqual([
      'cart cart.articles[]',
      'cart cart.articles[].availability',
      'cart cart.articles[].dimensions[]',
      'cart cart.articles[].greenTexts',
      'cart cart.partnerProducts[].formUrl',
      'cart cart.subscriptions[].recurringIntervalDuration',
      'cart cart.subscriptions[].subscriptionType',
    ]);
  });

  it('MC-13: shows that a change was refused for an unknown reason, and keeps the line', async () => {
    const { user } = await visit(<MiniCart />);
    await pressByKey(user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
    const panel = screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
    await user.click(await within(panel).findByRole('button', { name: /Geschenkkarte.*entfernen/ }));
    expect(await within(panel).findByText('Geschenkkarte')).toBeVisible();
  });

  it('NAV-08: opens all five levels and its theme worlds, without expired ones', async () => {
    const { user, store, dropped } = await visit(<Navigation />, { now: '2026-11-21T10:00:00Z' });
    act(() => store.set(platformAtom, 'CLASSIC'));
    await user.click(await screen.findByRole('button', { name: 'Kaffee' }));
    expect(screen.getByRole('link', { name: 'Äthiopien' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Herkunft')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mode' }));
    expect(await screen.findByRole('link', { name: /Limoges/ })).toHaveTextContent('Popup store');
    expect(screen.queryByText('Vorbei')).toBeNull();
    expect(screen.getByRole('button', { name: 'Über uns' })).toBeVisible();
    for (const name of ['Ohne Ziel', 'Gefährlich', 'Ohne Adresse']) expect(pageText()).not.toContain(name);
    expect(dropped()).toEqual([
      'jsonflyoutnavigation [].childIsSelected',
      'jsonflyoutnavigation [].children[]',
      'jsonflyoutnavigation [].data[]',
      'jsonflyoutnavigation [].teaser.list',
      'navigation new.themeworlds[]',
      'navigation new.themeworlds[].badges[]',
    ]);
  });

  it('PRM-11: renders promotions from source-specific fields, each without its unreadable parts', async () => {
    const { dropped } = await visit(
      <>
        <TopBanner />
        <BenefitsStrip />
        <CategoryBanner promotionId="category_4200" />
        <PhaseIntegration promotionId="pi_home" />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Die D’Arc-Wochen' })).toHaveAttribute('href', '/c/4200');
    expect(screen.getByText(/halben Preis/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entdecken' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Filialen' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kaffee' })).toBeVisible();
    expect(screen.getByText('2026')).toBeVisible();
    expect(await screen.findByText('Tassen aus Limoges.')).toBeVisible();
    expect(document.querySelectorAll('picture img')).toHaveLength(2);
    expect(document.querySelector('picture source')).toHaveAttribute('media', '(min-width: 980px)');
    expect(dropped()).toEqual([
      'Promotion category_4200 legalText',
      'Promotion category_4200 useDarkTheme',
      'Promotion pi_home piImage.imageData.cutouts[].targetSize',
      'Promotion ~header_benefits links[]',
    ]);
  });

  it('HDR-11: renders a complete header: banner, benefits, navigation, visitor, cart', async () => {
    await visit(<Header />);
    expect(await screen.findByRole('link', { name: 'Die D’Arc-Wochen' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Versand frei' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 153 Artikel' })).toBeVisible();
    expect(await screen.findAllByText('Über uns')).not.toEqual([]);
  });

  it('FTR-08: replaces the readable parts of the footer and keeps the country’s others', async () => {
    const { problems } = await visit(<Footer />, {
      provider: { serverData: { footerContent: FOOTER_CONTENTS.DE } },
    });
    expect(await screen.findByRole('heading', { name: 'Gut zu wissen' })).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Versand' })).toHaveAttribute('href', '/service/versand');
    expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible();
    await waitFor(() => expect(problems.some((problem) => problem.includes('nl_status'))).toBe(true));
    expect(problems.filter((problem) => problem.startsWith('SHOP_FOOTER')).sort()).toEqual([
      'SHOP_FOOTER: legalLinks: Invalid input',
      'SHOP_FOOTER: teaser.groups[].heading.iconName: cannot be read and is left out',
      'SHOP_FOOTER: teaser.groups[].introductoryText: cannot be read and is left out',
      'SHOP_FOOTER: teaser.groups[].links[].hideInClassic: cannot be read and is left out',
    ]);
  });

  it('NWL-12: pre-fills the newsletter form, and accepts the name D’Arc', async () => {
    const { user, calls, dropped } = await visit(<NewsletterForm origin="page" />, { site: 'AT' });
    await user.click(await screen.findByDisplayValue('jeanne@example.com'));
    expect(screen.getByDisplayValue('D’Arc')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /anmelden/i }));
    await waitFor(() =>
      expect(calls).toContain('POST /service/newsletter/api/internal/newsletter-subscribers'),
    );
    expect(dropped()).toEqual(['base-data consents[]', 'base-data salutation']);
  });

  it('USR-03: greets a visitor with incomplete data', async () => {
    const { user, dropped } = await visit(<UserMenu />);
    await user.click(await screen.findByRole('button', { name: /Konto|Jeanne/ }));
    expect(await screen.findByRole('heading', { name: 'Hallo Jeanne!' })).toBeVisible();
    expect(pageText()).not.toMatch(/NaN|null|undefined|Treuebohnen/);
    expect(dropped()).toEqual([]);
  });

  it('SRC-02: suggests products with ids and prices of other types', async () => {
    const { user, dropped } = await visit(<Search />);
    await user.type(screen.getByRole('combobox'), 'ka');
    expect(await screen.findByRole('option', { name: /Röstkaffee D’Arc/ })).toHaveTextContent('12,34 €');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(dropped()).toEqual([
      'suggestions products[]',
      'suggestions products[].originalPrice',
      'suggestions searchTerms[]',
    ]);
  });

  it('STF-01: finds stores without a request to the shop', async () => {
    const { user, problems } = await visit(<StoreFinder />);
    await user.click(screen.getByRole('button', { name: 'Filialen' }));
    expect(screen.getByRole('textbox', { name: 'PLZ oder Ort' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});
