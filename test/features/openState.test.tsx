import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { Search } from '#src/features/search/index.ts';
import { StoreFinder } from '#src/features/store-finder/index.ts';
import { UserMenu } from '#src/features/user-menu/index.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { PageOverlay } from '#src/sections/header/index.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import type { FlyoutOpenProps } from '#src/state/useControlledFlyout.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

type Flyout = (props: FlyoutOpenProps) => ReactNode;

const FLYOUTS: readonly (readonly [name: string, Flyout: Flyout])[] = [
  ['CART', (props) => <MiniCart {...props} />],
  ['NAVIGATION', (props) => <Navigation {...props} />],
  ['STORE_FINDER', (props) => <StoreFinder {...props} />],
  ['USER_MENU', (props) => <UserMenu {...props} />],
];

async function show(children: ReactNode) {
  const page = await renderWithShop(children, { scenario: 'cart-mixed' });
  await act(async () => page.store.set(platformAtom, 'MATCH'));
  return page;
}

describe.each(FLYOUTS)('HDR-07: %s', (name, Flyout) => {
  const isOpen = () => document.querySelector(`[data-flyout="${name}"]`) !== null;

  it('HDR-08: closes when a router changes the page, without a header too', async () => {
    const address = location.href;
    onTestFinished(() => history.replaceState(null, '', address));
    const go = (to: string) => {
      history.pushState(null, '', to);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    };
    await show(<Flyout defaultOpen />);
    go('?sort=price');
    expect(isOpen()).toBe(true);
    go('/p/4002');
    expect(isOpen()).toBe(false);
  });

  it('opens initially with defaultOpen, and then by the user, which the page is told', async () => {
    const reported: boolean[] = [];
    const { user } = await show(<Flyout defaultOpen onOpenChange={(isOpen) => reported.push(isOpen)} />);
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(reported).toEqual([false]);
  });

  it('closes when it leaves the page, in StrictMode as well, so that nothing stays dimmed', async () => {
    let leave = () => {};
    function Page() {
      const [isThere, setThere] = useState(true);
      leave = () => setThere(false);
      return (
        <StrictMode>
          <PageOverlay />
          {isThere && <Flyout defaultOpen />}
        </StrictMode>
      );
    }
    await show(<Page />);
    const overlay = () => document.querySelector('[data-part="overlay"]');
    await waitFor(() => expect(overlay()).toBeVisible());
    await act(async () => leave());
    await waitFor(() => expect(overlay()).not.toBeVisible());
  });

  it('HDR-08: closes on the event of the page, also without a header around it', async () => {
    await show(<Flyout defaultOpen />);
    expect(isOpen()).toBe(true);
    act(() => sendShopEvent('flyout-close'));
    expect(isOpen()).toBe(false);
  });

  it('is open while isOpen is set', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'page: open' : 'page: closed'}
          </button>
          <Flyout isOpen={isOpen} onOpenChange={setOpen} />
        </>
      );
    }
    await show(<Page />);
    expect(isOpen()).toBe(false);
    // A part of the flyout can still load, in both steps.
    await act(async () => screen.getByText('page: closed').click());
    expect(isOpen()).toBe(true);
    await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('page: closed')).toBeVisible();
  });

  it('two that share the page’s state, one for each width, open and close with it', async () => {
    const reported: boolean[] = [];
    function Page() {
      const [isOpen, setOpen] = useState(false);
      const state = {
        isOpen,
        onOpenChange: (next: boolean) => {
          reported.push(next);
          setOpen(next);
        },
      };
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            page
          </button>
          <Flyout {...state} />
          <Flyout {...state} />
        </>
      );
    }
    await show(<Page />);
    await act(async () => screen.getByText('page').click());
    expect(isOpen()).toBe(true);
    expect(reported).toEqual([]);
    await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
    expect(isOpen()).toBe(false);
  });
});

it('HDR-07: two flyouts that open initially are never open together', async () => {
  await show(
    <>
      <StoreFinder defaultOpen />
      <UserMenu defaultOpen />
    </>,
  );
  expect(document.querySelectorAll('[data-flyout]')).toHaveLength(1);
});

