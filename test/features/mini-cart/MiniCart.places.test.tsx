import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import {
  MiniCart,
  type MiniCartProps,
  type MiniCartSlots,
  useMiniCart,
} from '#src/features/mini-cart/index.ts';
import { ok } from '#src/lib/result.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { cart as cartSchema } from '#src/schemas/cart.ts';
import { spoken } from '../../support/announcements.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';
import { openMiniCart, panel, toggle } from './openMiniCart.tsx';

const article = (more: object = {}) => ({ productId: '1', tcm: '2', title: 'Tee', quantity: 1, ...more });

/** A shop that answers with the given cart and refuses every change. */
function shopWith(overrides: object): { shop: ShopApi } {
  const cart = cartSchema.parse({ numberOfArticles: 1, totalSum: 10, ...overrides });
  const shop = {
    readCart: async () => ok({ cart }),
    // It never answers: no entry is confirmed or taken back.
    changeCart: () => new Promise<never>(() => {}),
  };
  return { shop: shop as unknown as ShopApi };
}

const open = (overrides: object, props?: MiniCartProps) =>
  openMiniCart({ provider: shopWith(overrides) }, props);

it('MC-21: a reduction is in whole percent and read once, after both prices; a free article shows its value', async () => {
  const price = { calculatedPrice: 8, calculatedOriginalPrice: 10 };
  const compared = { ...price, bestPriceAmount: 10, bestPriceDifferencePercentage: -20 };
  await open({
    articles: [
      article({ rebatePercentage: 20.333333, price }),
      article({ productId: '2', rebatePercentage: 20, price: compared }),
    ],
    freeArticles: [article({ productId: '3', currentShopPrice: 3.99 })],
  });
  const [plain, withBestPrice] = panel().querySelectorAll<HTMLElement>('[data-line="article"]');
  expect(plain).toHaveTextContent(/Bisheriger Preis:\s10,00\s€\sNeuer Preis:\s8,00\s€\s?−20\s%/);
  expect(
    within(plain as HTMLElement)
      .getByText(/^−20\s%$/)
      .closest('[aria-hidden="true"]'),
  ).toBeNull();
  expect(panel().querySelector('[data-line="freeArticle"]')).toHaveTextContent(/3,99\s€.*Gratis/);
  expect(withBestPrice).toHaveTextContent(/30-Tage-Bestpreis: 10,00\s€ \(−20\s%\)/);
  expect(
    within(withBestPrice as HTMLElement)
      .getByText(/^−20\s%$/)
      .closest('[aria-hidden="true"]'),
  ).not.toBeNull();
});

it('MC-06: the limit is a setting of the site', async () => {
  const { DE } = SITES;
  SITES.DE = { ...DE, cart: { ...DE.cart, maxLineQuantity: 3 } };
  try {
    const { user } = await open({ articles: [article()] });
    const field = within(panel()).getByRole('spinbutton', { name: 'Anzahl: Tee' });
    await user.click(field);
    await user.paste('9');
    await user.tab();
    expect(field).toHaveValue('3');
  } finally {
    SITES.DE = DE;
  }
});

it.each(SITE_CODES)(
  'BEY-02, LAW-01: below its sums the cart of %s states in the country’s wording what they include, and the legal guarantee',
  async (site) => {
    const { linkText, sum } = SITES[site].rules.priceNote;
    const note = async (overrides: object) => {
      const { user, unmount } = await renderWithShop(<MiniCart />, { site, provider: shopWith(overrides) });
      await user.click(screen.getByRole('button'));
      await waitFor(() => expect(document.querySelector('[data-part="price-note"]')).not.toBeNull());
      return { words: document.querySelector('[data-part="price-note"]'), unmount };
    };
    const shipped = await note({ articles: [article()], shippingCost: 4.95 });
    const guarantee = document.querySelector('[data-part="guarantee-notice"]')?.textContent;
    expect(guarantee ?? null).toBe(SITES[site].rules.guaranteeNotice);
    expect(shipped.words).toHaveTextContent(sum.replace(/\s/g, ' '));
    shipped.unmount();
    await note({ articles: [article()] });
    expect(screen.getByRole('link', { name: linkText })).toHaveAttribute(
      'href',
      SITES[site].links.shippingCosts,
    );
  },
);

