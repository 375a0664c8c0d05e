import { screen, waitFor } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import * as library from '#src/entries/index.ts';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

// Each test renders a whole page; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Replaces a property until the end of the test; without a descriptor it is absent. */
function degrade(owner: object, name: string, descriptor?: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  restore.push(() =>
    before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name),
  );
  if (descriptor) Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  else Object.defineProperty(owner, name, { configurable: true, writable: true, value: undefined });
}
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Every API that a browser may lack, refuse or know in part. */
const DEGRADATIONS: Record<string, () => void> = {
  'no localStorage': () => degrade(window, 'localStorage', { get: denied }),
  'no sessionStorage': () => degrade(window, 'sessionStorage', { get: denied }),
  'a localStorage that is null': () => degrade(window, 'localStorage', { value: null }),
  'a full storage': () => degrade(Storage.prototype, 'setItem', { value: denied }),
  'no BroadcastChannel': () => degrade(globalThis, 'BroadcastChannel'),
  'a BroadcastChannel that throws': () => degrade(globalThis, 'BroadcastChannel', { value: denied }),
  'no requestIdleCallback': () => degrade(window, 'requestIdleCallback'),
  'no IntersectionObserver': () => degrade(globalThis, 'IntersectionObserver'),
  'no ResizeObserver': () => degrade(globalThis, 'ResizeObserver'),
  'no matchMedia': () => degrade(window, 'matchMedia'),
  'matchMedia without listeners': () =>
    degrade(window, 'matchMedia', { value: (media: string) => ({ media, matches: false }) }),
  'no clipboard': () => degrade(navigator, 'clipboard'),
  'no Intl.PluralRules': () => degrade(Intl, 'PluralRules'),
  'an incomplete Intl.PluralRules': () => degrade(Intl.PluralRules.prototype, 'select'),
  'no Intl.DisplayNames': () => degrade(Intl, 'DisplayNames'),
  'no Intl.ListFormat': () => degrade(Intl, 'ListFormat'),
  'no Intl.Segmenter': () => degrade(Intl, 'Segmenter'),
  'no Intl.Locale': () => degrade(Intl, 'Locale'),
};

const EMPTY_PREFERENCES = { salutation: '', firstName: '', lastName: '', interests: [], consents: [] };

/** Every public part, in the order of a page. A new part joins by a row. */
const PARTS: Partial<Record<keyof typeof library, ReactNode>> = {
  ConsentPanel: <library.ConsentPanel />,
  AppBanner: <library.AppBanner />,
  TopBanner: <library.TopBanner />,
  Header: <library.Header />,
  PrefetchRules: <library.PrefetchRules />,
  BenefitsStrip: <library.BenefitsStrip />,
  CategoryBanner: <library.CategoryBanner promotionId="category_420100" />,
  PhaseIntegration: <library.PhaseIntegration promotionId="pi_home" />,
  CartView: <library.CartView />,
  CartOrder: <library.CartOrder />,
  NewsletterForm: <library.NewsletterForm origin="page" />,
  NewsletterConfirmation: <library.NewsletterConfirmation />,
  NewsletterPreferences: <library.NewsletterPreferences entry={EMPTY_PREFERENCES} />,
  NewsletterUnsubscribe: <library.NewsletterUnsubscribe />,
  NewsletterInvalidLink: <library.NewsletterInvalidLink />,
  Footer: <library.Footer />,
  CountrySuggestion: <library.CountrySuggestion alternates={{ PL: 'https://pl.example/' }} />,
  PreviewPanel: <library.PreviewPanel />,
};
/** Parts of header and footer, what a header's slots take, and what is no part. */
const INSIDE = [
  ...['CartIcon', 'MiniCart', 'Navigation', 'PageOverlay', 'Search', 'StoreFinder', 'UserMenu'],
  ...['HeaderButton', 'HeaderLink', 'CountrySwitch', 'ConsentLink', 'VitrineProvider', 'VitrineError'],
];

it('ENV-01: every public part has its row', () => {
  const parts = Object.keys(library).filter((name) => /^[A-Z]/.test(name));
  expect(new Set([...Object.keys(PARTS), ...INSIDE])).toEqual(new Set(parts));
});

const showPage = () =>
  renderWithShop(
    <>
      {Object.entries(PARTS).map(([name, part]) => (
        <Fragment key={name}>{part}</Fragment>
      ))}
      <main>The page</main>
    </>,
    { scenario: 'cart-full', provider: { consent: library.cookieConsent } },
  );

it.each(Object.keys(DEGRADATIONS))('ENV-01: with %s every part works, or says so once', async (name) => {
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {});
  DEGRADATIONS[name]?.();
  const { user } = await showPage();
  for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeVisible();
  expect(document.querySelector('[data-vitrine="newsletter"]')).not.toBeNull();

  const search = screen.getByRole('combobox', { name: 'Suche' });
  await user.type(search, 'kaf');
  await screen.findAllByRole('option', undefined, { timeout: 60_000 });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Mein Konto' }));
  await waitFor(() => expect(document.querySelector('[data-flyout="USER_MENU"]')).not.toBeNull());
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('[data-part="cart-toggle"]') as HTMLElement);
  await waitFor(() => expect(document.querySelector('[data-flyout="CART"]')).not.toBeNull());

  const messages = reports.mock.calls.map(([message]) => String(message));
  expect(new Set(messages).size).toBe(messages.length);
  expect(takeComplaints()).toEqual([]);
});

/** What a browser, an extension or a script of the page can make of the facts that a part reads while it is mounted. */
const REFUSED_FACTS: Record<string, () => void> = {
  'no list of languages': () => degrade(navigator, 'languages'),
  'languages that throw': () => degrade(navigator, 'languages', { get: denied }),
  'a connection that throws': () => degrade(navigator, 'connection', { get: denied }),
  'a privacy signal that throws': () => degrade(navigator, 'globalPrivacyControl', { get: denied }),
  'script types that throw': () => degrade(HTMLScriptElement, 'supports', { value: denied }),
};

it.each(Object.keys(REFUSED_FACTS))('ENV-01: with %s no part takes the page with it', async (name) => {
  const reports = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  REFUSED_FACTS[name]?.();
  await showPage();
  expect(screen.getByRole('main')).toHaveTextContent('The page');
  for (const role of ['banner', 'contentinfo']) expect(screen.getByRole(role)).toBeVisible();
  const messages = reports.mock.calls.map(([message]) => String(message));
  expect(messages.filter((message) => message.includes('failed'))).toHaveLength(
    name.includes('throw') ? 1 : 0,
  );
  takeComplaints();
});
