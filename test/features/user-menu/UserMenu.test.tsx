import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { UserMenu, useVisitor } from '#src/features/user-menu/index.ts';
import { ok } from '#src/lib/result.ts';
import { loadVisitorAtom, reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { spoken } from '../../support/announcements.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

/** The open menu of a visitor the shop has answered about. */
async function openMenu(options: RenderWithShopOptions = {}) {
  const page = await renderWithShop(<UserMenu />, options);
  await page.store.set(loadVisitorAtom);
  await page.user.click(screen.getByRole('button'));
  return { ...page, menu: await screen.findByRole('dialog') };
}
const link = (name: RegExp | string) => screen.queryByRole('link', { name });

describe('USR-01: greeting', () => {
  it('anonymous visitors are greeted and can log in or register', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('heading')).toHaveTextContent('Hallo!');
    expect(link('Anmelden')).toHaveAttribute('href', '/signin?loginRedirect=red');
    expect(link('Konto anlegen')).toHaveAttribute('href', '/register');
    expect(link('Abmelden')).toBeNull();
    expect(menu).toHaveAttribute('data-flyout', 'USER_MENU');
  });

  it('logged-in visitors are greeted by name and can log out', async () => {
    const { menu } = await openMenu({ scenario: 'visitor-logged-in' });
    expect(within(menu).getByRole('heading')).toHaveTextContent(/^Hallo \S+!$/);
    expect(link('Abmelden')).toHaveAttribute('href', '/logout');
    expect(link('Anmelden')).toBeNull();
    expect(link('Konto anlegen')).toBeNull();
  });

  it('remembered visitors are greeted by name and can log in, not out', async () => {
    const { menu } = await openMenu({ scenario: 'visitor-remembered' });
    expect(within(menu).getByRole('heading')).toHaveTextContent(/^Hallo \S+!$/);
    expect(link('Anmelden')).not.toBeNull();
    expect(link('Abmelden')).toBeNull();
  });

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

  it.each(['offline', 'visitor-error'])('USR-03: %s means logged out', async (scenario) => {
    const { menu } = await openMenu({ scenario });
    expect(within(menu).getByRole('heading')).toHaveTextContent('Hallo!');
    expect(link('Anmelden')).not.toBeNull();
  });
});

it('HDR-17: a log-in within the page is announced in the open menu, and a focus that it removes moves on', async () => {
  let loginStatus: 'LOGGED_OUT' | 'LOGGED_IN' = 'LOGGED_OUT';
  const readVisitor = async () => ok({ tracking: { loginStatus }, customer: { firstname: 'Johanna' } });
  const { store, menu } = await openMenu({
    provider: { shop: { ...createShopApi({ site: 'DE' }), readVisitor } },
  });
  act(() => link('Anmelden')?.focus());
  loginStatus = 'LOGGED_IN';
  await act(async () => store.set(reloadVisitorAtom));
  expect(link('Anmelden')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(menu).toContainElement(document.activeElement as HTMLElement);
  expect(spoken()).toEqual(['Hallo Johanna!']);
});

it('USR-02: card members see their number of beans', async () => {
  await openMenu({ scenario: 'visitor-card-member' });
  expect(link(/^Treuebohnen 1\.250 Bohnen$/)).toHaveAttribute('href', '/beanaccount');
});

it('USR-07: members of the community see their membership beside its link, on the site that has one', async () => {
  await openMenu({ scenario: 'visitor-community' });
  expect(link('Community Mitglied')).not.toBeNull();
});

it('USR-07: a site without a community shows no membership', async () => {
  const { menu } = await openMenu({ site: 'AT', scenario: 'visitor-community' });
  expect(within(menu).queryByText('Mitglied')).toBeNull();
});

describe('USR-07: useVisitor', () => {
  function Greeting() {
    const { visitor, reload } = useVisitor();
    return (
      <button type="button" onClick={() => void reload()}>
        {visitor ? visitor.customerName || visitor.status : 'unknown'}
      </button>
    );
  }

  it('requests the visitor once, and again on reload()', async () => {
    const { calls, user } = await renderWithShop(<Greeting />, { scenario: 'visitor-logged-in' });
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(/^\S+ \S+$/));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

it.each(SITE_CODES)('USR-01: %s greets in its own language', async (site) => {
  const { menu } = await openMenu({ site, scenario: 'visitor-logged-in' });
  await waitFor(() => expect(within(menu).getByRole('heading').textContent?.length).toBeGreaterThan(6));
  expect(within(menu).getByRole('navigation')).toHaveAccessibleName();
});