it('BEY-14: the progress to free shipping is a meter, and is announced when the sum changes', async () => {
  const { shop } = shopWith({});
  let totalSum = 15.1;
  const readCart: ShopApi['readCart'] = async () =>
    ok({ cart: cartSchema.parse({ numberOfArticles: 1, totalSum, articles: [article()] }) });
  const { user } = await renderWithShop(<MiniCart />, { provider: { shop: { ...shop, readCart } } });
  await pressByKey(user, toggle());
  const meter = await screen.findByRole('meter', {
    name: /^Noch 4,90\s€, dann liefern wir versandkostenfrei\.$/,
  });
  expect(meter.closest('[data-part="shipping-progress"]')).toBeVisible();
  expect(spoken()).toEqual([]);
  totalSum = 25;
  await act(async () => sendShopEvent('cart-update'));
  expect(await screen.findByRole('meter', { name: 'Deine Bestellung ist versandkostenfrei.' })).toBeVisible();
  await waitFor(() => expect(spoken()).toEqual(['Deine Bestellung ist versandkostenfrei.']));
});

it('BEY-15: every slot receives the data of its position', async () => {
  const slots: MiniCartSlots = {
    lineExtra: ({ line, id, title }) => <p>{`extra ${line} ${id} ${title}`}</p>,
    lineActions: ({ quantity }) => <p>{`actions ${quantity}`}</p>,
    belowLines: ({ cart, original }) => (
      <>
        <p>{`lines ${cart?.totalSum}`}</p>
        {original}
      </>
    ),
    summaryRows: ({ cart }) => (
      <div>
        <dt>Punkte</dt>
        <dd>{cart?.numberOfArticles}</dd>
      </div>
    ),
    belowSummary: () => <p>no vouchers</p>,
    header: ({ original }) => (
      <>
        {original}
        <p>header</p>
      </>
    ),
    footer: ({ isUpdating }) => <p>{`footer ${isUpdating}`}</p>,
  };
  await open({ articles: [article()] }, { slots });
  for (const words of [
    'extra article 1 Tee',
    'actions 1',
    'lines 10',
    'Punkte',
    'no vouchers',
    'header',
    'footer false',
  ]) {
    expect(within(panel()).getByText(words)).toBeVisible();
  }
  expect(within(panel()).getByRole('meter')).toBeVisible();
  expect(panel().querySelector('[data-part="voucher-form"]')).toBeNull();
  expect(panel().querySelector('[data-part="checkout"]')).toBeNull();
});

it('useMiniCart and the event cart-open open the mini cart, and have no effect on a page without one', async () => {
  function Page() {
    const { isOpen, open: openCart, close } = useMiniCart();
    return (
      <>
        <button type="button" onClick={openCart}>
          open
        </button>
        <button type="button" onClick={close}>
          close
        </button>
        <output>{isOpen ? 'is open' : 'is closed'}</output>
      </>
    );
  }
  const { user, rerender } = await renderWithShop(
    <>
      <MiniCart />
      <Page />
    </>,
    { scenario: 'cart-mixed' },
  );
  await user.click(screen.getByText('open'));
  expect(panel()).toBeVisible();
  await user.click(screen.getByText('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => sendShopEvent('cart-open'));
  expect(panel()).toBeVisible();
  await user.click(screen.getByText('close'));
  await act(async () =>
    rerender(
      <>
        <MiniCart pageType="basket" />
        <Page />
      </>,
    ),
  );
  await act(async () => sendShopEvent('cart-open'));
  await user.click(screen.getByText('open'));
  expect(screen.getByText('is closed')).toBeVisible();
});

it('HDR-08: a button of the page that opens the mini cart leads the focus to it; a field keeps it', async () => {
  function Page() {
    const { open: openCart } = useMiniCart();
    return (
      <>
        <input aria-label="field" />
        <button type="button" onClick={openCart}>
          open
        </button>
      </>
    );
  }
  const { user } = await renderWithShop(
    <>
      <MiniCart />
      <Page />
    </>,
    { scenario: 'cart-mixed' },
  );
  await pressByKey(user, screen.getByRole('button', { name: 'open' }));
  await user.tab();
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(toggle()).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'field' }));
  await act(async () => sendShopEvent('cart-open'));
  expect(panel()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'field' })).toHaveFocus();
});

it('MC-16: the address of the checkout is a prop, else a setting of the site', async () => {
  await open({ articles: [article()] }, { checkoutHref: '/kasse' });
  expect(within(panel()).getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/kasse');
});
