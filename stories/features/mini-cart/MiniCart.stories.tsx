import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { followedLink } from '#.storybook/storyLinks.ts';
import { commerceOf } from '#mocks/content/commerce.ts';
import { MiniCart, useCart } from '#src/features/mini-cart/index.ts';
import { useViewedProduct } from '#src/features/search/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ANY, messagesOf, patternOf } from '../../messagesOf.ts';
import { openInDocs } from '../../openInDocs.ts';
import {
  deleteOf,
  everyState,
  inHeader,
  largeText,
  lineOf,
  openCart,
  overlap,
  shopWith,
  titleOf,
  trackedEvents,
  undoOf,
} from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart',
  component: MiniCart,
  decorators: [inHeader],
  parameters: { layout: 'fullscreen' },
  play: async (context) => {
    await openCart(context);
  },
});

/** A cart of four articles. */
export const Default = meta.story({
  args: { opensPanel: true },
  parameters: { ...openInDocs, chromatic: { modes: everyLook }, scenario: 'cart-lines:4' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelectorAll('[data-line]')).toHaveLength(4);
  },
});

// Proves MC-05.
/** A cart with one line of every kind, including defective ones. */
export const EveryKindOfLine = meta.story({
  parameters: { chromatic: { modes: { ...everyState, ...everyLook } }, scenario: 'cart-full' },
  play: async (context) => {
    const panel = await openCart(context);
    const kinds = [...panel.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset.line);
    await expect(new Set(kinds).size).toBe(9);
    for (const line of panel.querySelectorAll<HTMLElement>('[data-line]')) {
      await expect(line).toHaveAttribute('data-id');
      await expect(line).toHaveAttribute('data-state', 'present');
      await expect(deleteOf(line)).toBeVisible();
    }
    await expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/[1-9]/);
  },
});

// Proves MC-01.
/** A shopper sees the number of articles; the icon links to the cart. */
export const Icon = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const icon = await canvas.findByRole('link', { name: messages('mini_cart.icon', { count: 10 }) });
    await userEvent.click(icon);
    await expect(followedLink).toHaveBeenCalledWith('/cart?step=shopping_cart');
  },
});

// Proves MC-01.
/** A very large cart is counted to 99. */
export const IconOfManyArticles = meta.story({
  parameters: { scenario: 'cart-large' },
  play: async ({ canvas }) => {
    const count = await canvas.findByText('+99');
    // It fades in.
    await waitFor(() => expect(count).toBeVisible());
  },
});

// Proves MC-02.
/** On the cart page the icon is only a link. */
export const OnTheCartPage = meta.story({
  args: { pageType: 'basket' },
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

// Proves MC-02.
/** Hovering the icon opens the mini cart. */
export const OpenedByHover = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link'));
    await waitFor(() => expect(canvasElement.querySelector('[data-flyout="CART"]')).toBeVisible());
  },
});

// Proves MC-02.
/** On touch, the icon is a link; the button beside it opens the mini cart. */
export const OpenedByTouch = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const messages = messagesOf(context);
    const tap = (target: HTMLElement) =>
      userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
    await tap(await canvas.findByRole('link'));
    await expect(followedLink).toHaveBeenCalledWith('/cart?step=shopping_cart');
    await expect(canvasElement.querySelector('[data-flyout]')).toBeNull();
    await tap(canvas.getByRole('button', { name: messages('mini_cart.preview') }));
    await expect(canvasElement.querySelector('[data-flyout="CART"]')).toBeVisible();
  },
});

// Proves MC-03.
/** The cart is loading; placeholders reserve the space of the lines. */
export const Loading = meta.story({
  parameters: { scenario: 'cart-full, slow:60000' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('[data-part="cart-toggle"]')?.click();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="loader"]')).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvasElement.querySelector('[data-flyout="CART"]')).toHaveAttribute('aria-busy', 'true');
  },
});

