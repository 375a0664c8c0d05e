import * as z from 'zod/mini';
import { FOOTER_TIMEOUT_MS, MAX_SUGGESTED_PRODUCTS, MAX_SUGGESTED_TERMS } from '#src/config/limits.ts';
import type { JsonLimits } from '#src/lib/boundJson.ts';
import { cartChangeResponse, cartCommand, cartRefusal, cartResponse } from '#src/schemas/cart.ts';
import { customerInfoResponse, partnerSiteResponse, visitorResponse } from '#src/schemas/customer.ts';
import { navigationResponse } from '#src/schemas/navigation.ts';
import {
  baseDataResponse,
  newsletterProblem,
  subscribeRequest,
  subscriber,
  updateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import {
  abTestsResponse,
  authCheckResponse,
  emulatedVisitor,
  previewResponse,
} from '#src/schemas/preview.ts';
import { promotionResponse } from '#src/schemas/promotion.ts';
import { suggestionsResponse } from '#src/schemas/search.ts';
import { text } from '#src/schemas/shared.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';

/** The shop's services; each can be proxied or mocked separately (contract: environment of the server). */
export const SERVICES = [
  'CART',
  'PROMOTION',
  'SEARCHFRONTEND',
  'CUSTOMERFRONTENDDATA',
  'THEMEWORLD_FRONTEND',
  'NEWSLETTER',
  'PREVIEW',
  'ABTESTFRONTEND',
  'NAVIGATION',
  'CUSTOMER',
] as const;
/** One of the shop’s services; each can be proxied or mocked separately. */
export type Service = (typeof SERVICES)[number];

/** Headers that the library adds, each from its own source. */
export type CallHeader =
  /** `X-CSRF-Token` from the cookie `csrf-token`. */
  | 'csrf'
  /** `X-LongTermToken` from the cookie `LongTermToken`. */
  | 'longTermToken'
  /** `X-LoginToken` from the cookie `LoginToken`. */
  | 'loginToken'
  /** `X-Hunter-Site`: the site's code. */
  | 'site'
  /** `X-Original-Address`: the page's full URL. */
  | 'originalAddress';

/** One call of the shop, shared by its client, its mock and its documentation. */
export interface Endpoint {
  service: Service;
  method: 'GET' | 'POST' | 'PUT';
  /** `{name}` stands for a path parameter. */
  path: `/${string}`;
  /** The caller may pass another path of the shop, which responds in the same shape. */
  takesRoute?: boolean;
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, string | number | boolean | undefined>>;
  request?: z.ZodMiniType;
  /** The response body for a status of 200 to 299; without it the body is not read. */
  response?: z.ZodMiniType;
  /** The response body for any other status, if the service has one. */
  failure?: z.ZodMiniType;
  headers?: readonly CallHeader[];
  cache?: RequestCache;
  /** The call outlives its page. */
  keepalive?: boolean;
  /** What differs from `RESPONSE_LIMITS`. */
  limits?: Partial<ResponseLimits>;
  timeoutMs: number;
}

/** The size of a response that a part needs at most. The rest is left out and reported; a response with more bytes fails. */
export interface ResponseLimits extends JsonLimits {
  bytes: number;
}

/** The limits of a call's response. A cart of 200 lines has 95 kB and 5,000 values. */
const RESPONSE_LIMITS: ResponseLimits = {
  bytes: 1_000_000,
  nodes: 20_000,
  depth: 32,
  characters: 10_000,
};

export const responseLimitsOf = ({ limits }: Endpoint): ResponseLimits => ({ ...RESPONSE_LIMITS, ...limits });

/** How long a call waits for an answer before it counts as a network failure. */
const CALL_TIMEOUT_MS = 10_000;

const CART_PATH = '/service/cart/api/cart';
const NEWSLETTER_PATH = '/service/newsletter/api/{base}';
const newsletterBase = z.enum(['private', 'internal']);

/** Every call of both specifications: the client, the mock shop, the proxy and OpenAPI use this table. */
export const endpoints = {
  readVisitor: {
    service: 'CUSTOMERFRONTENDDATA',
    method: 'GET',
    path: '/service/customerfrontenddata/api/v1/psdata',
    response: visitorResponse,
    headers: ['csrf'],
    cache: 'no-cache',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readPartnerSite: {
    service: 'CUSTOMERFRONTENDDATA',
    method: 'GET',
    path: '/json/psdata',
    response: partnerSiteResponse,
    cache: 'no-cache',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readCustomerInfo: {
    service: 'CUSTOMER',
    method: 'GET',
    path: '/service/customer/api/v1/customer-info/{loginId}',
    params: z.object({ loginId: text }),
    response: customerInfoResponse,
    headers: ['loginToken', 'csrf'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readPromotion: {
    service: 'PROMOTION',
    method: 'GET',
    path: '/service/promotion/api/promotion/{promotionId}',
    params: z.object({ promotionId: text }),
    query: z.object({
      allOfTags: z.optional(text),
      anyOfTags: z.optional(text),
      noneOfTags: z.optional(text),
    }),
    response: promotionResponse,
    headers: ['site'],
    // Its content is JSON in a text, with limits of its own.
    limits: { characters: 500_000 },
    timeoutMs: FOOTER_TIMEOUT_MS,
  },
  readCart: {
    service: 'CART',
    method: 'GET',
    path: CART_PATH,
    query: z.object({ forceReload: z.optional(z.boolean()) }),
    response: cartResponse,
    failure: cartRefusal,
    headers: ['csrf', 'longTermToken'],
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  changeCart: {
    service: 'CART',
    method: 'PUT',
    path: CART_PATH,
    request: cartCommand,
    response: cartChangeResponse,
    failure: cartRefusal,
    headers: ['csrf', 'longTermToken'],
    keepalive: true,
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readSuggestions: {
    service: 'SEARCHFRONTEND',
    method: 'GET',
    path: '/service/searchfrontend/api/suggestions',
    query: z.object({
      q: text,
      site: text,
      maxSearchTerms: z._default(z.coerce.number<number>(), MAX_SUGGESTED_TERMS),
      maxProducts: z._default(z.coerce.number<number>(), MAX_SUGGESTED_PRODUCTS),
    }),
    response: suggestionsResponse,
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readCacheKey: {
    service: 'SEARCHFRONTEND',
    method: 'GET',
    path: '/service/searchfrontend/api/cachekey',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readNavigation: {
    service: 'NAVIGATION',
    method: 'GET',
    path: '/jsonflyoutnavigation',
    takesRoute: true,
    query: z.object({ site: z.optional(text) }),
    response: navigationResponse,
    // Each entry is a link on every page.
    limits: { nodes: 5_000, characters: 1_000 },
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readThemeWorlds: {
    service: 'THEMEWORLD_FRONTEND',
    method: 'GET',
    path: '/service/themeworld-frontend/api/themeworlds/navigation',
    response: themeWorldsResponse,
    timeoutMs: CALL_TIMEOUT_MS,
  },
  subscribe: {
    service: 'NEWSLETTER',
    method: 'POST',
    path: `${NEWSLETTER_PATH}/newsletter-subscribers`,
    params: z.object({ base: newsletterBase }),
    request: subscribeRequest,
    failure: newsletterProblem,
    headers: ['site', 'originalAddress'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readBaseData: {
    service: 'NEWSLETTER',
    method: 'GET',
    path: `${NEWSLETTER_PATH}/customers/base-data`,
    params: z.object({ base: newsletterBase }),
    response: baseDataResponse,
    headers: ['loginToken'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readSubscriber: {
    service: 'NEWSLETTER',
    method: 'GET',
    path: `${NEWSLETTER_PATH}/newsletter-subscribers/{subscriberToken}`,
    params: z.object({ base: newsletterBase, subscriberToken: text }),
    response: subscriber,
    failure: newsletterProblem,
    headers: ['site'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  confirmSubscriber: {
    service: 'NEWSLETTER',
    method: 'PUT',
    path: `${NEWSLETTER_PATH}/newsletter-subscribers/{subscriberToken}/doi`,
    params: z.object({ base: newsletterBase, subscriberToken: text }),
    failure: newsletterProblem,
    headers: ['site', 'originalAddress'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  updateSubscriber: {
    service: 'NEWSLETTER',
    method: 'PUT',
    path: `${NEWSLETTER_PATH}/newsletter-subscribers/{subscriberToken}`,
    params: z.object({ base: newsletterBase, subscriberToken: text }),
    request: updateSubscriberRequest,
    response: subscriber,
    failure: newsletterProblem,
    headers: ['site', 'originalAddress'],
    timeoutMs: CALL_TIMEOUT_MS,
  },
  assignAbTests: {
    service: 'ABTESTFRONTEND',
    method: 'GET',
    path: '/service/abtestfrontend/api/v1/getassignment',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  readAbTests: {
    service: 'ABTESTFRONTEND',
    method: 'GET',
    path: '/service/abtestfrontend/api/v1/gettestsat',
    query: z.object({ time: text }),
    response: abTestsResponse,
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  setPreview: {
    service: 'PREVIEW',
    method: 'GET',
    path: '/service/preview/api/token',
    query: z.object({
      test: z.optional(text),
      group: z.optional(text),
      previewDateTime: z.optional(text),
      visitor: z.optional(emulatedVisitor),
    }),
    response: previewResponse,
    headers: ['csrf'],
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  checkStaff: {
    service: 'PREVIEW',
    method: 'GET',
    path: '/service/preview/api/auth/checkauth',
    response: authCheckResponse,
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  renewStaff: {
    service: 'PREVIEW',
    method: 'GET',
    path: '/service/preview/api/auth/login/renew',
    response: previewResponse,
    headers: ['csrf'],
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
  logoutStaff: {
    service: 'PREVIEW',
    method: 'GET',
    path: '/service/preview/api/auth/logout',
    response: previewResponse,
    headers: ['csrf'],
    cache: 'no-store',
    timeoutMs: CALL_TIMEOUT_MS,
  },
} as const satisfies Record<string, Endpoint>;

/** The name of a call in the table of calls. */
export type EndpointName = keyof typeof endpoints;
