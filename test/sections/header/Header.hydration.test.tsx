import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMswHandlers } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Header, type HeaderProps } from '#src/sections/header/index.ts';
import { createShopFetch } from '../../support/shopFetch.ts';

let root: Root | undefined;
let place: HTMLElement;

/** Puts a server's markup into the page and lets React take it over. A mismatch is an error on the console, which fails the test. */
async function hydrate(site: SiteCode, props: HeaderProps = {}, before: () => void = () => {}) {
  const { fetch } = createShopFetch(createMswHandlers({ site }));
  const page = (
    <VitrineProvider site={site} shop={createShopApi({ site, fetch })} navigate={() => {}}>
      <Header {...props} />
    </VitrineProvider>
  );
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const markup = place.querySelector('[data-vitrine="header"]');
  before();
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  return { isUnchanged: () => place.querySelector('[data-vitrine="header"]') === markup };
}

afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
  delete document.documentElement.dataset.appOffer;
});

describe.each(SITE_CODES)('%s', (site) => {
  it('HDR-06: hydrates without a mismatch', async () => {
    const { isUnchanged } = await hydrate(site);
    expect(isUnchanged()).toBe(true);
    expect(screen.getByRole('combobox')).toBeVisible();
  });
});

it('HDR-06: a narrow window is MATCH after hydration, in the same markup', async () => {
  window.innerWidth = 390;
  const { isUnchanged } = await hydrate('DE');
  expect(isUnchanged()).toBe(true);
  expect(screen.getByRole('banner')).toHaveAttribute('data-platform', 'MATCH');
  window.innerWidth = 1024;
});

it('SRC-07: text typed before hydration is kept by the combobox', async () => {
  await hydrate('DE', {}, () => {
    (place.querySelector('[name="query"]') as HTMLInputElement).value = 'kaffee';
  });
  expect(screen.getByRole('combobox')).toHaveValue('kaffee');
});

it('APP-02: a page whose inline script offered no app has no banner after hydration', async () => {
  await hydrate('DE', {}, () => {
    document.documentElement.dataset.appOffer = 'none';
  });
  expect(document.querySelector('[data-vitrine="app-banner"]')).toBeNull();
});

it('APP-02: a page without the inline script shows no banner after hydration', async () => {
  await hydrate('DE');
  expect(document.querySelector('[data-vitrine="app-banner"]')).toBeNull();
});

it('HDR-07: works after hydration', async () => {
  await hydrate('DE');
  await userEvent.click(screen.getByRole('button', { name: 'Mein Konto' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-flyout', 'USER_MENU');
});