// Proves MC-04.
/** An empty cart invites the shopper to continue shopping. */
export const Empty = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-empty' },
  play: async (context) => {
    const panel = within(await openCart(context));
    const goOn = panel.getByRole('link', { name: messagesOf(context)('mini_cart.empty.continue') });
    await context.userEvent.click(goOn);
    await expect(followedLink).toHaveBeenCalledWith('/');
  },
});

const cup = { id: '4011', title: 'Espressotasse, handbemalt', href: '/p/4011', image: '/images/cup.svg' };

// Proves BEY-18.
/** An empty cart shows the products that were viewed in this browser. */
export const EmptyWithViewed = meta.story({
  name: 'Empty with viewed products',
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-empty' },
  render: function PageOfProduct(args) {
    useViewedProduct(cup);
    return <MiniCart {...args} />;
  },
  play: async (context) => {
    const panel = within(await openCart(context));
    const viewed = await panel.findByRole('region', { name: messagesOf(context)('search.viewed') });
    await expect(within(viewed).getByRole('link', { name: cup.title })).toHaveAttribute('href', cup.href);
  },
});

// Proves MC-13.
/** The cart cannot be loaded; the error message stays visible. */
export const ReadError = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-read-error:CARTSTORAGE_UNAVAILABLE' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-code="CARTSTORAGE_UNAVAILABLE"]')).toBeVisible();
    const messages = messagesOf(context);
    const again = within(panel).getByRole('button', { name: messages('mini_cart.unavailable.retry') });
    await context.userEvent.click(again);
    await expect(panel.querySelector('[data-code="CARTSTORAGE_UNAVAILABLE"]')).toBeVisible();
    await expect(again).toHaveFocus();
  },
});

// Proves MC-13.
/** There is no connection. */
export const Offline = meta.story({
  parameters: { scenario: 'offline' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-code="UNKNOWN"]')).toBeVisible();
  },
});

// Proves MC-06, MC-08.
/** Articles with sizes, colours, patterns, remarks, stock, and all reference prices. */
export const Articles = meta.story({
  name: 'Articles with every detail',
  parameters: { scenario: 'cart-only:article' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const espresso = lineOf(panel, 'espresso');
    await expect(espresso).toHaveTextContent(messages.among('ui.price.old'));
    await expect(espresso).toHaveTextContent(messages.among('ui.price.new'));
    await expect(espresso).toHaveTextContent(messages.among('mini_cart.price.unit_before', { price: ANY }));
    await expect(espresso).toHaveTextContent(
      messages.among('mini_cart.price.best', { days: 30, price: ANY }),
    );
    // The names of size, colour and pattern come from the shop.
    const [size, colour] = within(lineOf(panel, 'shirt')).getAllByRole('listitem');
    await expect(size).toHaveTextContent(/.+: S$/);
    await expect(colour).toHaveTextContent(/./);
    await expect(colour?.firstElementChild).toBeVisible();
    const bowls = lineOf(panel, 'bowls');
    await expect(within(bowls).getByRole('listitem')).toHaveTextContent(/./);
    await expect(bowls.querySelector('li img')).toBeVisible();
    await expect(bowls.querySelectorAll('p')).not.toHaveLength(0);
    await expect(lineOf(panel, 'coldBrew')).toHaveTextContent(
      messages.among('mini_cart.availability.shortage'),
    );
    const explain = within(espresso).queryByRole('button', { name: messages('mini_cart.price.best_name') });
    // One country explains no best price.
    await expect(explain !== null).toBe(messages.site.cart.bestPriceTooltip);
    if (!explain) return;
    await context.userEvent.click(explain);
    await expect(espresso).toHaveTextContent(messages.among('mini_cart.price.best_info', { days: 30 }));
  },
});

