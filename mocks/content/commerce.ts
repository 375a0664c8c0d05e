import { SITES, type SiteCode } from '#src/config/sites.ts';
import { formatMoney } from '#src/lib/money.ts';

// Prices of the mock shop. Sums are computed in integer cents (or crowns and forints), because 0.1 + 0.2 is not 0.3.

interface Commerce {
  /** Turns a euro price into a price that a shop of this country would print. */
  toPrice: (euro: number) => number;
  /** Shipping below the threshold. */
  shippingCost: number;
  /** From this sum shipping is free. Spec: newsletter and footer, §9; header and cart, §9. */
  freeFrom: number;
  /** Value of the two gift cards. */
  giftCards: readonly [number, number];
  /** Value of a hundred loyalty beans. */
  hundredBeans: number;
  /** Fee for payment on delivery. */
  paymentOnDelivery: number;
  /** Smallest coins per currency unit. @default 100, or 1 if prices are integers */
  coins?: number;
}

const euro = (amount: number) => amount;
/** 13.99 becomes 17.90: Swiss prices are multiples of ten centimes. */
const franc = (amount: number) => (amount === 0 ? 0 : Math.round(amount * 1.25) - 0.1);
const zloty = (amount: number) => (amount === 0 ? 0 : Math.round(amount * 4.3) - 0.01);
const koruna = (amount: number) => (amount === 0 ? 0 : Math.round((amount * 25) / 10) * 10 - 1);
const forint = (amount: number) => (amount === 0 ? 0 : Math.round((amount * 400) / 100) * 100 - 10);
const lira = (amount: number) => (amount === 0 ? 0 : Math.round((amount * 32) / 5) * 5 - 0.1);

const SWISS: Commerce = {
  toPrice: franc,
  shippingCost: 6.9,
  freeFrom: 30,
  giftCards: [25, 50],
  hundredBeans: 1,
  paymentOnDelivery: 15,
  // Five centimes: no other sum can be paid in cash.
  coins: 20,
};
const EURO: Commerce = {
  toPrice: euro,
  shippingCost: 4.95,
  freeFrom: 20,
  giftCards: [25, 50],
  hundredBeans: 1,
  paymentOnDelivery: 4,
};

const COMMERCE: Record<SiteCode, Commerce> = {
  DE: EURO,
  AT: EURO,
  CH: SWISS,
  CH_FR: SWISS,
  PL: {
    toPrice: zloty,
    shippingCost: 12.99,
    freeFrom: 100,
    giftCards: [100, 200],
    hundredBeans: 4,
    paymentOnDelivery: 6,
  },
  CZ: {
    toPrice: koruna,
    shippingCost: 89,
    freeFrom: 999,
    giftCards: [500, 1000],
    hundredBeans: 25,
    paymentOnDelivery: 39,
  },
  HU: {
    toPrice: forint,
    shippingCost: 1490,
    freeFrom: 15_000,
    giftCards: [10_000, 20_000],
    hundredBeans: 400,
    paymentOnDelivery: 490,
  },
  SK: { ...EURO, shippingCost: 3.5, freeFrom: 40, paymentOnDelivery: 1.5 },
  TR: {
    toPrice: lira,
    shippingCost: 79.9,
    freeFrom: 1000,
    giftCards: [1000, 2000],
    hundredBeans: 32,
    paymentOnDelivery: 25,
  },
};

/** What things cost on a site. */
export const commerceOf = (site: SiteCode): Commerce => COMMERCE[site];

const digits = (site: SiteCode) => (SITES[site].money.decimal === '' ? 1 : 100);
const coins = (site: SiteCode) => COMMERCE[site].coins ?? digits(site);

const roundTo = (steps: number, amount: number) =>
  Math.round(amount * steps + Number.EPSILON * Math.sign(amount)) / steps;

/** Rounds an amount to the smallest coin. */
export const roundMoney = (site: SiteCode, amount: number): number => roundTo(coins(site), amount);

/** A sum without the dust of binary fractions. */
export const sumMoney = (site: SiteCode, amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * coins(site)), 0) / coins(site);

/** A price for a measure, as the site writes it: "19,98 €/kg". It is not paid, so it is not rounded to coins. */
export const basePriceText = (site: SiteCode, amount: number, unit: string): string =>
  `${formatMoney(roundTo(digits(site), amount), SITES[site].money)}/${unit}`;
