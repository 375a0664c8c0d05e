import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { UserMenu, useVisitor } from '#src/features/user-menu/index.ts';
import { ok } from '#src/lib/result.ts';
import { reloadVisitorAtom, visitorAtom } from '#src/state/visitorAtoms.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { spoken } from '../../support/announcements.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

/** The open menu of a visitor the shop has answered about. */
async function openMenu(options: RenderWithShopOptions = {}) {
  const page = await renderWithShop(<UserMenu />, options);
  await waitFor(() => expect(page.store.get(visitorAtom)).not.toBeNull());
  await page.user.click(screen.getByRole('button'));
  return { ...page, menu: await screen.findByRole('dialog') };
}
const link = (name: RegExp | string) => screen.queryByRole('link', { name });

it.each([
  ['DE', 'visitor-logged-in', /^Hallo Johanna!$/],
  ['CH', 'visitor-logged-in', /^Guten Tag Regula Zürcher$/],
  ['CZ', 'visitor-logged-in', /^Dobrý den! Přihlášený účet: Tereza Dvořáková$/],
  ['CZ', 'visitor-remembered', /^Dobrý den! Účet: Tereza Dvořáková$/],
  ['HU', 'visitor-logged-in', /^Szia, Eszter!$/],
  ['PL', 'visitor-logged-in', /^Cześć, Agnieszka!$/],
] as const)(
  'USR-01: %s, %s: the language determines the parts of the name',
  async (site, scenario, words) => {
    const { menu } = await openMenu({ site, scenario });
    expect(await within(menu).findByRole('heading', { name: words })).toBeInTheDocument();
  },
);

it.each(['{Enter}', ' '])(
  'HDR-08: the key “%s” opens the menu, moves the focus in and presses nothing else',
  async (key) => {
    const { user } = await renderWithShop(<UserMenu />);
    const button = screen.getByRole('button');
    act(() => button.focus());
    await user.keyboard(key);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(link('Anmelden')).toHaveFocus();
  },
);

it.each([
  ['Hallo Johanna!', { firstname: 'Johanna', lastname: 'Zürcher' }, 'Anmelden', 'button', 'Schließen'],
  ['Hallo Zürcher!', { lastname: 'Zürcher' }, 'Bestellungen', 'link', 'Bestellungen'],
])(
  'HDR-17: a log-in within the page is announced in the open menu: %s, %j; the focus on %s is then on the %s %s',
  async (words, customer, before, role, name) => {
    let loginStatus: 'LOGGED_OUT' | 'LOGGED_IN' = 'LOGGED_OUT';
    const readVisitor = async () =>
      ok({ tracking: { loginStatus }, ...(loginStatus === 'LOGGED_IN' && { customer }) });
    const { store } = await openMenu({
      provider: { shop: { ...createShopApi({ site: 'DE' }), readVisitor } },
    });
    act(() => link(before)?.focus());
    loginStatus = 'LOGGED_IN';
    await act(async () => store.set(reloadVisitorAtom));
    expect(link('Anmelden')).toBeNull();
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(screen.getByRole('button', { name: `Mein Konto, ${words}` })).toBeVisible();
    expect(spoken()).toEqual([words]);
  },
);

it('LIB-08: a shop without a page for it offers no registration', async () => {
  await openMenu({ provider: { settings: { paths: { register: null } } } });
  expect(link('Anmelden')).toBeInTheDocument();
  expect(screen.queryByText('Konto anlegen')).toBeNull();
});

it.each([
  ['DE', ['Community Mitglied']],
  ['AT', []],
] as const)('USR-07: the links of %s that name a membership are %j', async (site, names) => {
  await openMenu({ site, scenario: 'visitor-community' });
  const links = screen.queryAllByRole('link', { name: /Mitglied/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});

it.each([
  ['visitor-logged-in', { loginId: '10042', firstname: 'Johanna' }],
  ['cart-empty', null],
] as const)(
  'USR-04: useVisitor requests the customer’s data for a visitor with both tokens: %s',
  async (scenario, sent) => {
    let info: unknown;
    function Account() {
      const { readCustomerInfo } = useVisitor();
      return <Button onPress={() => void readCustomerInfo().then((read) => (info = read))}>Konto</Button>;
    }
    const { user } = await renderWithShop(<Account />, { scenario });
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(info).not.toBeUndefined());
    if (sent) expect(info).toMatchObject(sent);
    else expect(info).toBeNull();
  },
);

it('USR-07: useVisitor requests the visitor once, and again on reload()', async () => {
  function Greeting() {
    const { visitor, reload } = useVisitor();
    return <Button onPress={() => void reload()}>{visitor?.customerName}</Button>;
  }
  const { calls, user } = await renderWithShop(<Greeting />, { scenario: 'visitor-logged-in' });
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(/^\S+ \S+$/));
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(2));
});
