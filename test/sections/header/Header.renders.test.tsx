import { act, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { BackButton } from '#src/sections/header/BackButton.tsx';
import { Header } from '#src/sections/header/index.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const { counted } = vi.hoisted(() => ({
  /** The same components, each of which remembers how often it was drawn. */
  counted: async (load: () => Promise<Record<string, unknown>>, name: string) => {
    const parts = await load();
    return { ...parts, [name]: vi.fn(parts[name] as FunctionComponent) };
  },
}));
vi.mock('#src/features/mini-cart/index.ts', (load) => counted(load, 'MiniCart'));
vi.mock('#src/features/navigation/index.ts', (load) => counted(load, 'Navigation'));
vi.mock('#src/features/search/index.ts', (load) => counted(load, 'Search'));
vi.mock('#src/features/store-finder/index.ts', (load) => counted(load, 'StoreFinder'));
vi.mock('#src/features/user-menu/index.ts', (load) => counted(load, 'UserMenu'));
// Its own props never change, so it is drawn whenever the header is.
vi.mock('#src/sections/header/BackButton.tsx', (load) => counted(load, 'BackButton'));

const PARTS = { BackButton, Search, StoreFinder, UserMenu, MiniCart, Navigation };
/** Which parts were drawn since the last look. */
const drawn = () => {
  const names = Object.entries(PARTS).filter(([, part]) => (part as Mock).mock.calls.length > 0);
  vi.clearAllMocks();
  return names.map(([name]) => name);
};

beforeEach(() => void vi.clearAllMocks());

describe('HDR-07, NAV-05: renders when a flyout opens', () => {
  /** A header in which everything has come that comes. */
  async function openPage() {
    const page = renderWithShop(<Header path="/" />);
    await screen.findByText('Gemahlener Kaffee', { selector: 'a' });
    await act(async () => {});
    expect(drawn()).toEqual(Object.keys(PARTS));
    return page;
  }

  it('a flyout of the navigation re-renders neither the header nor the rest of the navigation', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Wohnen' }));
    expect(screen.getByRole('button', { name: 'Wohnen' })).toHaveAttribute('aria-expanded', 'true');
    expect(drawn()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(drawn()).toEqual([]);
  });

  it.each([
    ['USER_MENU', 'UserMenu'],
    ['STORE_FINDER', 'StoreFinder'],
    ['CART', 'MiniCart'],
  ] as const)('%s re-renders only its own part', async (name, part) => {
    const { store } = await openPage();
    await act(async () => store.set(openFlyoutAtom, name));
    expect(drawn()).toEqual([part]);
  });
});
