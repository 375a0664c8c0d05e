import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { MiniCart, type MiniCartSlots } from '#src/features/mini-cart/index.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { messagesOf } from '../../messagesOf.ts';
import { deleteOf, everyState, inHeader, openCart, shopWith } from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart/Places',
  component: MiniCart,
  decorators: [inHeader],
  parameters: { layout: 'fullscreen' },
  play: async (context) => {
    await openCart(context);
  },
});

const article = { productId: '4002', tcm: '400201', title: 'Bio-Espresso', quantity: 1 };

// Proves BEY-14.
/** A shopper sees how much is missing for free shipping. */
export const ShippingProgress = meta.story({
  parameters: {
    chromatic: { modes: everyState },
    provider: shopWith({ totalSum: 14.99, articles: [{ ...article, price: { calculatedPrice: 14.99 } }] }),
  },
  globals: { site: 'DE' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByRole('meter')).toHaveAttribute('aria-valuenow', '75');
  },
});

// Proves BEY-14.
/** The amount for free shipping is reached. */
export const ShippingIsFree = meta.story({
  parameters: { provider: shopWith({ totalSum: 25, articles: [article] }) },
  globals: { site: 'DE' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
});

// Proves MC-22.
/** The banner counts unreadable lines; defective lines show the available data. */
export const UnreadableLines = meta.story({
  parameters: {
    provider: shopWith({ articles: [article, null], defectiveArticles: [{}, { productId: 4021 }] }),
  },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelectorAll('[data-line]')).toHaveLength(3);
    await expect(panel.querySelector('[data-state="warning"]')).toHaveTextContent(
      messagesOf(context).among('mini_cart.defective.unreadable', { count: 1 }),
    );
    for (const line of panel.querySelectorAll<HTMLElement>('[data-line="defectiveArticle"]')) {
      await expect(within(line).getByRole('heading')).toHaveTextContent(/./);
      await expect(line.querySelector('[data-part="quantity"]')).toBeNull();
      await expect(deleteOf(line)).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

// Proves MC-21.
/** Rows of the price summary add up, a reduction is a badge, a free article shows its value. */
export const PriceSummary = meta.story({
  parameters: {
    provider: shopWith({
      totalSum: 14.99,
      articles: [
        {
          ...article,
          rebatePercentage: 16.666667,
          price: { calculatedPrice: 14.99, calculatedOriginalPrice: 17.99 },
        },
      ],
      freeArticles: [{ productId: '4095', title: 'Pralinen', quantity: 1, currentShopPrice: 3.99 }],
      priceSummary: {
        cartFinalSum: 20.94,
        shippingCosts: 4.95,
        paymentOnDeliveryCosts: 3,
        totalRedeemedLoyaltyBeans: -2,
      },
    }),
  },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(
      [...panel.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row),
    ).toEqual(['sum', 'beans', 'shipping', 'paymentOnDelivery', 'final']);
  },
});

const SLOTS: MiniCartSlots = {
  lineExtra: ({ id }) => <small>Article number {id}</small>,
  lineActions: ({ title }) => (
    <Button size="small" variant="secondary" aria-label={`Save for later: ${title}`}>
      Save for later
    </Button>
  ),
  belowLines: ({ original }) => (
    <>
      <p>Order by 3 pm, delivered tomorrow.</p>
      {original}
    </>
  ),
  summaryRows: ({ cart }) => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <dt>Points</dt>
      <dd>{Math.floor(cart?.totalSum ?? 0)}</dd>
    </div>
  ),
  header: ({ original }) => (
    <>
      {original}
      <small>Reserved for 30 minutes</small>
    </>
  ),
  footer: ({ original }) => (
    <>
      {original}
      <small>Secure payment</small>
    </>
  ),
};

// Proves BEY-15.
/** A page fills every slot of a filled cart. */
export const Slots = meta.story({
  args: { slots: SLOTS },
  parameters: { scenario: 'cart-mixed', chromatic: { modes: everyState } },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByText('Points')).toBeVisible();
    await expect(within(panel).getByText('Secure payment')).toBeVisible();
  },
});

const EMPTY_SLOTS: MiniCartSlots = {
  empty: ({ original }) => (
    <>
      {original}
      <ButtonLink href="/c/sale">Sale</ButtonLink>
    </>
  ),
};

// Proves BEY-15.
/** A page adds content to the empty view. */
export const EmptySlot = meta.story({
  args: { slots: EMPTY_SLOTS },
  parameters: { scenario: 'cart-empty' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByRole('link', { name: 'Sale' })).toBeVisible();
    const goOn = messagesOf(context)('mini_cart.empty.continue');
    await expect(within(panel).getByRole('link', { name: goOn })).toBeVisible();
  },
});
