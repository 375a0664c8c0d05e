import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyLook } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { followedLink } from '#.storybook/storyLinks.ts';
import { MiniCart, useCart } from '#src/features/mini-cart/index.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import {
  everyState,
  inHeader,
  largeText,
  lineOf,
  openCart,
  overlap,
  shopWith,
  trackedEvents,
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

/** Of two broken lines one can be deleted, the other's button says why not (MC-14). */
async function expectOneToDelete(
  panel: HTMLElement,
  { click }: { click: (element: Element) => Promise<void> },
): Promise<void> {
  const [first, second] = within(panel).getAllByRole('button', { name: /entfernen$/ });
  await click(first as HTMLElement);
  await expect(panel.querySelectorAll('[data-state="deleted"]')).toHaveLength(1);
  await expect(second).toHaveAccessibleDescription(/Lässt sich hier gerade nicht entfernen/);
  await click(second as HTMLElement);
  await expect(panel.querySelectorAll('[data-state="deleted"]')).toHaveLength(1);
}

/** MC-05: a shopper looks into a cart with one line of every kind, broken ones among them. */
export const Default = meta.story({
  args: { useminicart: true },
  parameters: { chromatic: { modes: { ...everyState, ...everyLook } }, scenario: 'cart-full' },
  play: async (context) => {
    const panel = await openCart(context);
    const kinds = [...panel.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset.line);
    await expect(new Set(kinds).size).toBe(9);
    await expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/148,01/);
  },
});

/** MC-01: a shopper sees how many articles the cart holds, and can follow the icon to it. */
export const Icon = meta.story({
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, userEvent }) => {
    const icon = await canvas.findByRole('link', { name: 'Warenkorb, 10 Artikel' });
    await userEvent.click(icon);
    await expect(followedLink).toHaveBeenCalledWith('/cart?step=shopping_cart');
  },
});

/** MC-01: a very large cart is counted to 99. */
export const IconOfManyArticles = meta.story({
  parameters: { scenario: 'cart-large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+99')).toBeVisible();
  },
});

/** MC-02: on the cart page itself the icon is only a link. */
export const OnTheCartPage = meta.story({
  name: 'MC-02: on the cart page it never opens',
  args: { pageType: 'basket' },
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: /^Warenkorb/ }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvasElement.querySelector('[data-flyout]')).toBeNull();
  },
});

/** MC-02: a mouse that rests on the icon opens the mini cart. */
export const OpenedByHover = meta.story({
  name: 'MC-02: a resting mouse opens it',
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('link', { name: /^Warenkorb/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-flyout="CART"]')).toBeVisible());
  },
});

/** MC-02: a finger on the icon follows its link; the button beside it opens the mini cart. */
export const OpenedByTouch = meta.story({
  name: 'MC-02: a finger follows the link, or opens with the button beside it',
  parameters: { scenario: 'cart-mixed' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tap = (target: HTMLElement) =>
      userEvent.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
    await tap(await canvas.findByRole('link', { name: /^Warenkorb/ }));
    await expect(followedLink).toHaveBeenCalledWith('/cart?step=shopping_cart');
    await expect(canvasElement.querySelector('[data-flyout]')).toBeNull();
    await tap(canvas.getByRole('button', { name: 'Warenkorb-Vorschau' }));
    await expect(canvasElement.querySelector('[data-flyout="CART"]')).toBeVisible();
  },
});

/** MC-03: a shopper waits for the cart; the lines have their place already. */
export const Loading = meta.story({
  parameters: { scenario: 'cart-full, slow:60000' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('[data-part="cart-toggle"]')?.click();
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part="loader"]')).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** MC-04: a shopper with an empty cart is invited to go on. */
export const Empty = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-empty' },
  play: async (context) => {
    const panel = within(await openCart(context));
    await context.userEvent.click(panel.getByRole('link', { name: 'Weiter einkaufen' }));
    await expect(followedLink).toHaveBeenCalledWith('/');
  },
});