// Proves MC-05, MC-06.
/** A campaign's free article; it can be removed and restored. */
export const FreeArticle = meta.story({
  parameters: { scenario: 'cart-only:freeArticle' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'pralines');
    await expect(line).toHaveTextContent(messagesOf(context).among('mini_cart.line.free'));
    await context.userEvent.click(deleteOf(line));
    await context.userEvent.click(undoOf(line));
    await expect(line).toHaveAttribute('data-state', 'present');
  },
});

// Proves MC-05.
/** A gift card. */
export const GiftCard = meta.story({
  parameters: { scenario: 'cart-only:giftCard' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'giftCard');
    const [value] = commerceOf(messages.site.code).giftCards;
    await expect(line).toHaveTextContent(messages.among('mini_cart.line.quantity_value', { count: 1 }));
    await expect(within(line).getByText(new RegExp(`^${patternOf(messages.money(value))}$`))).toBeVisible();
  },
});

// Proves MC-09.
/** Subscriptions to coffee and to a machine, with recurring and one-time articles. */
export const Subscription = meta.story({
  parameters: { scenario: 'cart-only:subscription' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const coffee = lineOf(panel, 'coffeeSubscription');
    const machine = lineOf(panel, 'machineSubscription');
    await expect(titleOf(coffee)).toMatch(messages('mini_cart.subscription.coffee'));
    await expect(coffee).toHaveTextContent(messages.among('mini_cart.subscription.week', { count: 4 }));
    await expect(coffee).toHaveTextContent(messages.among('mini_cart.subscription.gift', { count: 6 }));
    await expect(coffee).toHaveTextContent(messages.among('mini_cart.subscription.recurring'));
    await expect(coffee).toHaveTextContent(messages.among('mini_cart.subscription.per_delivery'));
    await expect(titleOf(machine)).toMatch(messages('mini_cart.subscription.machine'));
    await expect(machine).toHaveTextContent(messages.among('mini_cart.subscription.month', { count: 1 }));
    await expect(machine).toHaveTextContent(messages.among('mini_cart.subscription.non_recurring'));
  },
});

const intervals = (['DAY', 'WEEK', 'MONTH'] as const).flatMap((intervalUnit) =>
  [1, 2, 5].map((intervalDuration) => ({
    subscriptionConfigurationId: `${intervalUnit}-${intervalDuration}`,
    subscriptionType: 'COFFEE',
    recurringIntervalDuration: { intervalDuration, intervalUnit },
    recurringArticlesPrice: { calculatedPrice: 19.99 },
    ...(intervalDuration > 1 && { giftSubscriptionInformation: { numberOfDeliveries: intervalDuration } }),
  })),
);

// Proves MC-09.
/** Every interval, singular and plural, in each language: switch the site in the toolbar. */
export const SubscriptionIntervals = meta.story({
  parameters: { provider: shopWith({ subscriptions: intervals }) },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    for (const unit of ['day', 'week', 'month'] as const)
      for (const count of [1, 2, 5])
        await expect(
          within(panel).getByText(messages(`mini_cart.subscription.${unit}`, { count })),
        ).toBeInTheDocument();
    const gift = messages('mini_cart.subscription.gift', { count: 5 });
    await expect(within(panel).getAllByText(gift)).toHaveLength(3);
  },
});

// Proves MC-10.
/** A partner's product, with a link to the order. */
export const PartnerProduct = meta.story({
  parameters: { scenario: 'cart-only:partnerProduct' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'flowers');
    await expect(line).toHaveTextContent(messages.among('mini_cart.line.quantity_value', { count: 2 }));
    await context.userEvent.click(
      within(line).getByRole('link', {
        name: messages('mini_cart.partner.open_name', { title: titleOf(line) }),
      }),
    );
    await expect(followedLink).toHaveBeenCalledWith('/c/flowers');
  },
});

