import { type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { effectOf } from './scenarios/parseScenarios.ts';
import { readStaffSession } from './services/staffSession.ts';
import type { DocumentStore, MockShop, ShopAnswer, ShopCall, ShopService } from './world.ts';

/** Calls that answer differently at another time; only for them a preview's date is looked up (PRV-05). */
const TIMED: ReadonlySet<EndpointName> = new Set(['readPromotion', 'readThemeWorlds', 'readNavigation']);

/** The time to answer for: now, or the date that a member of staff looks at. */
async function timeOf(call: ShopCall, store: DocumentStore): Promise<Date> {
  // The cookie says that there may be a preview, the session whether there is.
  if (!TIMED.has(call.endpoint) || !call.cookie(COOKIES.preview)) return call.now;
  const dateTime = (await readStaffSession(call, store))?.dateTime;
  return dateTime ? new Date(dateTime) : call.now;
}

/** An answer as it leaves the shop while this delay is in force. */
const delayed = (answer: ShopAnswer, delayMs: number | undefined): ShopAnswer =>
  delayMs === undefined ? answer : { ...answer, delayMs };

const withScenariosOf =
  (service: ShopService): ShopService =>
  async (call, store) => {
    const { isOffline, delayMs, answers } = effectOf(call.scenarios);
    if (isOffline) return delayed({ kind: 'broken' }, delayMs);
    const given = answers?.[call.endpoint];
    if (given) return delayed(given, delayMs);
    const now = await timeOf(call, store);
    return delayed(await service(now === call.now ? call : { ...call, now }, store), delayMs);
  };

/**
 * The same shop in which the scenarios of a call are in force: fixed answers, delays, a broken connection, another
 * time. Every stage serves a shop made here, so a story, a test and the demo server cannot differ (BFF-03).
 */
export function withScenarios(shop: MockShop): MockShop {
  const names = Object.keys(endpoints) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, withScenariosOf(shop[name])])) as MockShop;
}
