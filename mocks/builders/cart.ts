import type * as z from 'zod/mini';
import {
  type Article,
  article,
  type Cart,
  cart,
  type FreeArticle,
  freeArticle,
  type GiftCard,
  giftCard,
  type PartialArticle,
  type PartnerProduct,
  partnerProduct,
  type Subscription,
  subscription,
} from '#src/schemas/cart.ts';
import { imageUrl } from '../content/images.ts';

// Each builder creates one valid object and parses it, so that a schema change breaks the builder, not a story.

type Overrides<Schema extends z.ZodMiniType> = Partial<z.input<Schema>>;

/** A pack of coffee; one piece at 14.99, in stock. */
export const anArticle = (overrides: Overrides<typeof article> = {}): Article =>
  article.parse({
    productId: '4002',
    tcm: '400201',
    title: 'Bio-Espresso, ganze Bohne, 1\u00a0kg',
    imageUrl: imageUrl('coffee-bag'),
    productUrl: '/p/4002',
    quantity: 1,
    availability: 'IN_STOCK',
    price: { calculatedPrice: 14.99, basePrice: '14,99 €/kg', isPricePromotional: false },
    ...overrides,
  });

/** A campaign's free sample. */
export const aFreeArticle = (overrides: Overrides<typeof freeArticle> = {}): FreeArticle =>
  freeArticle.parse({
    productId: '4095',
    title: 'Pralinen-Probe',
    imageUrl: imageUrl('praline'),
    quantity: 1,
    price: { calculatedPrice: 0 },
    uuid: 'WINTER-4095',
    campaignId: 'WINTER',
    ...overrides,
  });

/** A gift card worth 25; overrides apply to its article. */
export const aGiftCard = (overrides: Overrides<typeof article> = {}): GiftCard =>
  giftCard.parse({
    article: {
      productId: '4090',
      tcm: '409001',
      title: 'Geschenkkarte 25',
      imageUrl: imageUrl('gift'),
      quantity: 1,
      price: { calculatedPrice: 25 },
      ...overrides,
    },
  });

/** Coffee every four weeks. */
export const aSubscription = (overrides: Overrides<typeof subscription> = {}): Subscription =>
  subscription.parse({
    subscriptionConfigurationId: 'S-4711',
    subscriptionType: 'COFFEE',
    recurringIntervalDuration: { intervalDuration: 4, intervalUnit: 'WEEK' },
    recurringArticlesPrice: { calculatedPrice: 13.49, calculatedOriginalPrice: 14.99 },
    recurringArticles: [anArticle()],
    ...overrides,
  });

/** A photo book of another company. */
export const aPartnerProduct = (overrides: Overrides<typeof partnerProduct> = {}): PartnerProduct =>
  partnerProduct.parse({
    partnerProductId: 'P100',
    title: 'Fotobuch, 24 Seiten',
    imageUrl: imageUrl('photobook'),
    totalQuantity: 1,
    totalPrice: 24.99,
    formUrl: '/c/photobook',
    ...overrides,
  });

const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((total, amount = 0) => total + Math.round(amount * 100), 0) / 100;
const linePrice = ({ price }: PartialArticle) => price?.calculatedPrice;

/** A cart: empty by default; sums are computed from its lines. */
export function aCart(overrides: Overrides<typeof cart> = {}): Cart {
  const lines = cart.parse({ ...overrides, numberOfArticles: 0, totalSum: 0 });
  const { articles, giftCards, subscriptions, partnerProducts, shippingCost = 0 } = lines;
  const totalSum = sum([
    ...articles.map(linePrice),
    ...giftCards.map((card) => linePrice(card.article)),
    ...subscriptions.map(({ recurringArticlesPrice }) => recurringArticlesPrice?.calculatedPrice),
    ...subscriptions.flatMap(({ nonRecurringArticles }) => nonRecurringArticles.map(linePrice)),
    ...partnerProducts.map(({ totalPrice }) => totalPrice),
  ]);
  return cart.parse({
    numberOfArticles:
      articles.reduce((count, { quantity }) => count + quantity, 0) +
      giftCards.length +
      subscriptions.length +
      partnerProducts.reduce((count, { totalQuantity }) => count + totalQuantity, 0),
    totalSum,
    shippingCost,
    priceSummary: { cartFinalSum: sum([totalSum, shippingCost]), shippingCosts: shippingCost },
    ...overrides,
  });
}