// Proves MC-06.
/** An article whose image fails to load, with a very long name and no product page. */
export const BrokenPicture = meta.story({
  name: 'Broken image and long name',
  parameters: {
    provider: shopWith({
      articles: [
        {
          productId: '1',
          tcm: '1',
          title: 'Kaffeevollautomatenreinigungstabletten-Vorratspackung für Büroküchengemeinschaften',
          imageUrl: '/images/there-is-none.webp',
          quantity: 99,
          price: { calculatedPrice: 12345.67, calculatedOriginalPrice: 23456.78 },
        },
      ],
    }),
  },
  play: async (context) => {
    const panel = await openCart(context);
    await waitFor(() => expect(panel.querySelector('[data-line] [data-broken]')).toBeVisible());
    await expect(within(panel).queryByRole('link', { name: /Kaffeevollautomaten/ })).toBeNull();
  },
});

// Proves MC-14.
/** Defective lines of every kind. Those without an id cannot be deleted; deleting a subscription is permanent. */
export const Defective = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-defective' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const linesOf = (kind: string) => [...panel.querySelectorAll<HTMLElement>(`[data-line="${kind}"]`)];
    await expect(within(panel).getByText(messages('mini_cart.defective.banner'))).toBeVisible();
    for (const [kind, text, count] of [
      ['defectiveArticle', 'mini_cart.defective.article', 2],
      ['defectiveGiftCard', 'mini_cart.defective.gift_card', 2],
      ['defectiveSubscription', 'mini_cart.defective.subscription', 1],
      ['defectivePartnerProduct', 'mini_cart.defective.partner_product', 1],
    ] as const) {
      await expect(linesOf(kind)).toHaveLength(count);
      for (const line of linesOf(kind)) await expect(line).toHaveTextContent(messages.among(text));
    }
    for (const kind of ['defectiveArticle', 'defectiveGiftCard']) {
      const [deletable, withoutId] = linesOf(kind) as [HTMLElement, HTMLElement];
      await context.userEvent.click(deleteOf(deletable));
      await expect(deletable).toHaveAttribute('data-state', 'deleted');
      const impossible = within(withoutId).getByRole('button', {
        name: messages('mini_cart.line.delete', { title: ANY }),
      });
      await expect(impossible).toHaveAttribute('aria-disabled', 'true');
      await expect(impossible).toHaveAccessibleDescription(messages('mini_cart.line.delete_impossible'));
      await context.userEvent.click(impossible);
      await expect(withoutId).toHaveAttribute('data-state', 'present');
    }
    const subscription = lineOf(panel, 'coffeeSubscription');
    await expect(deleteOf(subscription)).toHaveAccessibleName(
      messages('mini_cart.line.delete', { title: messages.text('mini_cart.subscription.coffee') }),
    );
    await expect(deleteOf(subscription)).toHaveAccessibleDescription(
      messages('mini_cart.subscription.delete_is_final'),
    );
  },
});

// Proves MC-07, MC-16.
/** Articles that are sold out or nearly; the checkout is disabled and explains why. */
export const NotAvailable = meta.story({
  name: 'Checkout disabled',
  parameters: { scenario: 'cart-not-available' },
  play: async (context) => {
    const panel = within(await openCart(context));
    const messages = messagesOf(context);
    await expect(panel.getByText(messages('mini_cart.availability.not_available'))).toBeVisible();
    const checkout = panel.getByRole('button', { name: messages('mini_cart.checkout') });
    await expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await expect(checkout).toHaveAccessibleDescription(messages('mini_cart.checkout_blocked.unavailable'));
  },
});