/** MC-13: the cart cannot be read; the shopper is told so, and the words stay. */
export const ReadError = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-read-error:CARTSTORAGE_UNAVAILABLE' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-code="CARTSTORAGE_UNAVAILABLE"]')).toBeVisible();
    const again = within(panel).getByRole('button', { name: 'Erneut versuchen' });
    await context.userEvent.click(again);
    await expect(panel.querySelector('[data-code="CARTSTORAGE_UNAVAILABLE"]')).toBeVisible();
    await expect(again).toHaveFocus();
  },
});

/** MC-13: the connection is gone. */
export const Offline = meta.story({
  parameters: { scenario: 'offline' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-code="UNKNOWN"]')).toBeVisible();
  },
});

/** MC-06, MC-08: articles with sizes, colours, patterns, remarks, stock, and every price they are compared with. */
export const Articles = meta.story({
  name: 'MC-06: articles with all they can have',
  parameters: { scenario: 'cart-only:article' },
  play: async (context) => {
    const panel = await openCart(context);
    const espresso = lineOf(panel, /Bio-Espresso/);
    await expect(espresso).toHaveTextContent(/Bisheriger Preis: 35,98\s€ Neuer Preis: 29,98\s€/);
    await expect(espresso).toHaveTextContent(/17,99\s€ pro Stück · 14,99\s€\/kg/);
    await expect(espresso).toHaveTextContent(/30-Tage-Bestpreis: 27,98\s€ \(\+7\s%\)/);
    const shirt = within(lineOf(panel, /T-Shirt/));
    await expect(shirt.getByText('S', { selector: 'li' })).toBeVisible();
    await expect(shirt.getByRole('img', { name: 'Farbe' })).toBeVisible();
    const bowls = lineOf(panel, /Müslischalen/);
    await expect(within(bowls).getByRole('img', { name: 'Muster' })).toBeVisible();
    await expect(bowls).toHaveTextContent(/Wird als Geschenk verpackt/);
    await expect(lineOf(panel, /Cold Brew/)).toHaveTextContent(/Nur noch wenige verfügbar/);
    await context.userEvent.click(within(espresso).getByRole('button', { name: 'Mehr zum Bestpreis' }));
    await expect(espresso).toHaveTextContent(/in den letzten 30\sTagen/);
  },
});

/** MC-14: articles that cannot be bought now; one has no number and cannot be deleted here. */
export const DefectiveArticle = meta.story({
  parameters: { scenario: 'cart-only:defectiveArticle' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getAllByText(/^Derzeit nicht verfügbar/)).toHaveLength(2);
    await expectOneToDelete(panel, context.userEvent);
  },
});

/** MC-05, MC-06: an article that comes for free with a campaign; it can be refused, and taken back. */
export const FreeArticle = meta.story({
  parameters: { scenario: 'cart-only:freeArticle' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /Pralinen/);
    await expect(line).toHaveTextContent(/Gratis/);
    await context.userEvent.click(within(line).getByRole('button', { name: /entfernen$/ }));
    await context.userEvent.click(within(line).getByRole('button', { name: /^Rückgängig/ }));
    await expect(line).toHaveAttribute('data-state', 'present');
  },
});

/** MC-05: a gift card. */
export const GiftCard = meta.story({
  parameters: { scenario: 'cart-only:giftCard' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(lineOf(panel, /Geschenkkarte 25/)).toHaveTextContent(/Anzahl: 1.*25,00\s€/);
  },
});

/** MC-14: gift cards that cannot be bought now; one has no number and cannot be deleted here. */
export const DefectiveGiftCard = meta.story({
  parameters: { scenario: 'cart-only:defectiveGiftCard' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getAllByText(/^Diese Geschenkkarte ist derzeit nicht verfügbar/)).toHaveLength(
      2,
    );
    await expectOneToDelete(panel, context.userEvent);
  },
});

