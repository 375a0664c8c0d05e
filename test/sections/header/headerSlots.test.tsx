import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Header, type HeaderPlace, type HeaderProps, type HeaderSlots } from '#src/sections/header/index.ts';
import { HeaderButton } from '#src/ui/HeaderAction/HeaderButton.tsx';
import { HeaderLink } from '#src/ui/HeaderAction/HeaderLink.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const setWidth = (width: number) => {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
};

afterEach(() => {
  window.innerWidth = 1024;
});

const SLOTS: HeaderSlots = {
  icons: () => (
    <>
      <HeaderLink href="/wishlist" icon={<svg aria-hidden="true" />} label="Merkzettel" />
      <HeaderButton icon={<svg aria-hidden="true" />} label="Chat" />
    </>
  ),
  belowBar: ({ isReduced }) => <p>{isReduced ? 'Kasse' : 'Bis 15 Uhr bestellt, morgen da'}</p>,
};

it('BEY-15: own icons are between account and cart for focus and screen readers, at each width', async () => {
  const { user } = await renderWithShop(<Header slots={SLOTS} />);
  for (const width of [390, 900, 1440]) {
    setWidth(width);
    screen.getByRole('button', { name: /^Mein Konto/ }).focus();
    const stops = [];
    for (let step = 0; step < 3; step += 1) {
      await user.tab();
      stops.push(document.activeElement);
    }
    expect(stops).toEqual([
      screen.getByRole('link', { name: 'Merkzettel' }),
      screen.getByRole('button', { name: 'Chat' }),
      screen.getByRole('link', { name: /^Warenkorb/ }),
    ]);
  }
});

it('BEY-15: every slot of the header gets its place and the library’s content', async () => {
  const places: Record<string, unknown> = {};
  const note =
    (name: keyof HeaderSlots) =>
    ({ original, ...place }: HeaderPlace) => {
      places[name] = place;
      return <div data-testid={name}>{original}</div>;
    };
  const names = [
    ...(['bar', 'icons', 'belowBar', 'logo', 'search', 'storeFinder', 'userMenu', 'cart'] as const),
    ...(['navigation', 'banner', 'benefits', 'appBanner'] as const),
  ];
  await renderWithShop(
    <Header platform="CLASSIC" slots={Object.fromEntries(names.map((name) => [name, note(name)]))} />,
  );
  expect(places).toEqual(
    Object.fromEntries(names.map((name) => [name, { platform: 'CLASSIC', isReduced: false }])),
  );
  const inSlot = (name: string) => within(screen.getByTestId(name));
  expect(inSlot('bar').getByRole('search')).toBeVisible();
  expect(inSlot('logo').getByRole('link', { name: /^Vitrine/ })).toBeVisible();
  expect(inSlot('search').getByRole('combobox')).toBeVisible();
  expect(inSlot('storeFinder').getByRole('button', { name: 'Filialen' })).toBeVisible();
  expect(inSlot('userMenu').getByRole('button', { name: /^Mein Konto/ })).toBeVisible();
  expect(inSlot('cart').getByRole('link', { name: /^Warenkorb/ })).toBeVisible();
  expect(inSlot('navigation').getByRole('navigation')).toBeVisible();
  expect(screen.getByTestId('icons')).toBeEmptyDOMElement();
});

it('BEY-15: the server renders the slots, and React takes them over as they are', async () => {
  const page = (props: HeaderProps) => (
    <VitrineProvider site="DE">
      <Header {...props} />
    </VitrineProvider>
  );
  const html = renderToString(page({ slots: SLOTS }));
  expect(html).toMatch(/href="\/wishlist"/);
  expect(html).toContain('Bis 15 Uhr bestellt, morgen da');
  const place = putIntoPage(html);
  const link = place.querySelector('[href="/wishlist"]');
  expect(await hydrate(place, page({ slots: SLOTS }))).toEqual([]);
  await waitFor(() => expect(screen.getByRole('combobox')).toBeVisible());
  expect(screen.getByRole('link', { name: 'Merkzettel' })).toBe(link);
});