// Proves MC-15, MC-16.
/** Everything can be bought; the summary is complete, and both checkout buttons are enabled. */
export const ReadyForCheckout = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    panel.querySelector('[data-row="paymentOnDelivery"]')?.scrollIntoView({ block: 'end' });
    const rows = [...panel.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
    await expect(rows).toEqual([
      'sum',
      'coupon',
      'beans',
      ...(messages.site.cart.priceSummary ? ['rebate'] : []),
      'shipping',
      'paymentOnDelivery',
      'final',
    ]);
    await expect(panel.querySelector('[data-row="shipping"]')).toHaveTextContent(
      messages.among('mini_cart.summary.shipping_free'),
    );
    await expect(panel.querySelector('[data-row="final"]')).toHaveTextContent(
      messages.among('mini_cart.summary.final'),
    );
    await context.userEvent.click(within(panel).getByRole('link', { name: messages('mini_cart.checkout') }));
    await expect(followedLink).toHaveBeenCalledWith('/service/checkoutfrontend/checkout');
  },
});

// Proves MC-11.
/** A shopper deletes an article by mouse; it can be restored in its place. */
export const Deleted = meta.story({
  name: 'Line deleted',
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = panel.querySelectorAll<HTMLElement>('[data-line]')[1] as HTMLElement;
    await context.userEvent.click(line.querySelector('[data-part="delete"]') as HTMLElement);
    await expect(line).toHaveAttribute('data-state', 'deleted');
    await expect(undoOf(line)).toBeVisible();
    await expect(undoOf(line)).not.toHaveFocus();
    await waitFor(() =>
      expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'false'),
    );
    await expect(panel.querySelectorAll('[data-line]')[1]).toBe(line);
  },
});

// Proves MC-11.
/** The only line is deleted; it can be restored, and the cart is not empty yet. */
export const LastLineDeleted = meta.story({
  parameters: { scenario: 'cart-only:giftCard' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'giftCard');
    const title = titleOf(line);
    await context.userEvent.click(deleteOf(line));
    await expect(
      within(line).getByRole('button', { name: messages('mini_cart.line.undo_name', { title }) }),
    ).toBeVisible();
    await expect(
      within(panel).queryByRole('heading', { name: messages('mini_cart.empty.title') }),
    ).toBeNull();
    await waitFor(() =>
      expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(
        new RegExp(patternOf(`${messages.text('mini_cart.summary.final')} ${messages.money(0)}`)),
      ),
    );
  },
});

// Proves MC-11.
/** The mini cart is closed and opened again; the deleted line can still be restored in its place. */
export const DeletedAndReopened = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const { click, keyboard } = context.userEvent;
    await click(deleteOf(lineOf(await openCart(context), 'shirt')));
    await keyboard('{Escape}');
    await expect(context.canvasElement.querySelector('[data-flyout]')).toBeNull();
    await expect(context.canvasElement.querySelector('[data-part="cart-toggle"]')).toHaveFocus();
    const panel = await openCart(context);
    const line = lineOf(panel, 'shirt');
    await expect(line).toHaveAttribute('data-state', 'deleted');
    await click(undoOf(line));
    await expect(line).toHaveAttribute('data-state', 'present');
  },
});

// Proves MC-11.
/** The undo timer pauses while the bar has focus or pointer. */
export const UndoWaits = meta.story({
  name: 'Undo time paused',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'shirt');
    deleteOf(line).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line.querySelector('[data-paused]')).not.toBeNull());
    await context.userEvent.tab();
    await waitFor(() => expect(line.querySelector('[data-paused]')).toBeNull());
  },
});

// Proves MC-11.
/** With the keyboard, the focus moves to undo and back to the line. */
export const UndoneByKeyboard = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'shirt');
    const title = titleOf(line);
    const remove = messages('mini_cart.line.delete', { title });
    within(line).getByRole('button', { name: remove }).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(
      within(line).getByRole('button', { name: messages('mini_cart.line.undo_name', { title }) }),
    ).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('data-state', 'present');
    await expect(within(line).getByRole('button', { name: remove })).toHaveFocus();
    await expect(readAnnouncements().map(({ message }) => message)).toEqual([
      messages.text('mini_cart.announce.deleted', { title }),
      messages.text('mini_cart.announce.restored', { title }),
    ]);
  },
});

