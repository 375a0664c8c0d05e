import { type EndpointName, SERVICES, type Service } from '#src/api/endpoints.ts';
import { EMAIL_INVALID_PROBLEM } from '#src/schemas/newsletter.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { answer, cartRefusal, newsletterProblem, refusal } from '../answers.ts';
import { CART_LINE_KINDS, type CartPreset, MAX_CART_LINES } from '../cart/cartPresets.ts';
import type { FooterPromotion } from '../content/footerPromotion.ts';
import { FOREIGN_ANSWERS } from '../foreign/foreignAnswers.ts';
import type { ShopCall, ShopResponse } from '../world.ts';

/** A visitor's identity in a scenario. */
interface VisitorPreset {
  loginStatus: 'LOGGED_IN' | 'REMEMBERED';
  isCardMember?: true;
  isCommunityMember?: true;
}

/** A scenario's effects as data, applied the same way in Storybook, tests and the demo. */
export interface ScenarioEffect {
  /** Fills the visitor's cart once, on activation. */
  cart?: CartPreset;
  /** Sets the visitor's identity and log-in cookies once, on activation. */
  visitor?: VisitorPreset;
  /** The long-term token in the visitor's cookie is invalid. */
  hasInvalidToken?: true;
  /** The visitor is a member of staff. */
  isStaff?: true;
  /** The shop asks for consent by category. */
  requiresConsent?: true;
  /** Responses that override the services. */
  answers?: Partial<Record<EndpointName, ShopResponse | ((call: ShopCall) => ShopResponse)>>;
  /** Every coupon and gift card is rejected. */
  voucherRefusal?: { code: string; limit?: number };
  /** The top banner has several announcements. */
  hasAnnouncements?: true;
  /** Every promotion has this theme. */
  promotionTheme?: string;
  /** The response for SHOP_FOOTER. */
  footer?: FooterPromotion | ShopResponse;
  /** Confirmation links expire immediately. */
  linksAreExpired?: true;
  /** The navigation links to missing pages. */
  linksAreDead?: true;
  /** The delay of every response. */
  delayMs?: number;
  /** The maximum random extra delay, so that responses may arrive out of order. */
  jitterMs?: number;
  /** Unavailable services. */
  down?: readonly Service[];
  /** Every call fails with a network error. */
  isOffline?: true;
}

/** One scenario of the contract: a named state of the shop. */
export interface Scenario {
  /** The name in the cookie, without the parameter. */
  name: string;
  /** The part after the colon, if the name needs one. */
  parameter?: { name: string; examples: readonly string[]; isValid: (value: string) => boolean };
  /** The scenario's effect, in one line. */
  description: string;
  effect: (parameter: string) => ScenarioEffect;
}

/** The limits in triggered errors. */
const PROVOKED_LIMITS: ReadonlyMap<string, number> = new Map([
  ['CART_LIMIT', 50],
  ['ITEM_LIMIT', 5],
  ['AVAILABILITY_LIMIT', 3],
  ['WSAC_MINIMUM', 50],
]);

/** Maximum delay in a scenario, so that a shared link cannot block the server. */
const MAX_DELAY_MS = 60_000;

