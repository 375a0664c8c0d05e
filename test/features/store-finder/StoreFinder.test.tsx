import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { watchBrowserSubmits } from '../../support/browserSubmits.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

async function openFinder() {
  const page = await renderWithShop(<StoreFinder />);
  await page.user.click(screen.getByRole('button'));
  return page;
}

it.each([
  ['has no store finder without a page of stores', { links: { stores: null } }],
  ['has no store finder without a search for stores', { paths: { storeSearch: null } }],
])('STF-01, LIB-08: a shop %s', async (_, settings) => {
  const { container } = await renderWithShop(<StoreFinder defaultOpen />, { provider: { settings } });
  expect(container.querySelector('a, button, form')).toBeNull();
});

it.each(['', '   '])('STF-01: submitting %j only focuses the field', async (term) => {
  const { user, navigate } = await openFinder();
  const field = screen.getByRole('textbox');
  if (term) await user.type(field, term);
  await user.click(screen.getByRole('button', { name: 'Filialen anzeigen' }));
  expect(field).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
});

it('SRC-07, STF-01, LIB-08: without scripts, the forms keep the query of their address', async () => {
  const address = '/find?shop=1&kind=a&kind=b&site=X';
  await renderWithShop(
    <>
      <Search />
      <StoreFinder defaultOpen />
    </>,
    { provider: { settings: { paths: { search: address, storeSearch: address } } } },
  );
  const fieldsOf = (form: HTMLFormElement) => String(new URLSearchParams(new FormData(form) as never));
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[action^="/find"]`)];
  expect(forms.map(fieldsOf)).toEqual([
    'shop=1&kind=a&kind=b&site=DE&query=',
    'shop=1&kind=a&kind=b&site=X&searchTerm=',
  ]);
});

it('STF-01: the page’s own navigation shows the stores of a town, the browser does not, and the panel closes', async () => {
  const { user, navigate } = await openFinder();
  const submits = watchBrowserSubmits();
  await user.type(screen.getByRole('textbox'), 'Bremen{Enter}');
  expect(navigate.mock.calls).toEqual([['/service/storefinder/search?searchTerm=Bremen']]);
  expect(submits).toEqual([false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('STF-01: a half-typed town is still there when the panel opens again', async () => {
  const { user } = await openFinder();
  await user.type(screen.getByRole('textbox'), 'Bad Sch');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('Bad Sch');
});