/** MC-09: subscriptions to coffee and to a machine, with what comes in every delivery and what comes once. */
export const Subscription = meta.story({
  parameters: { scenario: 'cart-only:subscription' },
  play: async (context) => {
    const panel = await openCart(context);
    const coffee = lineOf(panel, 'Kaffee-Abo');
    await expect(coffee).toHaveTextContent(
      /alle 4\sWochen.*Geschenk-Abo mit 6\sLieferungen.*In jeder Lieferung/,
    );
    await expect(coffee).toHaveTextContent(/pro Lieferung/);
    await expect(lineOf(panel, 'Maschinen-Abo')).toHaveTextContent(/jeden Monat.*Einmalig dabei/);
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

/** MC-09: every interval, one and many, as each language says it: switch the site in the toolbar. */
export const SubscriptionIntervals = meta.story({
  name: 'MC-09: intervals, one and many',
  parameters: { provider: shopWith({ subscriptions: intervals }) },
  play: async (context) => {
    const panel = await openCart(context);
    for (const words of [
      /^jeden Tag$/,
      /^alle 2\sTage$/,
      /^alle 5\sTage$/,
      /^jede Woche$/,
      /^alle 2\sWochen$/,
      /^jeden Monat$/,
      /^alle 5\sMonate$/,
    ])
      await expect(within(panel).getByText(words)).toBeInTheDocument();
    await expect(within(panel).getAllByText(/^Geschenk-Abo mit 5\sLieferungen$/)).toHaveLength(3);
  },
});

/** MC-14: a subscription that is not offered in this combination; deleting it is for good, and says so. */
export const DefectiveSubscription = meta.story({
  parameters: { scenario: 'cart-only:defectiveSubscription' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'Kaffee-Abo');
    await expect(line).toHaveTextContent(/Diese Zusammenstellung gibt es nicht/);
    await expect(
      within(line).getByRole('button', { name: 'Kaffee-Abo entfernen' }),
    ).toHaveAccessibleDescription('Entfernen lässt sich nicht rückgängig machen.');
  },
});

/** MC-10: a partner's product, with the way to what was ordered. */
export const PartnerProduct = meta.story({
  parameters: { scenario: 'cart-only:partnerProduct' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(lineOf(panel, /Blumenstrauß/)).toHaveTextContent(/Anzahl: 2.*59,98\s€/);
    await context.userEvent.click(
      within(panel).getByRole('link', { name: /^Angaben ansehen: Blumenstrauß/ }),
    );
    await expect(followedLink).toHaveBeenCalledWith('/c/flowers');
  },
});

/** MC-14: a partner's product that is no longer offered. */
export const DefectivePartnerProduct = meta.story({
  parameters: { scenario: 'cart-only:defectivePartnerProduct' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByText('Dieses Produkt gibt es nicht mehr.')).toBeVisible();
  },
});

/** MC-06: an article whose picture does not come, with a very long name and no page of its own. */
export const BrokenPicture = meta.story({
  name: 'MC-06: a broken picture and a very long name',
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

/** MC-14: broken lines of every kind; those without a number cannot be deleted, and their button says so. */
export const Defective = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-defective' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(within(panel).getByText(/Es sind Fehler aufgetreten/)).toBeVisible();
    const dead = panel.querySelector('[data-part="delete"][aria-disabled="true"]');
    await expect(dead).toHaveAccessibleDescription(/Lässt sich hier gerade nicht entfernen/);
  },
});

/** MC-07: articles that are sold out, or nearly; the checkout is closed and says why. */
export const NotAvailable = meta.story({
  name: 'MC-16: the checkout says why it is closed',
  parameters: { scenario: 'cart-not-available' },
  play: async (context) => {
    const panel = within(await openCart(context));
    await expect(panel.getByText(/gewünschten Menge leider nicht mehr/)).toBeVisible();
    const checkout = panel.getByRole('button', { name: 'Zur Kasse' });
    await expect(checkout).toHaveAccessibleDescription(/nicht in dieser Menge verfügbar/);
  },
});

