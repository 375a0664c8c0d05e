import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { splitScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { DocumentStore } from '#mocks/world.ts';
import type { Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, type SiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { PageProvider, type VitrineProviderProps } from '#src/provider/VitrineProvider.tsx';
import { createTestShop } from './shopFetch.ts';

export interface RenderWithShopOptions {
  /** @default 'DE' */
  site?: SiteCode;
  /** @default the site's own */
  locale?: Locale;
  /** Names as in the contract: `'cart-full, slow:500'`. @default none */
  scenario?: string;
  /** When the shop answers, as an ISO time. @default the page's clock */
  now?: string;
  /** Documents of the mock shop, to read or to share between renders. @default a new one in memory */
  documents?: DocumentStore;
  /** The page's jotai store. @default a new one */
  store?: ReturnType<typeof createStore>;
  /** Other props of the provider. */
  provider?: Partial<VitrineProviderProps>;
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
}

/**
 * Renders a component with a provider, a new store, and a mock shop with the scenario's responses and cookies. Parts
 * that a browser mounts after the first render are there when it resolves. A call that the shop does not know fails the
 * test.
 *
 * @example
 * const { user, calls } = await renderWithShop(<MiniCart />, { site: 'CH', scenario: 'cart-full' });
 * await user.click(await screen.findByRole('button', { name: /Kaffee/ }));
 * expect(calls).toContain('PUT /service/cart/api/cart');
 */
export async function renderWithShop(ui: ReactNode, options: RenderWithShopOptions = {}) {
  const { site = DEFAULT_SITE, locale, scenario = '', now, documents, provider } = options;
  const scenarios = splitScenarios(scenario) as ScenarioName[];
  setCookie(COOKIES.csrf, 'test');
  for (const { name, value } of scenarioCookies(scenarios)) setCookie(name, value);

  const { shop, calls } = createTestShop({
    site,
    scenarios,
    ...(locale && { locale }),
    ...(documents && { store: documents }),
    ...(now && { now: () => new Date(now) }),
  });
  const store = options.store ?? createStore();
  const navigate = vi.fn<(href: string) => void>();
  const track = vi.fn<Track>();
  // With a fake clock, the delays between key presses advance that clock.
  const user = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds) } : {},
  );
  const Page = ({ children }: { children: ReactNode }) => (
    <PageProvider
      site={site}
      store={store}
      shop={shop}
      navigate={navigate}
      track={track as Track}
      {...(locale && { locale })}
      {...provider}
    >
      {children}
    </PageProvider>
  );
  const rendered = await act(async () => render(ui, { wrapper: Page }));
  return {
    ...rendered,
    user,
    store,
    /** Every call of the shop so far: `'GET /service/cart/api/cart'`. */
    calls,
    /** Where the page was sent. */
    navigate,
    /** What analytics heard. */
    track,
    shop,
  };
}
