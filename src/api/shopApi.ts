import { type EndpointName, endpoints } from './endpoints.ts';
import { type CallContext, type CallInput, type CallResult, request, withPage } from './request.ts';

type Endpoints = typeof endpoints;

/** The input of a call is optional if none of its fields is required. */
type CallArguments<Name extends EndpointName> =
  Record<never, never> extends CallInput<Endpoints[Name]>
    ? [input?: CallInput<Endpoints[Name]>]
    : [input: CallInput<Endpoints[Name]>];

/** Every call of the shop as a function with a typed result. None of them throws for a failure of a service. */
export type ShopApi = {
  [Name in EndpointName]: (...args: CallArguments<Name>) => Promise<CallResult<Endpoints[Name]>>;
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
