import { type EndpointName, endpoints, type Service } from '#src/api/endpoints.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { answer, cartRefusal, newsletterProblem, refusal } from './answers.ts';
import { effectOf } from './scenarios/parseScenarios.ts';
import type { ScenarioEffect } from './scenarios/scenarios.ts';
import { readStaffSession } from './services/staffSession.ts';
import type { DocumentStore, MockShop, PreviewedShop, ShopCall, ShopResponse, ShopService } from './world.ts';

/** Calls whose response depends on the preview; only they read it from the store. */
const PREVIEWED: ReadonlySet<EndpointName> = new Set([
  'readPromotion',
  'readThemeWorlds',
  'readNavigation',
  'readVisitor',
  'readBaseData',
]);

/** The preview of the staff session. The cookie only indicates that there may be one. */
const previewOfSession = async (call: ShopCall, store: DocumentStore): Promise<PreviewedShop | null> =>
  // Read at the current time: at the previewed time the session may not be valid.
  call.cookie(COOKIES.preview) ? readStaffSession(call, store) : null;

/** The call with the time, test group and visitor of a staff or shared preview. */
async function previewed(call: ShopCall, store: DocumentStore): Promise<ShopCall> {
  if (!PREVIEWED.has(call.endpoint)) return call;
  const shown = call.sharedView ?? (await previewOfSession(call, store));
  if (!shown) return call;
  const { dateTime, abTestName, abTestGroup, visitor } = shown;
  return {
    ...call,
    ...(dateTime && { now: new Date(dateTime) }),
    ...(abTestName && abTestGroup && { selection: { test: abTestName, group: abTestGroup } }),
    ...(visitor && { emulatedVisitor: visitor }),
  };
}

/** A hash of the call, for a delay that is the same on every run. */
function spread({ endpoint, params, query, body }: ShopCall): number {
  let hash = 7;
  for (const character of `${endpoint} ${query} ${JSON.stringify([params, body])}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/** Adds the scenarios' delay to a response. */
function delayed(
  response: ShopResponse,
  call: ShopCall,
  { delayMs, jitterMs }: ScenarioEffect,
): ShopResponse {
  if (delayMs === undefined && jitterMs === undefined) return response;
  const more = jitterMs === undefined ? 0 : spread(call) % (jitterMs + 1);
  return { ...response, delayMs: (delayMs ?? 0) + more };
}

/** The error response of an unavailable service, in the contract's schemas. */
function unavailable(service: Service): ShopResponse {
  if (service === 'CART') return cartRefusal(503, 'UNKNOWN');
  if (service === 'NEWSLETTER') return newsletterProblem(503, 'urn:newsletter:unavailable', 'Unavailable');
  if (service === 'PREVIEW') return answer({ status: 'INTERNAL_ERROR' }, { status: 503 });
  return refusal(503, 'UNAVAILABLE');
}

const withScenariosOf =
  (service: ShopService): ShopService =>
  async (call, store) => {
    const effect = effectOf(call.scenarios);
    if (effect.isOffline) return delayed({ kind: 'broken' }, call, effect);
    const owner = endpoints[call.endpoint].service;
    const fixed = effect.answers?.[call.endpoint];
    const override = effect.down?.includes(owner)
      ? unavailable(owner)
      : typeof fixed === 'function'
        ? fixed(call)
        : fixed;
    if (override) return delayed(override, call, effect);
    return delayed(await service(await previewed(call, store), store), call, effect);
  };

/**
 * The same shop in which the scenarios of a call are in force: fixed answers, delays, a broken connection, another
 * time. Every stage serves a shop made here, so a story, a test and the demo server cannot differ.
 */
export function withScenarios(shop: MockShop): MockShop {
  const names = Object.keys(endpoints) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, withScenariosOf(shop[name])])) as MockShop;
}
