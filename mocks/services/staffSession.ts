import { COOKIES } from '#src/lib/cookies.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { SCENARIO_STAFF_TOKEN } from '../scenarios/scenarioCookies.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, PreviewedShop, ShopCall, ShopCookie } from '../world.ts';

/** A staff session expires after this time without renewal; the panel renews it every 5 minutes. */
export const STAFF_SESSION_MS = 15 * 60_000;

/** How long an ended session is stored, in milliseconds: otherwise a scenario's session would start again. */
const STAFF_DOCUMENT_MS = 24 * 3_600_000;

interface StaffSession extends PreviewedShop {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const expiry = (now: Date) => now.getTime() + STAFF_SESSION_MS;

const scenarioKey = (visitor: string) => `staff:scenario:${visitor}`;

/** The session's key, or `null` without a staff cookie. */
async function sessionKey(call: ShopCall): Promise<{ key: string; isScenario: boolean } | null> {
  const token = call.cookie(COOKIES.staff);
  const { isStaff = false } = effectOf(call.scenarios);
  if (!token) return null;
  if (token === SCENARIO_STAFF_TOKEN)
    return isStaff ? { key: scenarioKey(call.visitor), isScenario: true } : null;
  return { key: `staff:${await hashToken(token)}`, isScenario: false };
}

/** The session of a member of staff, or `null`. */
export async function readStaffSession(call: ShopCall, store: DocumentStore): Promise<StaffSession | null> {
  const found = await sessionKey(call);
  if (!found) return null;
  const session = await store.read<StaffSession>(found.key);
  if (session && session.expiresAt > call.now.getTime()) return session;
  return found.isScenario && !session ? { expiresAt: expiry(call.now) } : null;
}

/** Changes and renews the session; `null` ends it. Returns `false` if no member of staff is logged in. */
export async function changeStaffSession(
  call: ShopCall,
  store: DocumentStore,
  change: (settings: PreviewedShop) => PreviewedShop | null,
): Promise<boolean> {
  const found = await sessionKey(call);
  if (!found) return false;
  return store.change<StaffSession, boolean>(found.key, (session) => {
    const isAlive = session ? session.expiresAt > call.now.getTime() : found.isScenario;
    if (!isAlive) return { document: undefined, value: false };
    const settings = change(session ?? {});
    // A scenario's session is created on demand, so its end must be stored.
    const ended = found.isScenario ? { expiresAt: 0 } : undefined;
    return {
      document: settings ? { ...settings, expiresAt: expiry(call.now) } : ended,
      value: true,
      expiresInMs: STAFF_DOCUMENT_MS,
    };
  });
}

/** Lets a scenario's session start again after its end; the scenario panel calls it. */
export const restartScenarioSession = (visitor: string, store: DocumentStore): Promise<void> =>
  store.change<StaffSession, void>(scenarioKey(visitor), () => ({ document: undefined, value: undefined }));

/** Logs a member of staff in and returns the cookie. */
export async function logInStaff(store: DocumentStore, now: Date): Promise<ShopCookie[]> {
  const token = createToken();
  await store.change<StaffSession, void>(`staff:${await hashToken(token)}`, () => ({
    document: { expiresAt: expiry(now) },
    value: undefined,
    expiresInMs: STAFF_DOCUMENT_MS,
  }));
  // The page's script looks for this cookie before it loads the panel, so it must be able to read it.
  return [{ name: COOKIES.staff, value: token }];
}
