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

const scenario = <const Name extends string>(name: Name, description: string, effect: ScenarioEffect) => ({
  name,
  description,
  effect: () => effect,
});

const withParameter = <const Name extends string>(
  name: Name,
  description: string,
  parameter: NonNullable<Scenario['parameter']>,
  effect: Scenario['effect'],
) => ({ name, description, parameter, effect });

/** Every scenario, in the order of the scenario panel. */
export const SCENARIOS = [
  scenario('cart-empty', 'The cart is empty.', { cart: 'cart-empty' }),
  scenario('cart-full', 'One of every kind of line, broken ones among them.', { cart: 'cart-full' }),
  scenario('cart-mixed', 'Everything that can be bought, with coupon, beans and payment on delivery.', {
    cart: 'cart-mixed',
  }),
  scenario('cart-large', '200 lines.', { cart: 'cart-large' }),
  withParameter(
    'cart-lines',
    'That many lines, to see how long carts feel.',
    {
      name: 'number',
      examples: ['10', '50', '500'],
      isValid: (value: string) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_CART_LINES,
    },
    (count) => ({ cart: `cart-lines:${Number(count)}` }),
  ),
  withParameter(
    'cart-only',
    'Lines of one kind and nothing else.',
    {
      name: 'line',
      examples: CART_LINE_KINDS,
      isValid: (value: string) => CART_LINE_KINDS.some((kind) => kind === value),
    },
    (kind) => ({ cart: `cart-only:${kind as (typeof CART_LINE_KINDS)[number]}` }),
  ),
  scenario('cart-defective', 'Broken lines; some have no number and cannot be deleted.', {
    cart: 'cart-defective',
  }),
  scenario('cart-not-available', 'Articles that are sold out or scarce.', { cart: 'cart-not-available' }),
  withParameter('cart-read-error', 'The cart cannot be read.', CODE, (code) => ({
    answers: { readCart: refuseCart(503, code) },
  })),
  withParameter(
    'cart-change-error',
    'Every change of the cart is refused.',
    { ...CODE, examples: [...CODE.examples, 'CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] },
    (code) => ({ answers: { changeCart: refuseCart(409, code) } }),
  ),
  withParameter(
    'voucher-error',
    'Every coupon and gift card is refused.',
    { ...CODE, examples: VOUCHER_ERRORS },
    (code) => {
      const limit = PROVOKED_LIMITS.get(code);
      return { voucherRefusal: { code, ...(limit !== undefined && { limit }) } };
    },
  ),
  scenario('cart-not-modified', 'The shop reports that a change had no effect.', {
    answers: { changeCart: answer(undefined, { status: 304 }) },
  }),
  scenario('visitor-logged-in', 'The visitor is logged in.', { visitor: { loginStatus: 'LOGGED_IN' } }),
  scenario('visitor-remembered', 'The shop knows the visitor, who is not logged in.', {
    visitor: { loginStatus: 'REMEMBERED' },
  }),
  scenario('visitor-card-member', 'Logged in, with a loyalty card and beans.', {
    visitor: { loginStatus: 'LOGGED_IN', isCardMember: true },
  }),
  scenario('visitor-community', 'Logged in, a member of the community.', {
    visitor: { loginStatus: 'LOGGED_IN', isCommunityMember: true },
  }),
  scenario('visitor-invalid-token', 'Logged in, with an invalid long-term token.', {
    visitor: { loginStatus: 'LOGGED_IN' },
    hasInvalidToken: true,
  }),
  scenario('visitor-error', 'Visitor data cannot be read.', {
    answers: { readVisitor: refusal(503, 'UNAVAILABLE') },
  }),
  scenario('session-ended', 'The session has ended: cart and customer calls are refused with 401.', {
    answers: {
      readVisitor: refusal(401, 'UNAUTHORIZED'),
      readCustomerInfo: refusal(401, 'UNAUTHORIZED'),
      readCart: refusal(401, 'UNAUTHORIZED'),
      changeCart: refusal(401, 'UNAUTHORIZED'),
      readBaseData: newsletterProblem(401, 'urn:newsletter:unauthorized', 'No customer is logged in'),
    },
  }),
  scenario('consent-panel', 'The shop asks for consent by category.', { requiresConsent: true }),
  scenario('promotion-none', 'There are no promotions.', {
    answers: { readPromotion: refusal(404, 'NOT_FOUND') },
  }),
  scenario('promotion-several', 'The top banner has several announcements, which rotate.', {
    hasAnnouncements: true,
  }),
  withParameter(
    'promotion-theme',
    'Promotions in a theme.',
    {
      name: 'theme',
      examples: PROMOTION_THEMES,
      isValid: (value: string) => (PROMOTION_THEMES as readonly string[]).includes(value),
    },
    (theme) => ({ promotionTheme: theme }),
  ),
  scenario('promotion-malformed', 'Promotions hold something that is not JSON.', {
    answers: { readPromotion: answer({ type: 'ApiTopBannerPromotion', contentJSON: '{"headline":' }) },
  }),
  scenario('footer-override', 'SHOP_FOOTER replaces the headline and the social links.', {
    footer: 'override',
  }),
  scenario('footer-override-broken', 'SHOP_FOOTER holds a broken part, an unknown seal and an unsafe link.', {
    footer: 'broken',
  }),
  scenario('footer-error', 'SHOP_FOOTER cannot be read.', { footer: refusal(500, 'INTERNAL_ERROR') }),
  scenario('suggestions-error', 'Suggestions fail.', {
    answers: { readSuggestions: refusal(500, 'INTERNAL_ERROR') },
  }),
  scenario('suggestions-empty', 'Nothing is suggested.', {
    answers: { readSuggestions: answer({ searchTerms: [], products: [] }) },
  }),
  scenario('navigation-error', 'The navigation cannot be read.', {
    answers: { readNavigation: refusal(500, 'INTERNAL_ERROR') },
  }),
  scenario('navigation-dead-links', 'Every link of the navigation leads to a page that is gone.', {
    linksAreDead: true,
  }),
  scenario('newsletter-invalid-email', 'The shop refuses the e-mail address.', {
    answers: { subscribe: newsletterProblem(400, EMAIL_INVALID_PROBLEM, 'Invalid e-mail address') },
  }),
  scenario('newsletter-error', 'Newsletter sign-up fails.', {
    answers: { subscribe: newsletterProblem(500, 'urn:newsletter:internal_error', 'Internal error') },
  }),
  scenario('newsletter-limit', 'Too many sign-ups: the newsletter service answers 429.', {
    answers: {
      subscribe: {
        ...newsletterProblem(429, 'urn:newsletter:too_many_requests', 'Too many requests'),
        headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '60' },
      },
    },
  }),
  scenario('newsletter-subscribed', 'The visitor gets the newsletter already.', {
    answers: { readPartnerSite: answer({ nl_status: 'SUBSCRIBED' }) },
  }),
  scenario('newsletter-waiting', 'The visitor has signed up and not confirmed yet.', {
    answers: { readPartnerSite: answer({ nl_status: 'WAITING_FOR_DOI' }) },
  }),
  scenario('newsletter-doi-expired', 'Confirmation links are born expired.', { linksAreExpired: true }),
  scenario('staff', 'The visitor is a member of staff.', { isStaff: true }),
  scenario('preview-no-tests', 'No A/B tests run.', { answers: { readAbTests: answer([]) } }),
  scenario('preview-tests-error', 'The list of A/B tests cannot be read.', {
    answers: { readAbTests: refusal(500, 'INTERNAL_ERROR') },
  }),
  scenario('preview-error', 'Preview settings cannot be applied.', {
    answers: { setPreview: answer({ status: 'INTERNAL_ERROR' }) },
  }),
  scenario('preview-bad-request', 'The preview service refuses what staff chose.', {
    answers: { setPreview: answer({ status: 'BAD_REQUEST' }) },
  }),
  scenario('preview-shared', 'Opened by a colleague’s link: a preview that can be looked at and left.', {
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
  scenario(
    'preview-session-ended',
    'A member of staff whose session has ended: it is known, but neither renewed nor changed.',
    {
      isStaff: true,
      answers: {
        renewStaff: answer({ status: 'UNAUTHORIZED' }),
        setPreview: answer({ status: 'UNAUTHORIZED' }),
      },
    },
  ),
  scenario('foreign', 'Another company’s shop: odd types, gaps, unknown codes, extra fields.', {
    visitor: { loginStatus: 'LOGGED_IN' },
    answers: FOREIGN_ANSWERS,
  }),
  withParameter('slow', 'Every answer takes that many milliseconds.', DURATION, (ms) => ({
    delayMs: Number(ms),
  })),
  withParameter(
    'jitter',
    'Answers take between nothing and that many milliseconds, so that later calls overtake earlier ones.',
    DURATION,
    (ms) => ({ jitterMs: Number(ms) }),
  ),
  withParameter(
    'down',
    'One service cannot be reached.',
    {
      name: 'service',
      examples: SERVICES,
      isValid: (value: string) => (SERVICES as readonly string[]).includes(value),
    },
    (service) => ({ down: [service as Service] }),
  ),
  scenario('offline', 'No call gets through: the connection breaks.', { isOffline: true }),
] as const satisfies readonly Scenario[];

type NameOf<Each> = Each extends { name: infer Name extends string; parameter: unknown }
  ? `${Name}:${string}`
  : Each extends { name: infer Name }
    ? Name
    : never;

/** A scenario as a test names it: `cart-full`, `slow:500`. */
export type ScenarioName = NameOf<(typeof SCENARIOS)[number]>;
