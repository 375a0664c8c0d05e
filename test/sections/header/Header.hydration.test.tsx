import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { servePage } from '../../support/hydratePage.tsx';
import { createTestShop } from '../../support/shopFetch.ts';

/** A header that a server rendered and the browser hydrated, without a mismatch. */
async function hydrateHeader(site: SiteCode) {
  const { shop } = createTestShop({ site });
  const { place, hydrate } = servePage(({ VitrineProvider, Header }) => (
    <VitrineProvider site={site} shop={shop} navigate={() => {}}>
      <Header />
    </VitrineProvider>
  ));
  const parts = [...place.querySelectorAll<HTMLElement>('[data-vitrine]')];
  expect(await hydrate()).toEqual([]);
  /** The parts whose markup React replaced or removed. */
  const replaced = parts.filter((part) => !part.isConnected).map(({ dataset }) => dataset.vitrine);
  return { replaced };
}

afterEach(() => {
  delete document.documentElement.dataset.appOffer;
});

// The home page of every site hydrates end to end, in `flows.spec`.
it.each(['DE', 'TR'] as const)('HDR-06: %s hydrates without a mismatch', async (site) => {
  const { replaced } = await hydrateHeader(site);
  expect(replaced).toEqual(['app-banner']);
  expect(screen.getByRole('combobox')).toBeVisible();
  // Buttons that open a flyout now lead nowhere else.
  const forms = [...document.querySelectorAll('form')];
  expect(
    forms.filter((form) => ![...form.elements].some((control) => control.matches('[type="submit"]'))),
  ).toEqual([]);
});

it('HDR-06: a narrow window is MATCH after hydration, in the same markup', async () => {
  window.innerWidth = 390;
  const { replaced } = await hydrateHeader('DE');
  expect(replaced).toEqual(['app-banner']);
  expect(screen.getByRole('banner')).toHaveAttribute('data-platform', 'MATCH');
  window.innerWidth = 1024;
});
