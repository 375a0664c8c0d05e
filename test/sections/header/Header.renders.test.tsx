import { act, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Header, type HeaderSlots } from '#src/sections/header/index.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

/** One of seven entries, with its panel. */
const MAX_SHARE = 0.3;

/** A page that renders nothing for this long has loaded, in milliseconds. */
const QUIET_MS = 200;

const PARTS = ['logo', 'search', 'storeFinder', 'userMenu', 'cart', 'navigation'] as const;

/**
 * A header with React's profiler around each part; `logo` renders whenever the header does. The profiler reads the clock
 * for each component that it renders. This clock advances with every reading, so a duration counts components.
 */
async function openPage() {
  let readings = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    readings += 1;
    return readings / 1_000;
  });
  const shares = new Map<string, number>();
  const slots: HeaderSlots = Object.fromEntries(
    PARTS.map((name) => [
      name,
      ({ original }: { original: ReactNode }) => (
        <Profiler
          id={name}
          onRender={(id, _phase, rendered, all) => shares.set(id, (shares.get(id) ?? 0) + rendered / all)}
        >
          {original}
        </Profiler>
      ),
    ]),
  );
  const page = renderWithShop(<Header path="/" slots={slots} />);
  await screen.findByText('Gemahlener Kaffee', { selector: 'a' });
  await screen.findByText('Code im Warenkorb eingeben');
  /** The parts that were rendered since the last call. */
  const takeRendered = () => {
    const names = PARTS.filter((name) => shares.has(name));
    shares.clear();
    return names;
  };
  expect(takeRendered()).toEqual(PARTS);
  // The cart's panel is rendered in steps while the page is idle.
  do {
    shares.clear();
    await act(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
  } while (shares.size > 0);
  /** The share of a part's components that were rendered since the last `takeRendered`; 1 for all of them. */
  const shareOf = (name: (typeof PARTS)[number]) => shares.get(name) ?? 0;
  return { ...page, takeRendered, shareOf };
}

describe('HDR-07, NAV-05: renders when a flyout opens', () => {
  it('a flyout of the navigation re-renders neither the header nor the rest of the navigation', async () => {
    const { user, takeRendered, shareOf } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Wohnen' }));
    expect(screen.getByRole('button', { name: 'Wohnen' })).toHaveAttribute('aria-expanded', 'true');
    expect(shareOf('navigation')).toBeLessThan(MAX_SHARE);
    expect(takeRendered()).toEqual(['navigation']);
    await user.keyboard('{Escape}');
    expect(shareOf('navigation')).toBeLessThan(MAX_SHARE);
    expect(takeRendered()).toEqual(['navigation']);
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
