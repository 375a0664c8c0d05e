import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { promotionOf } from '#mocks/content/promotions.ts';
import { createMswHandlers } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import {
  BenefitsStrip,
  CategoryBanner,
  PhaseIntegration,
  TopBanner,
} from '#src/features/promotions/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { createShopFetch } from '../../support/shopFetch.ts';

const NOW = new Date('2026-11-10T09:00:00Z');
const IDS = ['~header_top', '~header_benefits', 'category_420100', 'pi_home'];
const PARTS = ['top-banner', 'benefits', 'category-banner', 'phase-integration'];

const parts: ReactNode = (
  <>
    <TopBanner />
    <BenefitsStrip />
    <CategoryBanner promotionId="category_420100" />
    <PhaseIntegration promotionId="pi_home" />
  </>
);

/** A page of a site as a server hands it over, and the browser that takes it over. */
function aPage(site: SiteCode, serverData: ServerData) {
  const { fetch, calls } = createShopFetch(createMswHandlers({ site, scenarios: [], now: () => NOW }));
  const page = (
    <VitrineProvider site={site} shop={createShopApi({ site, fetch })} serverData={serverData}>
      {parts}
    </VitrineProvider>
  );
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page);
  const hydrate = async () => {
    const onRecoverableError = vi.fn();
    await act(async () => void hydrateRoot(root, page, { onRecoverableError }));
    return onRecoverableError;
  };
  return { root, calls, hydrate };
}

/** react-aria makes closed panels findable after hydration: neither attribute changes what is shown. */
const withoutDisclosureMarks = (html: string) =>
  html.replaceAll('hidden="until-found"', 'hidden=""').replaceAll(/ style="--disclosure-panel[^"]*"/g, '');

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-vitrine]')].map(({ dataset }) => dataset.vitrine);

it.each(SITE_CODES)(
  'PRM-02: promotions of %s are rendered completely by the server, hydrate unchanged and are not requested again',
  async (site) => {
    const promotions = Object.fromEntries(IDS.map((id) => [id, promotionOf(id, { site, now: NOW })]));
    const { root, calls, hydrate } = aPage(site, { promotions });
    expect(shown(root)).toEqual(PARTS);
    const fromServer = root.innerHTML;
    expect(await hydrate()).not.toHaveBeenCalled();
    expect(withoutDisclosureMarks(root.innerHTML)).toBe(withoutDisclosureMarks(fromServer));
    expect(calls).toEqual([]);
  },
);

it('PRM-02: an empty server result reserves no space and causes no call', async () => {
  const promotions = Object.fromEntries(IDS.map((id) => [id, null]));
  const { root, calls, hydrate } = aPage('HU', { promotions });
  expect(await hydrate()).not.toHaveBeenCalled();
  expect(shown(root)).toEqual([]);
  expect(calls).toEqual([]);
});

it.each([
  ['DE', 'Versandkostenfrei ab 20,00\u00a0€'],
  ['CH', 'Portofrei ab CHF\u00a030.00'],
  ['PL', 'Darmowa dostawa od 100,00\u00a0zł'],
  [
    'TR',
    '175,00\u00a0TL ve üzeri kahve alışverişlerinde ücretsiz kargo1.000,00\u00a0TL ve üzeri ücretsiz kargo',
  ],
] as const)(
  'SIT-09, SIT-10: where the shop of %s has no benefits, the strip shows the site’s own thresholds',
  async (site, words) => {
    const { root, hydrate } = aPage(site, { promotions: { '~header_benefits': null } });
    expect(root.querySelector('[data-vitrine="benefits"]')?.textContent).toBe(words);
    expect(await hydrate()).not.toHaveBeenCalled();
  },
);

it('PRM-02: a promotion that the server failed to load is requested once by the browser', async () => {
  const { root, calls, hydrate } = aPage('DE', {});
  expect(shown(root)).toEqual([]);
  expect(await hydrate()).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(shown(root)).toEqual(PARTS));
  expect(calls.toSorted()).toEqual(
    IDS.map((id) => `GET /service/promotion/api/promotion/${encodeURIComponent(id)}`).toSorted(),
  );
});