/** MC-15, MC-16: everything can be bought; the summary is whole and both ways are open. */
export const ReadyForCheckout = meta.story({
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    panel.querySelector('[data-row="final"]')?.scrollIntoView({ block: 'end' });
    const rows = [...panel.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
    await expect(rows).toEqual([
      'sum',
      'coupon',
      'beans',
      'rebate',
      'shipping',
      'paymentOnDelivery',
      'final',
    ]);
    await expect(panel.querySelector('[data-row="shipping"]')).toHaveTextContent(/Gratisversand/);
    await expect(panel.querySelector('[data-row="final"]')).toHaveTextContent(/495,48\s€/);
    await context.userEvent.click(within(panel).getByRole('link', { name: 'Zur Kasse' }));
    await expect(followedLink).toHaveBeenCalledWith('/service/checkoutfrontend/checkout');
  },
});

/** MC-11: a shopper deletes an article by mouse; it can be taken back where it was. */
export const Deleted = meta.story({
  name: 'MC-11: a deleted line can be taken back where it was',
  parameters: { chromatic: { modes: everyState }, scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = panel.querySelectorAll<HTMLElement>('[data-line]')[1] as HTMLElement;
    await context.userEvent.click(line.querySelector('[data-part="delete"]') as HTMLElement);
    await expect(line).toHaveAttribute('data-state', 'deleted');
    await expect(line.querySelector('[data-part="undo"]')).toBeVisible();
    await waitFor(() =>
      expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'false'),
    );
    await expect(panel.querySelectorAll('[data-line]')[1]).toBe(line);
  },
});

/** MC-11: the only line is deleted; it can still be taken back, the cart is not called empty yet. */
export const LastLineDeleted = meta.story({
  name: 'MC-11: the last line can be taken back too',
  parameters: { scenario: 'cart-only:giftCard' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /^Geschenkkarte 25/);
    await context.userEvent.click(within(line).getByRole('button', { name: /entfernen$/ }));
    await expect(within(line).getByRole('button', { name: /^Rückgängig/ })).toBeVisible();
    await expect(within(panel).queryByRole('heading', { name: 'Hier ist noch Platz' })).toBeNull();
    await waitFor(() =>
      expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/^Summe: 0,00\s€$/),
    );
  },
});

/** MC-11: the mini cart is closed and opened again; the deleted line still waits in its place. */
export const DeletedAndReopened = meta.story({
  name: 'MC-11: undo outlives closing and opening',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const { click, keyboard } = context.userEvent;
    await click(
      within(lineOf(await openCart(context), /T-Shirt/)).getByRole('button', { name: /entfernen$/ }),
    );
    await keyboard('{Escape}');
    await expect(context.canvasElement.querySelector('[data-flyout]')).toBeNull();
    const panel = await openCart(context);
    const line = lineOf(panel, /T-Shirt/);
    await expect(line).toHaveAttribute('data-state', 'deleted');
    await click(within(line).getByRole('button', { name: /^Rückgängig/ }));
    await expect(line).toHaveAttribute('data-state', 'present');
  },
});

/** MC-11: while somebody is at the bar, its time stands still. */
export const UndoWaits = meta.story({
  name: 'MC-11: time waits for whoever is there',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /T-Shirt/);
    within(line)
      .getByRole('button', { name: /entfernen$/ })
      .focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(line.querySelector('[data-held]')).not.toBeNull());
    await context.userEvent.tab();
    await waitFor(() => expect(line.querySelector('[data-held]')).toBeNull());
  },
});

/** MC-11: by keyboard the focus goes to undo and back to the line. */
export const UndoneByKeyboard = meta.story({
  name: 'MC-11: by keyboard the focus goes to undo, and back',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /T-Shirt/);
    within(line)
      .getByRole('button', { name: /entfernen$/ })
      .focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(within(line).getByRole('button', { name: /^Rückgängig/ })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('data-state', 'present');
    await expect(within(line).getByRole('button', { name: /entfernen$/ })).toHaveFocus();
    const said = readAnnouncements().map(({ message }) => message);
    await expect(said.filter((message) => message.includes('T-Shirt'))).toHaveLength(2);
  },
});