describe('SRC-01: the text of the search', () => {
  const field = () => screen.getByRole('combobox');

  it('is the page’s while it gives one', async () => {
    function Page() {
      const [value, setValue] = useState('tee');
      return (
        <>
          <button type="button" onClick={() => setValue('kaffee')}>
            Kaffee
          </button>
          <Search value={value} onChange={(typed) => setValue(typed.toUpperCase())} />
        </>
      );
    }
    const { user, calls } = await renderWithShop(<Page />);
    expect(field()).toHaveValue('tee');
    await user.click(screen.getByText('Kaffee'));
    expect(field()).toHaveValue('kaffee');
    // The field is not focused, so there are no suggestions.
    expect(calls).toEqual([]);
    await user.type(field(), 's');
    expect(field()).toHaveValue('KAFFEES');
  });

  it('closes its list when it leaves the page', async () => {
    const { user, rerender } = await renderWithShop(<Search />);
    await user.type(field(), 'kaffee');
    await screen.findAllByRole('option');
    const onClose = vi.fn();
    const stop = onShopEvent('flyout-closed', onClose);
    rerender(null);
    await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith({ flyout: 'SEARCH' }));
    stop();
  });

  it('HDR-08: closes its list on the event of the page, and keeps the text', async () => {
    const { user } = await renderWithShop(<Search />);
    await user.type(field(), 'kaffee');
    await screen.findAllByRole('option');
    act(() => sendShopEvent('flyout-close'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('kaffee');
  });

  it('reports text and list to the page', async () => {
    const reported: string[] = [];
    const { user } = await renderWithShop(
      <Search
        defaultValue="kaff"
        onChange={(value) => reported.push(value)}
        onOpenChange={(isOpen) => reported.push(isOpen ? 'open' : 'closed')}
      />,
    );
    await user.type(field(), 'ee');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(reported).toEqual(['kaffe', 'open', 'kaffee', 'closed']);
  });
});

it('HDR-07: of two searches on a page, such as one in the content, only the one in use shows suggestions', async () => {
  const { user } = await renderWithShop(
    <>
      <Search />
      <Search />
    </>,
  );
  const searches = screen.getAllByRole('search');
  const fields = screen.getAllByRole('combobox');
  const isOpen = () => searches.map((search) => within(search).queryByRole('listbox') !== null);
  for (const [index, field] of [...fields, ...fields].entries()) {
    await user.clear(field);
    await user.type(field, 'kaf');
    await waitFor(() => expect(isOpen()).toEqual(fields.map((_, other) => other === index % 2)));
    expect(searches.map(({ dataset }) => dataset.open)).toEqual(
      fields.map((_, other) => (other === index % 2 ? 'true' : undefined)),
    );
  }
});

it('HDR-08: the page’s event closes a flyout that the page has opened, and reports it', async () => {
  const reported: boolean[] = [];
  await renderWithShop(<MiniCart isOpen onOpenChange={(isOpen) => reported.push(isOpen)} />);
  act(() => sendShopEvent('flyout-close'));
  expect(reported).toContain(false);
});

it('HDR-17: the page opens its mini cart after another one has left, as while two headers change', async () => {
  const page = (hasTwo: boolean) => (
    <>
      <MiniCart />
      {hasTwo && <MiniCart />}
    </>
  );
  const { rerender } = await renderWithShop(page(true));
  rerender(page(false));
  act(() => sendShopEvent('cart-open'));
  expect(screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' })).toBeVisible();
});

it('HDR-07: of two mini carts, such as in two headers, the page opens the first that is visible', async () => {
  const page = (isHidden: boolean) => (
    <>
      <div data-testid="first" style={{ display: isHidden ? 'none' : 'block' }}>
        <MiniCart />
      </div>
      <div data-testid="second">
        <MiniCart />
      </div>
    </>
  );
  // jsdom has no such method.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[style*="display: none"]') === null;
  };
  const { rerender } = await renderWithShop(page(false));
  for (const isHidden of [false, true]) {
    await act(async () => rerender(page(isHidden)));
    await act(async () => sendShopEvent('cart-open'));
    const isOpen = (part: string) => within(screen.getByTestId(part)).queryByRole('dialog') !== null;
    expect(['first', 'second'].map(isOpen)).toEqual([!isHidden, isHidden]);
    await act(async () => sendShopEvent('flyout-close'));
  }
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

it.each(FLYOUTS.filter(([name]) => name !== 'NAVIGATION'))(
  'HDR-07: two parts of one kind open one at a time, and each tells the page: %s',
  async (name, Flyout) => {
    const reported: string[] = [];
    const report = (part: string) => (isOpen: boolean) => reported.push(`${part} ${isOpen}`);
    const { user } = await show(
      <>
        <div data-testid="first">
          <Flyout onOpenChange={report('first')} />
        </div>
        <div data-testid="second">
          <Flyout onOpenChange={report('second')} />
        </div>
      </>,
    );
    const isOpen = (part: string) =>
      screen.getByTestId(part).querySelector(`[data-flyout="${name}"]`) !== null;
    const press = async (part: string) => {
      const trigger = screen.getByTestId(part).querySelector<HTMLElement>('[aria-expanded]');
      act(() => trigger?.focus());
      await user.keyboard('{Enter}');
    };
    await press('first');
    expect(['first', 'second'].map(isOpen)).toEqual([true, false]);
    await press('second');
    expect(['first', 'second'].map(isOpen)).toEqual([false, true]);
    await user.keyboard('{Escape}');
    expect(['first', 'second'].map(isOpen)).toEqual([false, false]);
    expect(reported).toEqual(['first true', 'first false', 'second true', 'second false']);
  },
);
