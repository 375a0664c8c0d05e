import type { EndpointName } from '#src/api/endpoints.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { effectOf } from './scenarios/parseScenarios.ts';
import { readStaffSession } from './services/staffSession.ts';
import { mockShop } from './shop.ts';
import type { DocumentStore, MockShop, ShopAnswer, ShopCall } from './world.ts';

/** Calls that answer differently at another time; only for them a preview's date is looked up (PRV-05). */
const TIMED: ReadonlySet<EndpointName> = new Set(['readPromotion', 'readThemeWorlds', 'readNavigation']);

/** The time to answer for: now, or the date that a member of staff looks at. */
async function timeOf(call: ShopCall, store: DocumentStore): Promise<Date> {
  // The cookie says that there may be a preview, the session whether there is.
  if (!TIMED.has(call.endpoint) || !call.cookie(COOKIES.preview)) return call.now;
  const dateTime = (await readStaffSession(call, store))?.dateTime;
  return dateTime ? new Date(dateTime) : call.now;
}

/**
 * The mock shop's answer to one call, scenarios included. Every stage comes through here, so a story, a test and the
 * demo server cannot differ (BFF-03). It waits for nothing: the stage makes the person wait for `delayMs`.
 */
export async function answerCall(
  call: ShopCall,
  store: DocumentStore,
  shop: MockShop = mockShop,
): Promise<ShopAnswer> {
  const { isOffline, delayMs, answers } = effectOf(call.scenarios);
  if (isOffline) return delayMs === undefined ? { kind: 'broken' } : { kind: 'broken', delayMs };
  const now = await timeOf(call, store);
  const given =
    answers?.[call.endpoint] ??
    (await shop[call.endpoint](now === call.now ? call : { ...call, now }, store));
  return delayMs === undefined ? given : { ...given, delayMs };
}
