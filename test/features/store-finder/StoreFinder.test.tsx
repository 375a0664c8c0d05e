import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SITE_CODES } from '#src/config/sites.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

async function openFinder(site: (typeof SITE_CODES)[number] = 'DE') {
  const page = await renderWithShop(<StoreFinder />, { site });
  await page.user.click(screen.getByRole('button'));
  return page;
}

it('STF-01: a postcode or town opens the stores page for it', async () => {
  const { user, navigate } = await openFinder();
  await user.type(screen.getByRole('textbox', { name: 'PLZ oder Ort' }), ' Bad Schandau {Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/service/storefinder/search?searchTerm=Bad+Schandau');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['', '   '])('STF-01: submitting %j only focuses the field', async (term) => {
  const { user, navigate } = await openFinder();
  const field = screen.getByRole('textbox');
  if (term) await user.type(field, term);
  await user.click(screen.getByRole('button', { name: 'Filialen anzeigen' }));
  expect(field).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
});

it('STF-01: works as a native form', async () => {
  await openFinder();
  const { form } = screen.getByRole('textbox') as HTMLInputElement;
  expect(form).toHaveAttribute('action', '/service/storefinder/search');
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'searchTerm');
});

it.each(SITE_CODES)('STF-02: %s links its store news, and supermarkets only in Germany', async (site) => {
  await openFinder(site);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toMatch(/^\/c-4799\//);
  expect(links).toHaveLength(site === 'DE' ? 2 : 1);
});

it('STF-02: the link to the supermarkets has a descriptive name', async () => {
  await openFinder();
  expect(screen.getByRole('link', { name: 'Angebote im Supermarkt' })).toBeVisible();
});

it('STF-01: a half-typed town is still there when the panel opens again', async () => {
  const { user } = await openFinder();
  await user.type(screen.getByRole('textbox'), 'Bad Sch');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('Bad Sch');
});
