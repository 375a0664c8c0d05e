import { SITES, type SiteCode } from '#src/config/sites.ts';
import { commerceOf } from './commerce.ts';
import { marketingOf } from './marketing/siteMarketing.ts';
import type { Season } from './shopCalendar.ts';

export interface Coupon {
  code: string;
  percent: number;
  /** Least total of the cart, in the site's currency. */
  minimum?: number;
  /** Why it can never be redeemed. */
  refusal?: 'WSAC_EXPIRED' | 'WSAC_ALREADY_REDEEMED';
}

/** The coupon that the newsletter's first mail brings. */
export const WELCOME_COUPON = 'HELLO10';

/** The coupon that every second category's banner offers. */
export const CATEGORY_COUPON: Coupon = { code: 'TOP15', percent: 15 };

/** The coupon that the top banner of a season offers. */
export const seasonCouponOf = (site: SiteCode, season: Season): Coupon => ({
  code: marketingOf(site).topBanner[season].code,
  percent: 10,
});

/** The coupons that the mock shop knows: those that it advertises, and one for each of its answers. */
export const couponsOf = (site: SiteCode): readonly Coupon[] => [
  { code: WELCOME_COUPON, percent: SITES[site].newsletter.discountPercent },
  seasonCouponOf(site, 'winter'),
  seasonCouponOf(site, 'summer'),
  CATEGORY_COUPON,
  { code: 'COFFEE5', percent: 5 },
  { code: 'BIG15', percent: 15, minimum: commerceOf(site).freeFrom * 50 },
  { code: 'SUMMER20', percent: 20, refusal: 'WSAC_EXPIRED' },
  { code: 'WELCOME10', percent: 10, refusal: 'WSAC_ALREADY_REDEEMED' },
];

/** A gift card of the mock shop; 0 is left on an empty one. */
export interface PayingCard {
  cardNumber: string;
  value: number;
}

/** The gift cards that the mock shop knows. */
export function payingCardsOf(site: SiteCode): readonly PayingCard[] {
  const [small, large] = commerceOf(site).giftCards;
  return [
    { cardNumber: '6006 4911', value: small },
    { cardNumber: '6006 4912', value: large },
    { cardNumber: '6006 0000', value: 0 },
  ];
}