// Proves MC-11.
/** Deleting a subscription is permanent, and a message says so. */
export const DeletedSubscription = meta.story({
  name: 'Subscription deleted',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'coffeeSubscription');
    await expect(deleteOf(line)).toHaveAccessibleDescription(
      messages('mini_cart.subscription.delete_is_final'),
    );
    deleteOf(line).focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(line).toHaveTextContent(messages.among('mini_cart.subscription.cannot_undo'));
    await expect(within(line).queryByRole('button')).toBeNull();
    await expect(line).toContainElement(document.activeElement as HTMLElement);
  },
});

// Proves MC-12, MC-13.
/** The shop rejects a change; the article reappears and the message gives the limit. */
export const ItemLimitReached = meta.story({
  parameters: { scenario: 'cart-mixed, cart-change-error:ITEM_LIMIT' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'shirt');
    const reason = messagesOf(context).among('mini_cart.error.item_limit', { limit: 5 });
    deleteOf(line).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.querySelector('[data-code="ITEM_LIMIT"]')).toHaveTextContent(reason));
    await expect(line).toHaveAttribute('data-state', 'present');
    await expect(deleteOf(line)).toHaveFocus();
    await expect(readAnnouncements().filter(({ message }) => reason.test(message))).toHaveLength(1);
  },
});

// Proves BEY-10.
/** A shopper raises a quantity to three; one call is sent, and the sum updates. */
export const QuantityChanged = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    const line = lineOf(panel, 'shirt');
    const title = titleOf(line);
    const total = panel.querySelector('[data-part="total"]');
    const before = total?.textContent;
    const more = within(line).getByRole('button', { name: messages('mini_cart.line.more', { title }) });
    await context.userEvent.click(more);
    await context.userEvent.click(more);
    await expect(within(line).getByRole('spinbutton')).toHaveValue('3');
    await expect(readAnnouncements().at(-1)?.message).toBe(
      messages.text('mini_cart.announce.quantity', { title, count: 3 }),
    );
    await waitFor(() => {
      expect(total).toHaveAttribute('aria-busy', 'false');
      expect(total?.textContent).not.toBe(before);
    });
  },
});

// Proves BEY-10.
/** A shopper requests more than the stock; the line shows how many are left. */
export const AvailabilityLimitReached = meta.story({
  parameters: { scenario: 'cart-mixed, cart-change-error:AVAILABILITY_LIMIT' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'shirt');
    const quantity = within(line).getByRole('spinbutton');
    const messages = messagesOf(context);
    const more = messages('mini_cart.line.more', { title: titleOf(line) });
    await context.userEvent.click(within(line).getByRole('button', { name: more }));
    await expect(quantity).toHaveValue('2');
    await waitFor(() => expect(line.querySelector('[data-code="AVAILABILITY_LIMIT"]')).toBeVisible());
    await expect(quantity).toHaveValue('1');
    await expect(quantity).toHaveAccessibleDescription(
      messages.among('mini_cart.error.availability_limit', { limit: 3 }),
    );
  },
});

// Proves MC-12.
/** The shop responds slowly; the line disappears immediately, and the sums are marked as updating. */
export const Updating = meta.story({
  parameters: { scenario: 'cart-mixed, slow:700' },
  play: async (context) => {
    const panel = await openCart(context);
    const icon = context.canvasElement.querySelector('[data-part="cart-link"]');
    await context.userEvent.click(deleteOf(lineOf(panel, 'shirt')));
    await expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'true');
    await expect(icon).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'false'),
    );
  },
});

// Proves MC-05.
/**
 * A shopper on a small phone reads with text twice as large. Name, count and sum stand below each other, a line's
 * words below its picture, and what would leave no room for the lines scrolls along.
 */