/** MC-11: a subscription is gone for good, and says so. */
export const DeletedSubscription = meta.story({
  name: 'MC-11: a subscription cannot be taken back, and says so',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, 'Kaffee-Abo');
    within(line)
      .getByRole('button', { name: /entfernen$/ })
      .focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(line).toHaveTextContent(/lässt sich nicht zurückholen/);
    await expect(line).toContainElement(document.activeElement as HTMLElement);
  },
});

/** MC-12, MC-13: the shop refuses a change; the article comes back and the limit is named. */
export const ItemLimitReached = meta.story({
  name: 'MC-12: a refused change comes back with its reason',
  parameters: { scenario: 'cart-mixed, cart-change-error:ITEM_LIMIT' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /T-Shirt/);
    await context.userEvent.click(within(line).getByRole('button', { name: /entfernen$/ }));
    await waitFor(() =>
      expect(panel.querySelector('[data-code="ITEM_LIMIT"]')).toHaveTextContent(/5\sStück/),
    );
    await expect(line).toHaveAttribute('data-state', 'present');
  },
});

/** MC-13: the cart takes no more. */
export const CartLimitReached = meta.story({
  parameters: { scenario: 'cart-mixed, cart-change-error:CART_LIMIT' },
  play: async (context) => {
    const panel = await openCart(context);
    await context.userEvent.click(
      within(lineOf(panel, /T-Shirt/)).getByRole('button', { name: /entfernen$/ }),
    );
    await waitFor(() =>
      expect(panel.querySelector('[data-code="CART_LIMIT"]')).toHaveTextContent(/50\sProdukte/),
    );
  },
});

/** MC-12: the shop says that nothing changed (304). */
export const NotModified = meta.story({
  parameters: { scenario: 'cart-mixed, cart-not-modified' },
  play: async (context) => {
    const panel = await openCart(context);
    await context.userEvent.click(
      within(lineOf(panel, /T-Shirt/)).getByRole('button', { name: /entfernen$/ }),
    );
    await waitFor(() => expect(panel.querySelector('[data-code="NOT_MODIFIED"]')).toBeVisible());
  },
});

/** BEY-10: a shopper takes three of something; the shop is asked once, and its sum comes. */
export const QuantityChanged = meta.story({
  name: 'BEY-10: a quantity is chosen',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = within(lineOf(panel, /T-Shirt/));
    const more = line.getByRole('button', { name: /^Eins mehr/ });
    await context.userEvent.click(more);
    await context.userEvent.click(more);
    await expect(line.getByRole('spinbutton')).toHaveValue(3);
    await expect(readAnnouncements().at(-1)?.message).toBe('T-Shirt aus Bio-Baumwolle: Anzahl 3');
    await waitFor(() => expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/531,76\s€$/), {
      timeout: 3_000,
    });
    await expect(line.getByText(/^38,97\s€$/)).toBeVisible();
  },
});

/** BEY-10: a shopper asks for more than there is; the line says how many are left. */
export const AvailabilityLimitReached = meta.story({
  name: 'BEY-10: a limit is reported in its line',
  parameters: { scenario: 'cart-mixed, cart-change-error:AVAILABILITY_LIMIT' },
  play: async (context) => {
    const panel = await openCart(context);
    const line = lineOf(panel, /T-Shirt/);
    const quantity = within(line).getByRole('spinbutton');
    await context.userEvent.click(within(line).getByRole('button', { name: /^Eins mehr/ }));
    await expect(quantity).toHaveValue(2);
    await waitFor(() => expect(line.querySelector('[data-code="AVAILABILITY_LIMIT"]')).toBeVisible(), {
      timeout: 3_000,
    });
    await expect(quantity).toHaveValue(1);
    await expect(quantity).toHaveAccessibleDescription(/nur noch 3\sStück/);
  },
});

