// The door of `vitrine/mini-cart`: the cart's icon with its panel, and the cart for the rest of a page.

export * from './features/mini-cart/index.ts';
