import type { Result } from '#src/lib/result.ts';
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

/** The visitor: greeted by name, logged in or remembered, with the loyalty card's balance. */
export interface VisitorAnswer extends Value<'readVisitor'> {}
/** The partner site of the visitor, if it has one. */
export interface PartnerSiteAnswer extends Value<'readPartnerSite'> {}
/** The customer's beans and other facts for the user menu. */
export type CustomerInfoAnswer = Value<'readCustomerInfo'>;
/** A promotion as editors have written it. */
export interface PromotionAnswer extends Value<'readPromotion'> {}
/** The visitor's cart with its lines and sums. */
export interface CartAnswer extends Value<'readCart'> {}
/** The cart after a change. */
export interface CartChangeAnswer extends Value<'changeCart'> {}
/** Suggestions for a term. */
export interface SuggestionsAnswer extends Value<'readSuggestions'> {}
/** The navigation tree. */
export interface NavigationAnswer extends Value<'readNavigation'> {}
/** The theme worlds by section. */
export interface ThemeWorldsAnswer extends Value<'readThemeWorlds'> {}
/** What is known of a customer, for the newsletter form. */
export interface BaseDataAnswer extends Value<'readBaseData'> {}
/** A subscriber with their consents. */
export interface SubscriberAnswer extends Value<'readSubscriber'> {}
/** The visitor's A/B tests. */
export interface AbTestsAnswer extends Value<'readAbTests'> {}
/** The state of the staff's preview. */
export interface PreviewAnswer extends Value<'setPreview'> {}
/** The staff's session. */
export interface StaffAnswer extends Value<'checkStaff'> {}

/** The value of each call; calls that are missing here have none. */
interface Answers {
  readVisitor: VisitorAnswer;
  readPartnerSite: PartnerSiteAnswer;
  readCustomerInfo: CustomerInfoAnswer;
  readPromotion: PromotionAnswer;
  readCart: CartAnswer;
  changeCart: CartChangeAnswer;
  readSuggestions: SuggestionsAnswer;
  readNavigation: NavigationAnswer;
  readThemeWorlds: ThemeWorldsAnswer;
  readBaseData: BaseDataAnswer;
  readSubscriber: SubscriberAnswer;
  updateSubscriber: SubscriberAnswer;
  readAbTests: AbTestsAnswer;
  setPreview: PreviewAnswer;
  checkStaff: StaffAnswer;
  renewStaff: PreviewAnswer;
  logoutStaff: PreviewAnswer;
}
type Answer<Name extends EndpointName> = Name extends keyof Answers ? Answers[Name] : Value<Name>;

/** Every call of the shop as a function with a typed result. None of them throws for a failure of a service. */
export type ShopApi = {
  [Name in EndpointName]: (
    ...args: CallArguments<Name>
  ) => Promise<Result<Answer<Name>, CallError<Failure<Name>>>>;
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
  return Object.fromEntries(calls);
}
