import type { Result } from '#src/lib/result.ts';
import type { VisitorResponse } from '#src/schemas/customer.ts';
import type { PromotionResponse } from '#src/schemas/promotion.ts';
import { checkedClients } from './checkedClients.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import {
  type CallContext,
  type CallError,
  type CallInput,
  type CallResult,
  request,
  withPage,
} from './request.ts';

type Endpoints = typeof endpoints;

/** The input of a call is optional if none of its fields is required. */
type CallArguments<Name extends EndpointName> =
  Record<never, never> extends CallInput<Endpoints[Name]>
    ? [input?: CallInput<Endpoints[Name]>]
    : [input: CallInput<Endpoints[Name]>];

type Value<Name extends EndpointName> = Extract<CallResult<Endpoints[Name]>, { ok: true }>['value'];
type Failure<Name extends EndpointName> =
  Extract<CallResult<Endpoints[Name]>, { ok: false }>['error'] extends CallError<infer Body> ? Body : never;

/** The partner site of the visitor, if it has one. */
export interface PartnerSiteResponse extends Value<'readPartnerSite'> {}
/** The customer's beans and other facts for the user menu. */
export type CustomerInfoResponse = Value<'readCustomerInfo'>;
/** The visitor's cart with its lines and sums. */
export interface CartResponse extends Value<'readCart'> {}
/** The cart after a change. */
export interface CartChangeResponse extends Value<'changeCart'> {}
/** Suggestions for a term. */
export interface SuggestionsResponse extends Value<'readSuggestions'> {}
/** The navigation tree. */
export interface NavigationResponse extends Value<'readNavigation'> {}
/** The theme worlds by section. */
export interface ThemeWorldsResponse extends Value<'readThemeWorlds'> {}
/** What is known of a customer, for the newsletter form. */
export interface BaseDataResponse extends Value<'readBaseData'> {}
/** A subscriber with their consents. */
export interface SubscriberResponse extends Value<'readSubscriber'> {}
/** The visitor's A/B tests. */
export interface AbTestsResponse extends Value<'readAbTests'> {}
/** The state of the staff's preview. */
export interface PreviewResponse extends Value<'setPreview'> {}
/** The staff's session. */
export interface StaffResponse extends Value<'checkStaff'> {}

/** The value of each call; calls that are missing here have none. */
interface Responses {
  readVisitor: VisitorResponse;
  readPartnerSite: PartnerSiteResponse;
  readCustomerInfo: CustomerInfoResponse;
  readPromotion: PromotionResponse;
  readCart: CartResponse;
  changeCart: CartChangeResponse;
  readSuggestions: SuggestionsResponse;
  readNavigation: NavigationResponse;
  readThemeWorlds: ThemeWorldsResponse;
  readBaseData: BaseDataResponse;
  readSubscriber: SubscriberResponse;
  updateSubscriber: SubscriberResponse;
  readAbTests: AbTestsResponse;
  setPreview: PreviewResponse;
  checkStaff: StaffResponse;
  renewStaff: PreviewResponse;
  logoutStaff: PreviewResponse;
}
type ResponseOf<Name extends EndpointName> = Name extends keyof Responses ? Responses[Name] : Value<Name>;

/** Every call of the shop as a function with a typed result. None of them throws for a failure of a service. */
export type ShopApi = {
  [Name in EndpointName]: (
    ...args: CallArguments<Name>
  ) => Promise<Result<ResponseOf<Name>, CallError<Failure<Name>>>>;
};

/**
 * The shop's client.
 *
 * @example
 * const shop = createShopApi({ site: 'DE' });
 * const answer = await shop.readCart();
 * if (answer.ok) console.log(answer.value.cart.numberOfArticles);
 */
export function createShopApi(overrides: CallContext): ShopApi {
  const context = withPage(overrides);
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: CallInput<typeof endpoint> = {} as CallInput<typeof endpoint>) =>
      request(endpoint, input, context),
  ]);
  const shop = Object.fromEntries(calls);
  for (const each of [shop, ...Object.values(shop)]) checkedClients.add(each);
  return shop;
}
