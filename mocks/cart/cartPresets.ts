import type { SiteCode } from '#src/config/sites.ts';
import { assortmentOf } from '../content/assortment.ts';
import { commerceOf } from '../content/commerce.ts';
import { seasonCouponOf } from '../content/vouchers.ts';
import type { CartDocument, CartLine } from './cartDocument.ts';

// The initial contents of carts: on the first visit, and for each cart scenario.

const article = (
  productId: string,
  quantity: number,
  more: Partial<Extract<CartLine, { kind: 'article' }>> = {},
): CartLine => ({ kind: 'article', productId, tcm: `${productId}01`, quantity, ...more });

const COFFEE_SUBSCRIPTION = {
  kind: 'subscription',
  id: 'S-4711',
  type: 'COFFEE',
  interval: { intervalDuration: 4, intervalUnit: 'WEEK' },
  recurring: [
    { productId: '4002', tcm: '400201', quantity: 1 },
    { productId: '4004', tcm: '400401', quantity: 2 },
  ],
  discountPercent: 10,
} as const satisfies CartLine;

const MACHINE_SUBSCRIPTION = {
  kind: 'subscription',
  id: 'S-4712',
  type: 'MACHINE',
  interval: { intervalDuration: 1, intervalUnit: 'MONTH' },
  recurring: [{ productId: '4001', tcm: '400101', quantity: 2 }],
  nonRecurring: [{ productId: '4043', tcm: '404301', quantity: 1 }],
  discountPercent: 15,
} as const satisfies CartLine;

const FREE_SAMPLE = {
  kind: 'freeArticle',
  productId: '4095',
  campaignId: 'WINTER',
  uuid: 'WINTER-4095',
} as const satisfies CartLine;

const ARTICLES: CartLine[] = [
  article('4002', 2),
  article('4025', 1, { tcm: '402506' }),
  article('4014', 1, { tcm: '401402', isWrapped: true }),
  article('4005', 1),
];

/** The cart of a first visit: never empty, so that the demo shows lines. */
const starter = (): CartDocument => ({
  lines: [article('4002', 2), article('4027', 1, { tcm: '402704' }), article('4016', 1)],
});

const LARGE_CART_LINES = 200;

/** Maximum lines in a scenario's cart, so that a shared link cannot fill the store. */
export const MAX_CART_LINES = 1_000;

/** A number of lines. Beyond the assortment's size, articles repeat with new ids. */
function manyLines(site: SiteCode, count: number): CartLine[] {
  const sold = assortmentOf(site).variants.filter(
    ({ product }) => !product.giftCard && product.euro > 0 && product.stock === undefined,
  );
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / sold.length);
    const { product, tcm } = sold[at % sold.length] as (typeof sold)[number];
    return article(product.id, 1, { tcm: round === 0 ? tcm : `${tcm}-${round}` });
  });
}

/** Names of the fills, as in the cookie `scenario`. */
export const CART_PRESETS = {
  'cart-empty': () => ({ lines: [] }),
  /** One of every line kind (contract). */
  'cart-full': (site) => ({
    lines: [
      ...ARTICLES,
      article('4021', 1, { defective: true }),
      FREE_SAMPLE,
      { kind: 'giftCard', productId: '4090', tcm: '409001' },
      { kind: 'giftCard', productId: '4091', tcm: '409101', defective: true },
      COFFEE_SUBSCRIPTION,
      { ...MACHINE_SUBSCRIPTION, defective: true },
      { kind: 'partnerProduct', id: 'P100', quantity: 1 },
      { kind: 'partnerProduct', id: 'P200', quantity: 1, defective: true },
    ],
    coupons: [seasonCouponOf(site, 'winter')],
    payingCards: [{ cardNumber: '6006 4911', value: commerceOf(site).giftCards[0] }],
    beans: 350,
    memberPercent: 5,
  }),
  /** Only available articles, without notices. */
  'cart-mixed': (site) => ({
    lines: [
      ...ARTICLES,
      FREE_SAMPLE,
      { kind: 'giftCard', productId: '4090', tcm: '409001' },
      { ...COFFEE_SUBSCRIPTION, deliveries: 6 },
      MACHINE_SUBSCRIPTION,
      { kind: 'partnerProduct', id: 'P300', quantity: 2 },
    ],
    coupons: [seasonCouponOf(site, 'winter')],
    beans: 350,
    memberPercent: 5,
    paysOnDelivery: true,
  }),
  'cart-large': (site) => ({ lines: manyLines(site, LARGE_CART_LINES) }),
  'cart-defective': () => ({
    lines: [
      article('4002', 1),
      article('4021', 1, { defective: true }),
      // Without an id the shop cannot delete it.
      { kind: 'article', productId: '4017', quantity: 2, defective: true },
      { kind: 'giftCard', productId: '4090', tcm: '409001', defective: true },
      { kind: 'giftCard', productId: '4091', defective: true },
      { ...COFFEE_SUBSCRIPTION, defective: true },
      { kind: 'partnerProduct', id: 'P200', quantity: 1, defective: true },
    ],
  }),
  'cart-not-available': () => ({
    lines: [
      article('4002', 2),
      article('4027', 1, { availability: 'NOT_AVAILABLE' }),
      article('4028', 1, { availability: 'SOLDOUT' }),
      article('4005', 2, { availability: 'SHORTAGE' }),
    ],
  }),
} as const satisfies Record<string, (site: SiteCode) => CartDocument>;

/** The kinds of line, as `data-line` names them. */
export const CART_LINE_KINDS = [
  'article',
  'defectiveArticle',
  'freeArticle',
  'giftCard',
  'defectiveGiftCard',
  'subscription',
  'defectiveSubscription',
  'partnerProduct',
  'defectivePartnerProduct',
] as const;

type LineKind = (typeof CART_LINE_KINDS)[number];

const isDefective = (line: CartLine) => 'defective' in line && line.defective === true;

/** The lines of one kind: from the mixed cart, or the defective one. */
function linesOfKind(kind: LineKind, site: SiteCode): CartLine[] {
  const healthy: CartDocument = CART_PRESETS['cart-mixed'](site);
  const broken: CartDocument = CART_PRESETS['cart-defective']();
  const nameOf = ({ kind: name }: CartLine) => `defective${name[0]?.toUpperCase()}${name.slice(1)}`;
  return [
    ...healthy.lines.filter((line) => line.kind === kind),
    ...broken.lines.filter((line) => isDefective(line) && nameOf(line) === kind),
  ];
}

/** A preset by name, a number of lines, or the lines of one kind. */
export type CartPreset = keyof typeof CART_PRESETS | `cart-lines:${number}` | `cart-only:${LineKind}`;

function isNamed(preset: CartPreset): preset is keyof typeof CART_PRESETS {
  return Object.hasOwn(CART_PRESETS, preset);
}

/** A cart's content for a scenario, or on a first visit. */
export function presetCart(preset: CartPreset | undefined, site: SiteCode): CartDocument {
  if (!preset) return starter();
  if (isNamed(preset)) return { ...CART_PRESETS[preset](site), preset: preset };
  const [name, parameter] = preset.split(':');
  const lines =
    name === 'cart-only' ? linesOfKind(parameter as LineKind, site) : manyLines(site, Number(parameter));
  return { lines, preset: preset };
}
