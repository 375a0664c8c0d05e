import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MINI_CART_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { type CartAddition, MiniCart, useCart } from '#src/features/mini-cart/index.ts';
import { confirmedCartAtom } from '#src/features/mini-cart/store/cartAtoms.ts';
import { failed, ok } from '#src/lib/result.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { visitorResponse } from '#src/schemas/customer.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { voucherDraftAtom } from '#src/state/voucherDraftAtom.ts';
import { spoken } from '../../support/announcements.ts';
import { changeInOtherTab } from '../../support/otherTab.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';
import { openMiniCart, panel, READ_CART, toggle } from './openMiniCart.tsx';

const icon = () => screen.getByRole('link', { name: /^Warenkorb, / });
/** A press by mouse in the middle of fake time, where `user` would wait. */
const pressByPointer = (element: Element) => {
  const pointer = { button: 0, detail: 1, pointerId: 1, pointerType: 'mouse', pressure: 0.5 };
  fireEvent.pointerDown(element, pointer);
  fireEvent.pointerUp(element, pointer);
  fireEvent.click(element, { detail: 1 });
};

describe('MC-01, MC-02: opening by the icon', () => {
  // Animation frames stay real: a panel that closes before a faked first frame would stop jsdom's frames for later tests.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
  const pointer = (type: string, pointerType = 'mouse') =>
    fireEvent(icon(), Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  const enter = (pointerType?: string) => pointer('pointerover', pointerType);
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('waits for the hover delay; the next click keeps it open, however late, and the one after closes', async () => {
    await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
    enter();
    await rest(MINI_CART_HOVER_DELAY_MS - 1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await rest(1);
    expect(panel()).toHaveAttribute('data-flyout', 'CART');
    await rest(1_500);
    fireEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await rest(1);
    fireEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not happen by touch, by crossing the icon, or where the page has no panel', async () => {
    const { rerender } = await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
    enter('touch');
    await rest(1_000);
    enter();
    await rest(100);
    pointer('pointerout');
    await rest(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const closed of [{ opensPanel: false }, { pageType: 'basket' }]) {
      rerender(<MiniCart {...closed} />);
      enter();
      await rest(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Warenkorb-Vorschau' })).toBeNull();
    }
  });

  it('by a press cancels the hover delay: after Escape the panel stays closed', async () => {
    await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
    enter();
    pressByPointer(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(toggle(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await rest(1_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('USR-08: whose cart it is', () => {
  const visitor = (firstname: string) =>
    ok(visitorResponse.parse({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { firstname } }));
  const restore = () => within(panel()).queryByRole('button', { name: /^Rückgängig: .*T-Shirt/ });

  it('a failed call for the visitor changes nothing; another person gets a cart without the former one’s undo', async () => {
    const { shop } = await renderWithShop(null, { scenario: 'cart-mixed' });
    const readVisitor = vi.fn<typeof shop.readVisitor>().mockResolvedValue(failed({ kind: 'network' }));
    const { user, store } = await openMiniCart({ provider: { shop: { ...shop, readVisitor } } });
    const reload = (cause?: 'shown') => act(() => store.set(reloadVisitorAtom, cause));
    await reload('shown');
    await user.click(within(panel()).getByRole('button', { name: /T-Shirt.*entfernen/ }));
    await act(async () => store.set(voucherDraftAtom, 'WINTER'));
    readVisitor.mockResolvedValueOnce(visitor('Mina'));
    await reload('shown');
    await reload();
    readVisitor.mockResolvedValueOnce(visitor('Mina'));
    await reload();
    expect(restore()).toBeVisible();
    expect(store.get(voucherDraftAtom)).toBe('WINTER');
    await reload();
    readVisitor.mockResolvedValueOnce(visitor('Kim'));
    await reload();
    expect(restore()).toBeNull();
    expect(store.get(voucherDraftAtom)).toBe('');
  });

  it('MC-23: the end of a session offers a log-in and the lost lines; after the log-in there is the cart of that person alone', async () => {
    const { shop } = await renderWithShop(null, { scenario: 'cart-mixed' });
    const { shop: emptyShop } = await renderWithShop(null, { scenario: 'cart-empty' });
    let { readCart } = shop;
    const readVisitor = vi.fn<typeof shop.readVisitor>(emptyShop.readVisitor);
    const changeCart = async () => {
      ({ readCart } = emptyShop);
      return failed({ kind: 'refused', status: 401 } as const);
    };
    const { user, store } = await openMiniCart({
      provider: { shop: { ...shop, readCart: (...input) => readCart(...input), changeCart, readVisitor } },
    });
    await user.click(within(panel()).getByRole('button', { name: /T-Shirt.*entfernen/ }));
    const offered = () => document.querySelector('[data-part="recently-removed"]');
    await waitFor(() => expect(offered()).not.toBeNull());
    expect(within(panel()).getByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(within(panel()).getByRole('button', { name: /Zurück in den Warenkorb: .*T-Shirt/ })).toBeVisible();
    // The shop has filled the person's cart on another device.
    ({ readCart } = shop);
    readVisitor.mockResolvedValueOnce(visitor('Kim'));
    await act(() => store.set(reloadVisitorAtom, 'changed'));
    expect(await within(panel()).findByRole('button', { name: /T-Shirt.*entfernen/ })).toBeVisible();
    expect(offered()).toBeNull();
    expect(within(panel()).queryByRole('link', { name: 'Anmelden' })).toBeNull();
  });
});

describe('MC-13, MC-23: errors', () => {
  it('MC-23: when the session has ended, log-in is offered, once, and the visitor is requested again', async () => {
    const { user, calls } = await openMiniCart({ scenario: 'cart-mixed, cart-change-error:SESSION_ENDED' });
    await user.click(within(panel()).getByRole('button', { name: /T-Shirt.*entfernen/ }));
    expect(await within(panel()).findByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      LINKS.signIn,
    );
    expect(calls).toContain('GET /service/customerfrontenddata/api/v1/psdata');
    expect(spoken().filter((words) => words.includes('Deine Sitzung ist abgelaufen.'))).toHaveLength(1);
  });

  it('MC-13: a failed cart can be retried, and the result receives the focus', async () => {
    const { shop } = await renderWithShop(null, { scenario: 'cart-mixed' });
    let isUp = false;
    const readCart = async (...args: Parameters<typeof shop.readCart>) =>
      isUp ? shop.readCart(...args) : failed({ kind: 'network' } as const);
    const { user } = await renderWithShop(<MiniCart />, { provider: { shop: { ...shop, readCart } } });
    await user.click(toggle());
    const again = await within(panel()).findByRole('button', { name: 'Erneut versuchen' });
    await user.click(again);
    const cannotBeShown = expect.stringContaining('gerade nicht angezeigt werden');
    await waitFor(() =>
      expect(spoken()).toEqual([
        cannotBeShown,
        'Erneut versuchen Wird geladen …',
        cannotBeShown,
        'Erneut versuchen',
      ]),
    );
    expect(again).toHaveFocus();
    isUp = true;
    await user.click(again);
    expect(await within(panel()).findByRole('link', { name: /T-Shirt/ })).toBeVisible();
    expect(panel().querySelector('[data-code]')).toBeNull();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
  });
});

it('MC-17: the count is stored and dispatched to the page', async () => {
  const counts: number[] = [];
  onTestFinished(onShopEvent('cart-count', ({ count }) => counts.push(count)));
  await openMiniCart();
  await waitFor(() => expect(counts).toEqual([8]));
  expect(localStorage.getItem('cart')).toBe('8');
});

it('LIB-08: a cart that another application keeps in the browser under the same name stays', async () => {
  const own = '{"items":[{"id":1}]}';
  localStorage.setItem('cart', own);
  const changed = vi.fn();
  for (let visit = 0; visit < 2; visit += 1) {
    const { unmount } = await openMiniCart();
    await waitFor(() => expect(document.cookie).toContain('cart-count=DE%3A8'));
    expect(localStorage.getItem('cart')).toBe(own);
    changed(localStorage.getItem('vitrine-revision-cart'));
    unmount();
  }
  // The second visit has found the cart as the first one has left it.
  expect(changed.mock.calls[1]).toEqual(changed.mock.calls[0]);
});

it.each([
  ['cart-update', () => sendShopEvent('cart-update')],
  ['modal-closed', () => sendShopEvent('modal-closed')],
  ['a change in another tab', () => changeInOtherTab('cart')],
  [
    'a return from the back/forward cache',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('MC-03, MC-17, USR-08: %s requests the cart again', async (_name, happen) => {
  const { calls } = await openMiniCart();
  act(() => void happen());
  await waitFor(() => expect(calls).toEqual([READ_CART, READ_CART]));
});

it('MC-18, LIB-12: addToCart warns about data that is no article, sends nothing and answers with an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const circular: { self?: unknown } = {};
  circular.self = circular;
  let add: ReturnType<typeof useCart>['addToCart'] | undefined;
  const Page = () => {
    add = useCart().addToCart;
    return null;
  };
  const { calls } = await renderWithShop(<Page />);
  const untyped: unknown[] = [
    { productId: undefined, tcm: '' },
    { productId: circular, tcm: '400201' },
    { productId: '4002', tcm: '400201', quantity: 0 },
    { productId: '4002', tcm: '400201', quantity: 1.5 },
  ];
  for (const addition of untyped) {
    const result = await act(async () => add?.(addition as CartAddition));
    expect(result).toMatchObject({ ok: false, error: { code: 'UNKNOWN' } });
  }
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    '[vitrine] addToCart needs a product id, a tcm and a quantity: undefined, , 1.',
    '[vitrine] addToCart needs a product id, a tcm and a quantity: [object Object], 400201, 1.',
    '[vitrine] addToCart needs a product id, a tcm and a quantity: 4002, 400201, 0.',
    '[vitrine] addToCart needs a product id, a tcm and a quantity: 4002, 400201, 1.5.',
  ]);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

describe('MC-20: a panel that has lines is pre-rendered', () => {
  const drawn = () => document.querySelector<HTMLElement>('[data-line="article"]');

  it('and becomes visible when it opens, which only then counts as viewed', async () => {
    const track = vi.fn();
    const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed', provider: { track } });
    await waitFor(() => expect(drawn()).not.toBeNull());
    const ahead = drawn();
    expect(ahead).not.toBeVisible();
    expect(document.querySelector('[data-flyout], [role="dialog"]:not([hidden])')).toBeNull();
    expect(track).not.toHaveBeenCalled();
    await user.click(toggle());
    expect(drawn()).toBe(ahead);
    expect(ahead).toBeVisible();
    expect(track.mock.calls.map(([name]) => name)).toEqual(['view_cart']);
    await user.click(toggle());
    await user.click(toggle());
    expect(track.mock.calls.map(([name]) => name)).toEqual(['view_cart', 'view_cart']);
  });

  it('and shows changes that were made before it opens', async () => {
    const { user, store, shop } = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed' });
    await waitFor(() => expect(drawn()).not.toBeNull());
    const before = drawn()?.dataset.id ?? '';
    const article = store.get(confirmedCartAtom)?.articles.find(({ productId }) => productId === before);
    await shop.changeCart({
      body: { setArticle: { productId: before, tcm: article?.tcm ?? '', quantity: 0 } },
    });
    await act(async () => sendShopEvent('cart-update'));
    await waitFor(() => expect(icon()).not.toHaveAccessibleName('Warenkorb, 10 Artikel'));
    await user.click(toggle());
    expect(drawn()).toBeVisible();
    expect(document.querySelector(`[data-id="${before}"]`)).toBeNull();
  });

  it('but not for an empty cart', async () => {
    const { calls } = await renderWithShop(<MiniCart />, { scenario: 'cart-empty' });
    await screen.findByRole('link', { name: 'Warenkorb, leer' });
    await waitFor(() => expect(calls).toEqual([READ_CART]));
    expect(document.querySelector('[data-part="close"]')).toBeNull();
  });
});
