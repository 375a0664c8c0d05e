import { act, screen, within } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Header, type HeaderSlots } from '#src/sections/header/index.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const PARTS = ['logo', 'search', 'storeFinder', 'userMenu', 'cart', 'navigation'] as const;

/** A header with React's profiler around each part; `logo` renders whenever the header does. */
async function openPage() {
  const rendered = new Set<string>();
  const slots: HeaderSlots = Object.fromEntries(
    PARTS.map((name) => [
      name,
      ({ original }: { original: ReactNode }) => (
        <Profiler id={name} onRender={(id) => rendered.add(id)}>
          {original}
        </Profiler>
      ),
    ]),
  );
  const page = renderWithShop(<Header path="/" slots={slots} />);
  await screen.findByText('Gemahlener Kaffee', { selector: 'a' });
  await act(async () => {});
  /** The parts that were rendered since the last call. */
  const takeRendered = () => {
    const names = PARTS.filter((name) => rendered.has(name));
    rendered.clear();
    return names;
  };
  expect(takeRendered()).toEqual(PARTS);
  return { ...page, takeRendered };
}

/** The props of an element: a new object whenever the component that contains the element renders. */
const propsOf = (element: Element) =>
  Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps')) ?? '');

describe('HDR-07, NAV-05: renders when a flyout opens', () => {
  it('a flyout of the navigation re-renders neither the header nor the rest of the navigation', async () => {
    const { user, takeRendered } = await openPage();
    const navigation = screen.getByRole('navigation', { name: 'Hauptmenü' });
    const bar = within(navigation).getAllByRole('list')[0] as Element;
    const before = propsOf(bar);
    expect(before).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Wohnen' }));
    expect(screen.getByRole('button', { name: 'Wohnen' })).toHaveAttribute('aria-expanded', 'true');
    expect(takeRendered()).toEqual(['navigation']);
    expect(propsOf(bar) === before).toBe(true);
    await user.keyboard('{Escape}');
    expect(takeRendered()).toEqual(['navigation']);
    expect(propsOf(bar) === before).toBe(true);
  });

  it.each([
    ['USER_MENU', 'userMenu'],
    ['STORE_FINDER', 'storeFinder'],
    ['CART', 'cart'],
  ] as const)('%s re-renders only its own part', async (name, part) => {
    const { store, takeRendered } = await openPage();
    await act(async () => store.set(openFlyoutAtom, name));
    expect(takeRendered()).toEqual([part]);
  });
});
