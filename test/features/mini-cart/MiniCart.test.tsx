import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINI_CART_HOVER_DELAY_MS, QUANTITY_DEBOUNCE_MS, UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { type CartAddition, MiniCart, useCart } from '#src/features/mini-cart/index.ts';
import { confirmedCartAtom } from '#src/features/mini-cart/store/cartAtoms.ts';
import { failed } from '#src/lib/result.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import { spoken } from '../../support/announcements.ts';
import { changeInOtherTab } from '../../support/otherTab.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const READ = 'GET /service/cart/api/cart';
const CHANGE = 'PUT /service/cart/api/cart';

const icon = () => screen.getByRole('link', { name: /^Warenkorb, / });
const toggle = () => screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
const panel = () => screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
/** A press by mouse in the middle of fake time, where `user` would wait. */
const pressByPointer = (element: Element) => {
  const pointer = { button: 0, detail: 1, pointerId: 1, pointerType: 'mouse', pressure: 0.5 };
  fireEvent.pointerDown(element, pointer);
  fireEvent.pointerUp(element, pointer);
  fireEvent.click(element, { detail: 1 });
};
const line = (title: RegExp) => {
  const row = within(panel()).getAllByText(title)[0]?.closest('li');
  if (!row) throw new Error(`No line ${title}`);
  return row;
};

async function open(options: Parameters<typeof renderWithShop>[1] = { scenario: 'cart-full' }) {
  const page = await renderWithShop(<MiniCart />, options);
  await pressByKey(page.user, toggle());
  await waitFor(() =>
    expect(document.querySelector('[data-part="loader"], [data-part="undrawn"]')).toBeNull(),
  );
  return page;
}

