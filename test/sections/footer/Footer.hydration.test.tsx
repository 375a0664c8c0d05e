import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createMswHandlers } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { createShopFetch } from '../../support/shopFetch.ts';

afterEach(() => document.body.replaceChildren());

it.each(SITE_CODES)('%s: the footer hydrates without a mismatch', async (site) => {
  const { fetch, calls } = createShopFetch(createMswHandlers({ site, scenarios: [] }));
  const page = (
    <VitrineProvider
      site={site}
      shop={createShopApi({ site, fetch })}
      serverData={{ footerContent: FOOTER_CONTENTS[site], footer: null }}
    >
      <Footer address="/cart" />
    </VitrineProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const before = container.querySelector('h2');
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(container.querySelector('h2')).toBe(before);
  expect(calls.toSorted()).toEqual(['GET /json/psdata', 'GET /service/abtestfrontend/api/v1/getassignment']);

  const [first] = within(screen.getByRole('contentinfo')).getAllByRole('button', { expanded: false });
  await act(async () => first?.click());
  expect(first).toHaveAttribute('aria-expanded', 'true');
});
