import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { ANY, messagesOf } from '../../messagesOf.ts';
import { inHeader, lineOf, openCart } from './cartStage.tsx';

const meta = preview.meta({
  title: 'Features/Mini cart/Sites',
  component: MiniCart,
  decorators: [inHeader],
  parameters: { layout: 'fullscreen', scenario: 'cart-mixed' },
  play: async (context) => {
    await openCart(context);
  },
});

// Proves MC-15.
/** Germany: the summary shows the remaining rebate. */
export const Germany = meta.story({
  globals: { site: 'DE' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-row="rebate"]')).not.toBeNull();
  },
});

// Proves MC-08.
/** Austria: nothing explains the 30-day best price. */
export const Austria = meta.story({
  globals: { site: 'AT' },
  play: async (context) => {
    const panel = await openCart(context);
    const messages = messagesOf(context);
    await expect(panel).toHaveTextContent(messages.among('mini_cart.price.best', { days: 30, price: ANY }));
    await expect(
      within(panel).queryByRole('button', { name: messages('mini_cart.price.best_name') }),
    ).toBeNull();
  },
});

// Proves MC-15.
/** Switzerland in German: francs before the amount, the remaining rebate in the summary. */
export const Switzerland = meta.story({
  globals: { site: 'CH' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/CHF\s\d+\.\d\d$/);
    await expect(panel.querySelector('[data-row="rebate"]')).not.toBeNull();
  },
});

// Proves MC-15.
/** Switzerland in French, with the same prices. */
export const SwitzerlandInFrench = meta.story({
  globals: { site: 'CH_FR' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/CHF\s\d+\.\d\d$/);
    await expect(panel.querySelector('[data-row="rebate"]')).not.toBeNull();
  },
});

// Proves MC-08.
/** Poland: every price shows its lowest price of 30 days, even if it is not reduced. */
export const Poland = meta.story({
  globals: { site: 'PL' },
  play: async (context) => {
    const panel = await openCart(context);
    const shirt = lineOf(panel, 'shirt');
    await expect(shirt).toHaveTextContent(
      messagesOf(context).among('mini_cart.price.lowest', { days: 30, price: ANY }),
    );
    await expect(shirt.querySelector('s')).toBeNull();
    await expect(panel.querySelector('[data-line="subscription"] s')).toHaveTextContent(/\d,\d\d\szł/);
  },
});

// Proves MC-09.
/** Czechia: whole crowns, and the previous price of a subscription. */
export const CzechRepublic = meta.story({
  name: 'Czechia',
  globals: { site: 'CZ' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-line="subscription"] s')).toHaveTextContent(/\d\sKč/);
  },
});

/** Hungary: whole forints and long text. */
export const Hungary = meta.story({
  globals: { site: 'HU' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-part="total"]')).toHaveTextContent(/\d{3}\sFt$/);
    await expect(panel.querySelector('[data-line="subscription"] s')).toBeNull();
  },
});

// Proves MC-09.
/** Slovakia: euros, and the previous price of a subscription. */
export const Slovakia = meta.story({
  globals: { site: 'SK' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-line="subscription"] s')).toHaveTextContent(/\d,\d\d\s€/);
  },
});

// Proves MC-15.
/** Türkiye: no remaining rebate in the summary. */
export const Turkiye = meta.story({
  name: 'Türkiye',
  globals: { site: 'TR' },
  play: async (context) => {
    const panel = await openCart(context);
    await expect(panel.querySelector('[data-row="rebate"]')).toBeNull();
  },
});