const CODE = {
  name: 'CODE',
  examples: [
    'UNKNOWN',
    'CARTSTORAGE_UNAVAILABLE',
    'PRODUCTDATA_UNAVAILABLE',
    'PRICE_UNAVAILABLE',
    'NOT_MODIFIED',
    'SESSION_ENDED',
  ],
  // Unknown error codes are valid, too.
  isValid: (value: string) => /^\w{1,40}$/.test(value),
};
const VOUCHER_ERRORS = [
  'UNKNOWN',
  'WSAC_INVALID',
  'WSAC_EXPIRED',
  'WSAC_ALREADY_REDEEMED',
  'WSAC_MINIMUM',
  'GIFT_CARD_INVALID',
  'GIFT_CARD_EMPTY',
];
const DURATION = {
  name: 'ms',
  examples: ['500', '3000'],
  isValid: (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= MAX_DELAY_MS,
};
const refuseCart = (status: number, code: string) =>
  cartRefusal(code === 'SESSION_ENDED' ? 401 : status, code, PROVOKED_LIMITS.get(code));

/** Every scenario, in the order of the scenario panel. */
export const SCENARIOS = [
  { name: 'cart-empty', description: 'The cart is empty.', effect: () => ({ cart: 'cart-empty' }) },
  {
    name: 'cart-full',
    description: 'One of every kind of line, broken ones among them.',
    effect: () => ({ cart: 'cart-full' }),
  },
  {
    name: 'cart-mixed',
    description: 'Everything that can be bought, with coupon, beans and payment on delivery.',
    effect: () => ({ cart: 'cart-mixed' }),
  },
  { name: 'cart-large', description: '200 lines.', effect: () => ({ cart: 'cart-large' }) },
  {
    name: 'cart-lines',
    parameter: {
      name: 'number',
      examples: ['10', '50', '500'],
      isValid: (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_CART_LINES,
    },
    description: 'That many lines, to see how long carts feel.',
    effect: (count) => ({ cart: `cart-lines:${Number(count)}` }),
  },
  {
    name: 'cart-only',
    parameter: {
      name: 'line',
      examples: CART_LINE_KINDS,
      isValid: (value: string) => CART_LINE_KINDS.some((kind) => kind === value),
    },
    description: 'Lines of one kind and nothing else.',
    effect: (kind) => ({ cart: `cart-only:${kind as (typeof CART_LINE_KINDS)[number]}` }),
  },
  {
    name: 'cart-defective',
    description: 'Broken lines; some have no number and cannot be deleted.',
    effect: () => ({ cart: 'cart-defective' }),
  },
  {
    name: 'cart-not-available',
    description: 'Articles that are sold out or scarce.',
    effect: () => ({ cart: 'cart-not-available' }),
  },
  {
    name: 'cart-read-error',
    parameter: CODE,
    description: 'The cart cannot be read.',
    effect: (code) => ({ answers: { readCart: refuseCart(503, code) } }),
  },
  {
    name: 'cart-change-error',
    parameter: { ...CODE, examples: [...CODE.examples, 'CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] },
    description: 'Every change of the cart is refused.',
    effect: (code) => ({ answers: { changeCart: refuseCart(409, code) } }),
  },
  {
    name: 'voucher-error',
    parameter: { ...CODE, examples: VOUCHER_ERRORS },
    description: 'Every coupon and gift card is refused.',
    effect: (code) => {
      const limit = PROVOKED_LIMITS.get(code);
      return { voucherRefusal: { code, ...(limit !== undefined && { limit }) } };
    },
  },
  {
    name: 'cart-not-modified',
    description: 'The shop reports that a change had no effect.',
    effect: () => ({ answers: { changeCart: answer(undefined, { status: 304 }) } }),
  },
  {
    name: 'visitor-logged-in',
    description: 'The visitor is logged in.',
    effect: () => ({ visitor: { loginStatus: 'LOGGED_IN' } }),
  },
  {
    name: 'visitor-remembered',
    description: 'The shop knows the visitor, who is not logged in.',
    effect: () => ({ visitor: { loginStatus: 'REMEMBERED' } }),
  },
  {
    name: 'visitor-card-member',
    description: 'Logged in, with a loyalty card and beans.',
    effect: () => ({ visitor: { loginStatus: 'LOGGED_IN', isCardMember: true } }),
  },
  {
    name: 'visitor-community',
    description: 'Logged in, a member of the community.',
    effect: () => ({ visitor: { loginStatus: 'LOGGED_IN', isCommunityMember: true } }),
  },
  {
    name: 'visitor-invalid-token',
    description: 'Logged in, with an invalid long-term token.',
    effect: () => ({ visitor: { loginStatus: 'LOGGED_IN' }, hasInvalidToken: true }),
  },
  {
    name: 'visitor-error',
    description: 'Visitor data cannot be read.',
    effect: () => ({ answers: { readVisitor: refusal(503, 'UNAVAILABLE') } }),
  },
  {
    name: 'session-ended',
    description: 'The session has ended: cart and customer calls are refused with 401.',
    effect: () => ({
      answers: {
        readVisitor: refusal(401, 'UNAUTHORIZED'),
        readCustomerInfo: refusal(401, 'UNAUTHORIZED'),
        readCart: refusal(401, 'UNAUTHORIZED'),
        changeCart: refusal(401, 'UNAUTHORIZED'),
        readBaseData: newsletterProblem(401, 'urn:newsletter:unauthorized', 'Nobody is logged in'),
      },
    }),
  },
  {
    name: 'consent-panel',
    description: 'The shop asks for consent by category.',
    effect: () => ({ requiresConsent: true }),
  },
  {
    name: 'promotion-none',
    description: 'There are no promotions.',
    effect: () => ({ answers: { readPromotion: refusal(404, 'NOT_FOUND') } }),
  },
  {
    name: 'promotion-several',
    description: 'The top banner has several announcements, which rotate.',
    effect: () => ({ hasAnnouncements: true }),
  },
  {
    name: 'promotion-theme',
    parameter: {
      name: 'theme',
      examples: PROMOTION_THEMES,
      isValid: (value: string) => (PROMOTION_THEMES as readonly string[]).includes(value),
    },
    description: 'Promotions in a theme.',
    effect: (theme) => ({ promotionTheme: theme }),
  },
  {
    name: 'promotion-malformed',
    description: 'Promotions hold something that is not JSON.',
    effect: () => ({
      answers: { readPromotion: answer({ type: 'ApiTopBannerPromotion', contentJSON: '{"headline":' }) },
    }),
  },
  {
    name: 'footer-override',
    description: 'SHOP_FOOTER replaces the headline and the social links.',
    effect: () => ({ footer: 'override' }),
  },
  {
    name: 'footer-override-broken',
    description: 'SHOP_FOOTER holds a broken part, an unknown seal and an unsafe link.',
    effect: () => ({ footer: 'broken' }),
  },
  {
    name: 'footer-error',
    description: 'SHOP_FOOTER cannot be read.',
    effect: () => ({ footer: refusal(500, 'INTERNAL_ERROR') }),
  },
  {
    name: 'suggestions-error',
    description: 'Suggestions fail.',
    effect: () => ({ answers: { readSuggestions: refusal(500, 'INTERNAL_ERROR') } }),
  },
  {
    name: 'suggestions-empty',
    description: 'Nothing is suggested.',
    effect: () => ({ answers: { readSuggestions: answer({ searchTerms: [], products: [] }) } }),
  },
  {
    name: 'navigation-error',
    description: 'The navigation cannot be read.',
    effect: () => ({ answers: { readNavigation: refusal(500, 'INTERNAL_ERROR') } }),
  },
  {
    name: 'navigation-dead-links',
    description: 'Every link of the navigation leads to a page that is gone.',
    effect: () => ({ linksAreDead: true }),
  },
  {
    name: 'newsletter-invalid-email',
    description: 'The shop refuses the e-mail address.',
    effect: () => ({
      answers: { subscribe: newsletterProblem(400, EMAIL_INVALID_PROBLEM, 'Invalid e-mail address') },
    }),
  },
  {
    name: 'newsletter-error',
    description: 'Newsletter sign-up fails.',
    effect: () => ({
      answers: { subscribe: newsletterProblem(500, 'urn:newsletter:internal_error', 'Internal error') },
    }),
  },
  {
    name: 'newsletter-limit',
    description: 'Too many sign-ups: the newsletter service answers 429.',
    effect: () => ({
      answers: {
        subscribe: {
          ...newsletterProblem(429, 'urn:newsletter:too_many_requests', 'Too many requests'),
          headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '60' },
        },
      },
    }),
  },
  {
    name: 'newsletter-subscribed',
    description: 'The visitor gets the newsletter already.',
    effect: () => ({ answers: { readPartnerSite: answer({ nl_status: 'SUBSCRIBED' }) } }),
  },
  {
    name: 'newsletter-waiting',
    description: 'The visitor has signed up and not confirmed yet.',
    effect: () => ({ answers: { readPartnerSite: answer({ nl_status: 'WAITING_FOR_DOI' }) } }),
  },
  {
    name: 'newsletter-doi-expired',
    description: 'Confirmation links are born expired.',
    effect: () => ({ linksAreExpired: true }),
  },
  {
    name: 'staff',
    description: 'The visitor is a member of staff.',
    effect: () => ({ isStaff: true }),
  },
  {
    name: 'preview-no-tests',
    description: 'No A/B tests run.',
    effect: () => ({ answers: { readAbTests: answer([]) } }),
  },
  {
    name: 'preview-tests-error',
    description: 'The list of A/B tests cannot be read.',
    effect: () => ({ answers: { readAbTests: refusal(500, 'INTERNAL_ERROR') } }),
  },
  {
    name: 'preview-error',
    description: 'Preview settings cannot be applied.',
    effect: () => ({ answers: { setPreview: answer({ status: 'INTERNAL_ERROR' }) } }),
  },
  {
    name: 'preview-bad-request',
    description: 'The preview service refuses what staff chose.',
    effect: () => ({ answers: { setPreview: answer({ status: 'BAD_REQUEST' }) } }),
  },
  {
    name: 'preview-shared',
    description: 'Opened by a colleague’s link: a preview that can be looked at and left.',
    effect: () => ({
      answers: {
        checkStaff: ({ now }) =>
          answer({
            status: 'SUCCESS',
            isShared: true,
            dateTime: '2026-12-24T08:00:00.000Z',
            abTestName: 'Top banner wording',
            abTestGroup: 'Variant B',
            expiresAt: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
          }),
        setPreview: answer({ status: 'UNAUTHORIZED' }),
        renewStaff: answer({ status: 'UNAUTHORIZED' }),
      },
    }),
  },
  {
    name: 'preview-session-ended',
    description: 'A member of staff whose session has ended: it is known, but neither renewed nor changed.',
    effect: () => ({
      isStaff: true,
      answers: {
        renewStaff: answer({ status: 'UNAUTHORIZED' }),
        setPreview: answer({ status: 'UNAUTHORIZED' }),
      },
    }),
  },
  {
    name: 'foreign',
    description: 'Another company’s shop: odd types, gaps, unknown codes, extra fields.',
    effect: () => ({ visitor: { loginStatus: 'LOGGED_IN' }, answers: FOREIGN_ANSWERS }),
  },
  {
    name: 'slow',
    parameter: DURATION,
    description: 'Every answer takes that many milliseconds.',
    effect: (ms) => ({ delayMs: Number(ms) }),
  },
  {
    name: 'jitter',
    parameter: DURATION,
    description:
      'Answers take between nothing and that many milliseconds, so that later calls overtake earlier ones.',
    effect: (ms) => ({ jitterMs: Number(ms) }),
  },
  {
    name: 'down',
    parameter: {
      name: 'service',
      examples: SERVICES,
      isValid: (value: string) => (SERVICES as readonly string[]).includes(value),
    },
    description: 'One service cannot be reached.',
    effect: (service) => ({ down: [service as Service] }),
  },
  {
    name: 'offline',
    description: 'No call gets through: the connection breaks.',
    effect: () => ({ isOffline: true }),
  },
] as const satisfies readonly Scenario[];

type NameOf<Each> = Each extends { name: infer Name extends string; parameter: unknown }
  ? `${Name}:${string}`
  : Each extends { name: infer Name }
    ? Name
    : never;

/** A scenario as a test names it: `cart-full`, `slow:500`. */
export type ScenarioName = NameOf<(typeof SCENARIOS)[number]>;
