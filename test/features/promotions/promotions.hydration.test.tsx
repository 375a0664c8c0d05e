import { expect, it, vi } from 'vitest';
import { promotionOf } from '#mocks/content/promotions.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { servePage } from '../../support/hydratePage.tsx';
import { createTestShop } from '../../support/shopFetch.ts';

const NOW = new Date('2026-11-10T09:00:00Z');
const IDS = ['~header_top', '~header_benefits', 'category_420100', 'pi_home'];
const PARTS = ['top-banner', 'benefits', 'category-banner', 'phase-integration'];

/** A page of a site with all promotions, in the document as the server rendered it. */
function aPage(site: SiteCode, serverData: ServerData) {
  const { shop, calls } = createTestShop({ site, now: () => NOW });
  const { place, hydrate } = servePage(
    ({ VitrineProvider, TopBanner, BenefitsStrip, CategoryBanner, PhaseIntegration }) => (
      <VitrineProvider site={site} shop={shop} serverData={serverData}>
        <TopBanner />
        <BenefitsStrip />
        <CategoryBanner promotionId="category_420100" />
        <PhaseIntegration promotionId="pi_home" />
      </VitrineProvider>
    ),
  );
  return { root: place, calls, hydrate };
}

/** react-aria makes closed panels findable after hydration: neither attribute changes what is shown. */
const withoutDisclosureMarks = (html: string) =>
  html.replaceAll('hidden="until-found"', 'hidden=""').replaceAll(/ style="--disclosure-panel[^"]*"/g, '');

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-vitrine]')].map(({ dataset }) => dataset.vitrine);

it.each(['DE', 'HU'] as const)(
  'PRM-02: promotions of %s are rendered completely by the server, hydrate unchanged and are not requested again',
  async (site) => {
    const promotions = Object.fromEntries(IDS.map((id) => [id, promotionOf(id, { site, now: NOW })]));
    const { root, calls, hydrate } = aPage(site, { promotions });
    expect(shown(root)).toEqual(PARTS);
    const fromServer = root.innerHTML;
    expect(await hydrate()).toEqual([]);
    expect(withoutDisclosureMarks(root.innerHTML)).toBe(withoutDisclosureMarks(fromServer));
    expect(calls).toEqual([]);
  },
);

it('PRM-02: an empty server result reserves no space and causes no call', async () => {
  const promotions = Object.fromEntries(IDS.map((id) => [id, null]));
  const { root, calls, hydrate } = aPage('HU', { promotions });
  expect(await hydrate()).toEqual([]);
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
    expect(await hydrate()).toEqual([]);
  },
);

it('PRM-02: a promotion that the server failed to load is requested once by the browser', async () => {
  const { root, calls, hydrate } = aPage('DE', {});
  expect(shown(root)).toEqual([]);
  expect(await hydrate()).toEqual([]);
  await vi.waitFor(() => expect(shown(root)).toEqual(PARTS));
  expect(calls.toSorted()).toEqual(
    IDS.map((id) => `GET /service/promotion/api/promotion/${encodeURIComponent(id)}`).toSorted(),
  );
});