/** MC-12: the shop takes its time; the line is gone at once, the sums say that they are being worked on. */
export const Updating = meta.story({
  name: 'MC-12: sums are marked while the shop works',
  parameters: { scenario: 'cart-mixed, slow:700' },
  play: async (context) => {
    const panel = await openCart(context);
    await context.userEvent.click(
      within(lineOf(panel, /T-Shirt/)).getByRole('button', { name: /entfernen$/ }),
    );
    await expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'true');
    await waitFor(
      () => expect(panel.querySelector('[data-part="total"]')).toHaveAttribute('aria-busy', 'false'),
      {
        timeout: 3_000,
      },
    );
  },
});

/**
 * MC-05: a shopper on a small phone reads with text twice as large. Name, count and sum stand below each other, a line's
 * words below its picture, and what would leave no room for the lines scrolls along.
 */
export const LargeText = meta.story({
  name: 'MC-05: a small phone, text twice as large',
  globals: { site: 'HU', text: '200', viewport: { value: 'mobile1', isRotated: false } },
  parameters: { scenario: 'cart-full', chromatic: { modes: largeText } },
  play: async (context) => {
    const panel = await openCart(context);
    const title = within(panel).getByRole('heading', { level: 2 }).firstChild as Text;
    const words = document.createRange();
    words.selectNode(title);
    const sum = panel.querySelector('[data-part="total"]')?.getBoundingClientRect();
    const close = panel.querySelector('[data-part="close"]')?.getBoundingClientRect();
    if (!sum || !close) throw new Error('The head is not whole.');
    await expect(overlap(words.getBoundingClientRect(), sum)).toBe(false);
    await expect(overlap(sum, close)).toBe(false);
  },
});

/** MC-20: 200 lines; deleting one stays smooth. */
export const TwoHundredLines = meta.story({
  name: 'MC-20: two hundred lines',
  parameters: {
    scenario: 'cart-large',
    // The rows are all alike; looking at each of them takes axe half a minute.
    a11y: { context: '[data-line]:nth-child(-n+3)' },
  },
  play: async (context) => {
    const panel = await openCart(context);
    // Long carts are drawn in steps.
    await waitFor(() => expect(panel.querySelectorAll('[data-line]')).toHaveLength(200), { timeout: 10_000 });
    const line = panel.querySelectorAll<HTMLElement>('[data-line]')[100];
    within(line as HTMLElement)
      .getByRole('button', { name: /entfernen$/ })
      .click();
    await expect(line).toHaveAttribute('data-state', 'deleted');
  },
});

/** MC-19: what analytics hears of all this. */
export const Analytics = meta.story({
  name: 'MC-19: analytics hears of opening, deleting and going on',
  parameters: { scenario: 'cart-mixed' },
  play: async (context) => {
    const panel = await openCart(context);
    const { click } = context.userEvent;
    await click(within(panel).getByRole('link', { name: /T-Shirt/ }));
    await click(within(lineOf(panel, /T-Shirt/)).getByRole('button', { name: /entfernen$/ }));
    await click(within(lineOf(panel, 'Kaffee-Abo')).getByRole('button', { name: /entfernen$/ }));
    await click(within(panel).getByRole('link', { name: 'Zum Warenkorb' }));
    await click(within(panel).getByRole('link', { name: 'Zur Kasse' }));
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

/** MC-18: a product page adds to the cart; the icon counts. */
export const AddedElsewhere = meta.story({
  name: 'MC-18: an addition elsewhere is counted',
  parameters: { scenario: 'cart-empty' },
  render: () => <WithProductPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bio-Espresso/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-part="count"]')).toHaveTextContent('1'));
  },
});

/** MC-18: the shop refuses an addition; the product page gets the words, the mini cart stays silent. */
export const RefusedElsewhere = meta.story({
  name: 'MC-18: a refused addition tells its caller in words',
  parameters: { scenario: 'cart-empty, cart-change-error:CART_LIMIT' },
  render: () => <WithProductPage />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /Bio-Espresso/ });
    await userEvent.click(button);
    await waitFor(() =>
      expect(button).toHaveAttribute('title', expect.stringMatching(/höchstens 50\sProdukte/)),
    );
    await expect(canvasElement.querySelector('[data-code]')).toBeNull();
  },
});