describe('MC-01, MC-02: the icon', () => {
  it('links to the cart and shows its count', async () => {
    await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
    expect(icon()).toHaveAttribute('href', LINKS.cart);
    expect(document.querySelector('[data-part="count"]')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 8 Artikel' })).toBeVisible();
    expect(document.querySelector('[data-part="count"]')).toHaveTextContent('8');
  });

  it('shows +99 for a large cart', async () => {
    await renderWithShop(<MiniCart />, { scenario: 'cart-large' });
    expect(await screen.findByText('+99')).toBeVisible();
  });

  describe('opening', () => {
    // Animation frames stay real: a panel that closes before a faked first frame would stop jsdom's frames for later tests.
    beforeEach(
      () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }),
    );
    afterEach(() => void vi.useRealTimers());
    const enter = (pointerType: string) =>
      fireEvent(icon(), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
    const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

    it('waits until the pointer has hovered over the icon for the delay', async () => {
      await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
      enter('mouse');
      await rest(MINI_CART_HOVER_DELAY_MS - 1);
      expect(screen.queryByRole('dialog')).toBeNull();
      await rest(1);
      expect(panel()).toHaveAttribute('data-flyout', 'CART');
    });

    it('a click after opening by hover keeps it open, however late it comes; the next one closes', async () => {
      await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
      enter('mouse');
      await rest(MINI_CART_HOVER_DELAY_MS + 1_500);
      fireEvent.click(toggle());
      expect(toggle()).toHaveAttribute('aria-expanded', 'true');
      await rest(1);
      fireEvent.click(toggle());
      expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    });

    it('does not happen when the pointer only crosses the icon', async () => {
      await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
      enter('mouse');
      await rest(100);
      fireEvent(icon(), Object.assign(new Event('pointerout', { bubbles: true }), { pointerType: 'mouse' }));
      await rest(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('by a press cancels the hover delay: after Escape the panel stays closed', async () => {
      await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
      enter('mouse');
      pressByPointer(toggle());
      expect(toggle()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.keyDown(toggle(), { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
      await rest(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('does not happen by touch: the icon is a link', async () => {
      await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
      enter('touch');
      await rest(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it.each([{ pageType: 'basket' }, { opensPanel: false }])('never opens with %o', async (props) => {
    const { user } = await renderWithShop(<MiniCart {...props} />, { scenario: 'cart-full' });
    await user.hover(icon());
    await new Promise((resolve) => setTimeout(resolve, MINI_CART_HOVER_DELAY_MS + 100));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[data-part="cart-toggle"]')).toBeNull();
  });

  it('HDR-08: opens and closes by keyboard, and Escape restores the focus', async () => {
    const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed' });
    toggle().focus();
    await user.keyboard('{Enter}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toggle()).toHaveFocus();
  });
});

describe('MC-03, MC-04: the content', () => {
  it('requests the cart once, and shows a loader until it arrives', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { shop } = await renderWithShop(null, { scenario: 'cart-full' });
    const readCart = vi.fn(async (...args: Parameters<typeof shop.readCart>) => {
      await gate;
      return shop.readCart(...args);
    });
    const { user } = await renderWithShop(<MiniCart />, { provider: { shop: { ...shop, readCart } } });
    await user.click(toggle());
    expect(document.querySelector('[data-part="loader"]')).toHaveAttribute('aria-busy', 'true');
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    letGo();
    expect(await screen.findByText(/Bio-Espresso, ganze Bohne/, { selector: 'a' })).toBeVisible();
    expect(panel()).not.toHaveAttribute('aria-busy');
    expect(readCart).toHaveBeenCalledTimes(1);
  });

  it.each(['cart-update', 'modal-closed'] as const)('requests the cart again on %s', async (event) => {
    const { calls } = await open();
    act(() => sendShopEvent(event));
    await waitFor(() => expect(calls).toEqual([READ, READ]));
  });

  it('shows the empty message and a link to continue for an empty cart', async () => {
    await open({ scenario: 'cart-empty' });
    expect(within(panel()).getByRole('heading', { name: 'Hier ist noch Platz' })).toBeVisible();
    expect(within(panel()).getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute(
      'href',
      LINKS.home,
    );
  });

  it('shows why a cart failed to load, and keeps the message', async () => {
    await open({ scenario: 'cart-read-error:PRICE_UNAVAILABLE' });
    const error = panel().querySelector('[data-state="error"]');
    expect(error).toHaveAttribute('data-code', 'PRICE_UNAVAILABLE');
    expect(error).toHaveTextContent('kann aus technischen Gründen gerade nicht angezeigt werden');
  });

  it('MC-23: when the session has ended, the line is restored, log-in is offered, and the visitor is requested again', async () => {
    const { user, calls } = await open({ scenario: 'cart-mixed, cart-change-error:SESSION_ENDED' });
    const line = within(panel())
      .getByRole('link', { name: /T-Shirt/ })
      .closest('li') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: /entfernen/ }));
    const logIn = await within(panel()).findByRole('link', { name: 'Anmelden' });
    expect(logIn).toHaveAttribute('href', LINKS.signIn);
    expect(panel()).toHaveTextContent('Deine Sitzung ist abgelaufen.');
    expect(within(panel()).getByRole('link', { name: /T-Shirt/ })).toBeVisible();
    expect(calls).toContain('GET /service/customerfrontenddata/api/v1/psdata');
    expect(spoken().filter((words) => words.includes('Deine Sitzung ist abgelaufen.'))).toHaveLength(1);
  });

  it('MC-23: the message of an ended session is above the lost lines, which can be put back', async () => {
    const { shop } = await renderWithShop(null, { scenario: 'cart-mixed' });
    const { shop: emptyShop } = await renderWithShop(null, { scenario: 'cart-empty' });
    let readCart = shop.readCart;
    const changeCart = async () => {
      readCart = emptyShop.readCart;
      return failed({ kind: 'refused', status: 401 } as const);
    };
    const { user } = await renderWithShop(<MiniCart />, {
      provider: { shop: { ...shop, readCart: (...args) => readCart(...args), changeCart } },
    });
    await user.click(toggle());
    const line = (await within(panel()).findByRole('link', { name: /T-Shirt/ })).closest('li') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: /entfernen/ }));
    expect(await within(panel()).findByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(within(panel()).getByRole('button', { name: /Zurück in den Warenkorb: .*T-Shirt/ })).toBeVisible();
  });

  it('MC-23: a cart that requires a session offers log-in', async () => {
    await open({ scenario: 'cart-read-error:SESSION_ENDED' });
    expect(panel()).toHaveTextContent('Deine Sitzung ist abgelaufen.');
    expect(within(panel()).getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', LINKS.signIn);
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

describe('MC-05 … MC-10: lines', () => {
  it('renders all nine kinds in their order, with their data attributes', async () => {
    await open();
    const kinds = [...panel().querySelectorAll<HTMLElement>('[data-line]')].map((row) => row.dataset.line);
    expect([...new Set(kinds)]).toEqual([
      'article',
      'defectiveArticle',
      'freeArticle',
      'giftCard',
      'defectiveGiftCard',
      'subscription',
      'defectiveSubscription',
      'partnerProduct',
      'defectivePartnerProduct',
    ]);
    for (const row of panel().querySelectorAll('[data-line]')) {
      expect(row).toHaveAttribute('data-id');
      expect(row).toHaveAttribute('data-state', 'present');
      expect(within(row as HTMLElement).getByRole('button', { name: / entfernen$/ })).toBeVisible();
    }
  });

  it('MC-20: labels the old and the new price for screen readers', async () => {
    await open();
    expect(line(/Bio-Espresso, ganze Bohne/)).toHaveTextContent(
      /Bisheriger Preis: 35,98\s€ Neuer Preis: 29,98\s€/,
    );
  });

  it('MC-08: explains the best price on request', async () => {
    const { user } = await open();
    const espresso = within(line(/Bio-Espresso, ganze Bohne/));
    expect(espresso.getByText(/30-Tage-Bestpreis: 16,99\s€ pro Stück/)).toBeVisible();
    await user.click(espresso.getByRole('button', { name: 'Mehr zum Bestpreis' }));
    expect(espresso.getByText(/in den letzten 30\sTagen/)).toBeVisible();
  });

  it('MC-08: has no best-price explanation in Austria', async () => {
    await open({ site: 'AT', scenario: 'cart-full' });
    expect(screen.getAllByText(/30-Tage-Bestpreis/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mehr zum Bestpreis' })).toBeNull();
  });

  it('MC-06: labels what is free', async () => {
    await open();
    expect(panel().querySelector('[data-line="freeArticle"]')).toHaveTextContent('Gratis');
  });

  it('MC-09: shows the delivery interval of a subscription', async () => {
    await open({ scenario: 'cart-mixed' });
    expect(line(/^Kaffee-Abo$/)).toHaveTextContent(/alle 4\sWochen.*Geschenk-Abo mit 6\sLieferungen/);
  });

  it.each(SITE_CODES)(
    'MC-09: the previous price of a subscription is shown only in CZ, PL and SK: %s',
    async (site) => {
      await renderWithShop(<MiniCart />, { site, scenario: 'cart-mixed' });
      fireEvent.click(document.querySelector('[data-part="cart-toggle"]') as Element);
      await waitFor(() => expect(document.querySelector('[data-line="subscription"]')).not.toBeNull());
      const row = document.querySelector('[data-line="subscription"]');
      expect(row?.querySelector('s') !== null).toBe(['CZ', 'PL', 'SK'].includes(site));
    },
  );

  it('MC-14: a line without an article number keeps its button, which describes why it is disabled', async () => {
    const { user, calls } = await open({ scenario: 'cart-defective' });
    expect(screen.getByText('Es sind Fehler aufgetreten, bitte beachte die Hinweise unten.')).toBeVisible();
    const dead = [...panel().querySelectorAll<HTMLElement>('[data-part="delete"][aria-disabled="true"]')];
    expect(dead).toHaveLength(2);
    expect(dead[0]).toHaveAccessibleDescription(/Lässt sich hier gerade nicht entfernen/);
    await user.click(dead[0] as HTMLElement);
    expect(calls).not.toContain(CHANGE);
  });

  it('MC-16: describes why the checkout is disabled', async () => {
    await open({ scenario: 'cart-defective' });
    const checkout = within(panel()).getByRole('button', { name: 'Zur Kasse' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveAccessibleDescription('Bitte entferne zuerst, was nicht verfügbar ist.');
  });

  it('MC-16: links to the subscription checkout when there is one', async () => {
    await open({ scenario: 'cart-mixed' });
    expect(within(panel()).getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute(
      'href',
      LINKS.subscriptionCheckout,
    );
  });
});

describe('MC-11: deleting and undoing', () => {
  it('by keyboard: the focus moves to undo, and back to the line', async () => {
    const { user, calls } = await open({ scenario: 'cart-mixed' });
    const row = line(/T-Shirt/);
    within(row)
      .getByRole('button', { name: /entfernen$/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(row).toHaveAttribute('data-state', 'deleted');
    const undo = within(row).getByRole('button', { name: /^Rückgängig: T-Shirt/ });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(calls.filter((call) => call === CHANGE)).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(row).toHaveAttribute('data-state', 'present');
    expect(within(row).getByRole('button', { name: /entfernen$/ })).toHaveFocus();
    await waitFor(() => expect(calls.filter((call) => call === CHANGE)).toHaveLength(2));
    expect(spoken()).toEqual([
      'T-Shirt aus Bio-Baumwolle entfernt. Du kannst das gleich hier rückgängig machen.',
      'T-Shirt aus Bio-Baumwolle ist wieder im Warenkorb.',
    ]);
  });

  it('by mouse: the focus does not move to undo', async () => {
    const { user } = await open({ scenario: 'cart-mixed' });
    const row = line(/T-Shirt/);
    await user.click(within(row).getByRole('button', { name: /entfernen$/ }));
    expect(row).toHaveAttribute('data-state', 'deleted');
    expect(within(row).getByRole('button', { name: /^Rückgängig/ })).not.toHaveFocus();
  });

  it('a subscription states before and after deletion that it cannot be undone', async () => {
    const { user } = await open({ scenario: 'cart-mixed' });
    const row = line(/^Kaffee-Abo$/);
    const remove = within(row).getByRole('button', { name: 'Kaffee-Abo entfernen' });
    expect(remove).toHaveAccessibleDescription('Das Entfernen lässt sich nicht rückgängig machen.');
    remove.focus();
    await user.keyboard('{Enter}');
    expect(row).toHaveTextContent('Ein Abo lässt sich nicht zurückholen');
    expect(within(row).queryByRole('button')).toBeNull();
    expect(row).toContainElement(document.activeElement as HTMLElement);
  });

  it('MC-12: a refused delete restores the line with the focus, and announces the reason once', async () => {
    const { user } = await open({ scenario: 'cart-mixed, cart-change-error:ITEM_LIMIT' });
    const row = line(/T-Shirt/);
    within(row)
      .getByRole('button', { name: /entfernen$/ })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveAttribute('data-state', 'present'));
    expect(within(row).getByRole('button', { name: /entfernen$/ })).toHaveFocus();
    const error = panel().querySelector('[data-code="ITEM_LIMIT"]');
    expect(error).toHaveTextContent(/höchstens 5\sStück/);
    expect(spoken().filter((words) => words.includes('höchstens'))).toHaveLength(1);
  });

  it('MC-12: 304 is reported as not modified', async () => {
    const { user } = await open({ scenario: 'cart-mixed, cart-not-modified' });
    await user.click(within(line(/T-Shirt/)).getByRole('button', { name: /entfernen$/ }));
    await waitFor(() => expect(panel().querySelector('[data-code="NOT_MODIFIED"]')).not.toBeNull());
  });

  it('the undo expires after its time, and then the cart is empty', async () => {
    vi.useFakeTimers();
    const page = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    fireEvent.click(toggle());
    await act(() => vi.advanceTimersByTimeAsync(100));
    for (const button of panel().querySelectorAll('[data-part="delete"]')) pressByPointer(button);
    await act(() => vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS - 200));
    expect(panel().querySelectorAll('[data-state="deleted"]').length).toBeGreaterThan(5);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(within(panel()).getByRole('heading', { name: 'Hier ist noch Platz' })).toBeVisible();
    page.unmount();
    vi.useRealTimers();
  });
});

describe('BEY-10: quantity', () => {
  it('changes by steps, is announced, and is sent once', async () => {
    const { user, calls } = await open({ scenario: 'cart-mixed' });
    const row = within(line(/T-Shirt/));
    await user.click(row.getByRole('button', { name: /^Eins mehr/ }));
    await user.click(row.getByRole('button', { name: /^Eins mehr/ }));
    expect(row.getByRole('spinbutton')).toHaveValue('3');
    expect(spoken().at(-1)).toBe('T-Shirt aus Bio-Baumwolle: Anzahl 3');
    await waitFor(() => expect(calls).toContain(CHANGE), { timeout: QUANTITY_DEBOUNCE_MS * 4 });
    expect(calls.filter((call) => call === CHANGE)).toHaveLength(1);
  });

  it('accepts typed values and rejects invalid ones', async () => {
    const { user, calls } = await open({ scenario: 'cart-mixed' });
    const field = within(line(/T-Shirt/)).getByRole('spinbutton', { name: /^Anzahl: T-Shirt/ });
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, '4{Enter}');
    await waitFor(() => expect(calls).toContain(CHANGE));
    expect(field).toHaveValue('4');
  });

  it('reports the limit in its line, as the description of the field', async () => {
    const { user } = await open({ scenario: 'cart-mixed, cart-change-error:AVAILABILITY_LIMIT' });
    const row = line(/T-Shirt/);
    const field = within(row).getByRole('spinbutton');
    await user.clear(field);
    await user.type(field, '9{Enter}');
    await waitFor(() => expect(row.querySelector('[data-code="AVAILABILITY_LIMIT"]')).not.toBeNull());
    expect(field).toHaveAccessibleDescription(/nur noch 3\sStück/);
    expect(field).toHaveValue('1');
    expect(document.querySelectorAll('[data-code="AVAILABILITY_LIMIT"]')).toHaveLength(1);
  });
});

describe('MC-17: the count', () => {
  it('is stored and dispatched to the page', async () => {
    const counts: number[] = [];
    const stop = onShopEvent('cart-count', ({ count }) => counts.push(count));
    await open();
    await waitFor(() => expect(counts).toEqual([8]));
    expect(localStorage.getItem('cart')).toBe('8');
    stop();
  });

  it('USR-08: a change in another tab reloads the cart, also without another count', async () => {
    const { calls } = await open();
    changeInOtherTab('cart');
    await waitFor(() => expect(calls).toEqual([READ, READ]));
  });

  it('is requested again when the page is restored from the back/forward cache', async () => {
    const { calls } = await open();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(calls).toEqual([READ, READ]));
  });
});

describe('MC-18: useCart for the rest of the page', () => {
  function ProductPage() {
    const { addToCart, count } = useCart();
    const say = (words: string) => {
      document.title = words;
    };
    return (
      <button
        type="button"
        onClick={async () => {
          const result = await addToCart({ productId: '4002', tcm: '400201' });
          say(result.ok ? 'added' : result.error.message);
        }}
      >
        add to {count}
      </button>
    );
  }

  it('adds an article, and the icon shows the new count', async () => {
    const { user } = await renderWithShop(
      <>
        <MiniCart />
        <ProductPage />
      </>,
      { scenario: 'cart-empty' },
    );
    await user.click(screen.getByRole('button', { name: 'add to 0' }));
    expect(await screen.findByRole('button', { name: 'add to 1' })).toBeVisible();
    expect(document.querySelector('[data-part="count"]')).toHaveTextContent('1');
    expect(document.title).toBe('added');
  });

  it('LIB-12: warns about data that is no article, sends nothing and answers with an error', async () => {
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

  it('reports a failure in the language of the page', async () => {
    const { user } = await renderWithShop(<ProductPage />, {
      site: 'TR',
      scenario: 'cart-empty, cart-change-error:CART_LIMIT',
    });
    await user.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(document.title).toBe('Bir alışverişte en fazla 50\u00a0ürün satın alabilirsiniz.'),
    );
  });
});

describe('MC-19: analytics', () => {
  it('tracks opening, deletions and link clicks', async () => {
    const { user, track } = await open({ scenario: 'cart-mixed' });
    await waitFor(() =>
      expect(track).toHaveBeenCalledWith('view_cart', expect.objectContaining({ currency: 'EUR' })),
    );
    const follow = (element: Element | null) => {
      element?.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(element as Element);
    };
    follow(within(panel()).getByRole('link', { name: /T-Shirt/ }));
    await user.click(screen.getByRole('button', { name: 'T-Shirt aus Bio-Baumwolle entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Kaffee-Abo entfernen' }));
    follow(panel().querySelector('[data-part="to-cart"]'));
    follow(panel().querySelector('[data-part="checkout"]'));
    await waitFor(() =>
      expect(track).toHaveBeenCalledWith('remove_subscription', { subscription_id: 'S-4711' }),
    );
    // What was removed is known when the shop has answered.
    expect(new Set(track.mock.calls.map(([event]) => event))).toEqual(
      new Set([
        'view_cart',
        'select_item',
        'minicart_to_cart',
        'begin_checkout',
        'remove_from_cart',
        'remove_subscription',
      ]),
    );
  });
});

describe('MC-20: a panel that has lines is pre-rendered', () => {
  const drawn = () => document.querySelector<HTMLElement>('[data-line="article"]');

  it('and becomes visible when it opens', async () => {
    const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed' });
    await waitFor(() => expect(drawn()).not.toBeNull());
    const ahead = drawn();
    expect(ahead).not.toBeVisible();
    expect(document.querySelector('[data-flyout]')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(toggle());
    expect(drawn()).toBe(ahead);
    expect(ahead).toBeVisible();
    expect(panel()).toHaveAttribute('data-flyout', 'CART');
  });

  it('and makes no announcement before it opens', async () => {
    const track = vi.fn();
    const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-mixed', provider: { track } });
    await waitFor(() => expect(drawn()).not.toBeNull());
    expect(track).not.toHaveBeenCalled();
    await user.click(toggle());
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
    await waitFor(() => expect(calls).toEqual([READ]));
    expect(document.querySelector('[data-part="close"]')).toBeNull();
  });
});