export const LargeText = meta.story({
  name: 'Large text on a small phone',
  globals: { site: 'HU', text: '200', viewport: { value: 'mobile1', isRotated: false } },
  parameters: { scenario: 'cart-full', chromatic: { modes: largeText } },
  play: async (context) => {
    const panel = await openCart(context);
    const title = within(panel).getByRole('heading', { level: 2 }).firstChild as Text;
    const titleText = document.createRange();
    titleText.selectNode(title);
    const sum = panel.querySelector('[data-part="total"]')?.getBoundingClientRect();
    const close = panel.querySelector('[data-part="close"]')?.getBoundingClientRect();
    if (!sum || !close) throw new Error('The head is not whole.');
    await expect(overlap(titleText.getBoundingClientRect(), sum)).toBe(false);
    await expect(overlap(sum, close)).toBe(false);
  },
});

// Proves MC-20.
/** 200 lines; deleting one stays smooth. */
export const TwoHundredLines = meta.story({
  parameters: {
    scenario: 'cart-large',
    // The rows are all alike; looking at each of them takes axe half a minute.
    a11y: { context: '[data-line]:nth-child(-n+3)' },
  },
  play: async (context) => {
    const panel = await openCart(context);
    // Long carts render in steps.
    await waitFor(() => expect(panel.querySelectorAll('[data-line]')).toHaveLength(200));
    const line = panel.querySelectorAll<HTMLElement>('[data-line]')[100] as HTMLElement;
    deleteOf(line).click();
    await expect(line).toHaveAttribute('data-state', 'deleted');
  },
});

// Proves MC-19.
/** The analytics events of the mini cart. */
export const Analytics = meta.story({
  name: 'Analytics events',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const { click } = context.userEvent;
    const messages = messagesOf(context);
    const shirt = lineOf(panel, 'shirt');
    await click(within(shirt).getByRole('link', { name: titleOf(shirt) }));
    // A deletion is reported when the shop has confirmed it.
    await click(deleteOf(shirt));
    await waitFor(() => expect(trackedEvents().at(-1)).toBe('remove_from_cart'));
    await click(deleteOf(lineOf(panel, 'coffeeSubscription')));
    await waitFor(() => expect(trackedEvents().at(-1)).toBe('remove_subscription'));
    await click(within(panel).getByRole('link', { name: messages('mini_cart.to_cart') }));
    await click(within(panel).getByRole('link', { name: messages('mini_cart.checkout') }));
    await expect(trackedEvents()).toEqual([
      'view_cart',
      'select_item',
      'remove_from_cart',
      'remove_subscription',
      'minicart_to_cart',
      'begin_checkout',
    ]);
  },
});

/** A product page beside the mini cart. */
function WithProductPage() {
  const { addToCart, count } = useCart();
  return (
    <>
      <Button
        onPress={async ({ target }) => {
          const result = await addToCart({ productId: '4002', tcm: '400201' });
          target.setAttribute('title', result.ok ? '' : result.error.message);
        }}
      >
        Bio-Espresso ({count})
      </Button>
      <MiniCart />
    </>
  );
}

// Proves MC-18.
/** A product page adds to the cart; the icon counts. */
export const AddedElsewhere = meta.story({
  parameters: { scenario: 'cart-empty' },
  render: () => <WithProductPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bio-Espresso/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-part="count"]')).toHaveTextContent('1'));
  },
});

// Proves MC-18.
/** The shop rejects an addition; the product page gets the message, the mini cart shows nothing. */
export const RefusedElsewhere = meta.story({
  parameters: { scenario: 'cart-empty, cart-change-error:CART_LIMIT' },
  render: () => <WithProductPage />,
  play: async ({ canvas, canvasElement, ...context }) => {
    const button = canvas.getByRole('button', { name: /Bio-Espresso/ });
    await userEvent.click(button);
    await waitFor(() =>
      expect(button).toHaveAttribute(
        'title',
        messagesOf(context).text('mini_cart.error.cart_limit', { limit: 50 }),
      ),
    );
    await expect(canvasElement.querySelector('[data-code]')).toBeNull();
  },
});
