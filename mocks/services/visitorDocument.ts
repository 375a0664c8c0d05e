import { COOKIES } from '#src/lib/cookies.ts';
import type { LoginStatus } from '#src/schemas/customer.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { createLongTermToken, LOGIN_ID, SCENARIO_LOGIN_TOKEN } from '../scenarios/scenarioCookies.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, ShopCall, ShopCookie } from '../world.ts';

/** A visitor's stored data, except carts. */
export interface VisitorDocument {
  loginStatus?: LoginStatus;
  isCardMember?: boolean;
  isCommunityMember?: boolean;
  /** Hash of the issued log-in token. */
  loginTokenHash?: string;
  /** This visitor's last newsletter sign-up. */
  newsletter?: { tokenHash: string; isConfirmed: boolean };
  /** The scenarios that set the identity, so that each does it once. */
  preset?: string;
}

/** Lifetime of a visitor's documents after their last change, in milliseconds: 60 days. */
export const VISITOR_LIFETIME_MS = 60 * 24 * 3_600_000;

export const visitorKey = (visitor: string) => `visitor:${visitor}`;

/** The scenarios' visitor settings as a comparable text. */
const presetOf = (scenarios: readonly string[]): string | undefined => {
  const { visitor } = effectOf(scenarios);
  return visitor && JSON.stringify(visitor);
};

function openVisitor(document: VisitorDocument | undefined, call: ShopCall): VisitorDocument | undefined {
  const { visitor } = effectOf(call.scenarios);
  const preset = presetOf(call.scenarios);
  if (document?.preset === preset) return document;
  const { preset: _, ...rest } = document ?? {};
  if (!visitor) return rest;
  return { newsletter: rest.newsletter, ...visitor, preset };
}

/** The visitor's data. Reads store nothing, or every GET could create a document. */
export async function readVisitorDocument(call: ShopCall, store: DocumentStore): Promise<VisitorDocument> {
  const stored = await store.read<VisitorDocument>(visitorKey(call.visitor));
  const open = openVisitor(stored, call) ?? {};
  if (!stored || open === stored) return open;
  return changeVisitorDocument(call, store, (document) => document);
}

export async function changeVisitorDocument(
  call: ShopCall,
  store: DocumentStore,
  change: (document: VisitorDocument) => VisitorDocument,
): Promise<VisitorDocument> {
  return store.change<VisitorDocument, VisitorDocument>(visitorKey(call.visitor), (document) => {
    const value = change(openVisitor(document, call) ?? {});
    return { document: value, value, expiresInMs: VISITOR_LIFETIME_MS };
  });
}

/** Whether a log-in token is the one issued to this visitor. */
export async function isLoggedInWith(
  token: string | null,
  document: VisitorDocument,
  call: ShopCall,
): Promise<boolean> {
  if (!token || !document.loginStatus || document.loginStatus === 'LOGGED_OUT') return false;
  if (token === SCENARIO_LOGIN_TOKEN) return effectOf(call.scenarios).visitor !== undefined;
  return document.loginTokenHash === (await hashToken(token));
}

/**
 * The visitor's log-in state: without the log-in token, because the browser was closed, a visitor counts as remembered
 * while the long-term token exists.
 */
export async function readLoginStatus(document: VisitorDocument, call: ShopCall): Promise<LoginStatus> {
  const { loginStatus = 'LOGGED_OUT', preset } = document;
  // A scenario sets the identity directly.
  if (loginStatus !== 'LOGGED_IN' || preset) return loginStatus;
  if (await isLoggedInWith(call.cookie(COOKIES.login), document, call)) return 'LOGGED_IN';
  return call.cookie(COOKIES.longTerm) ? 'REMEMBERED' : 'LOGGED_OUT';
}

const LONG_TERM_SECONDS = 365 * 24 * 3600;

/** Logs a visitor in and returns the cookies; the demo's sign-in page calls it. */
export async function logIn(
  visitor: string,
  store: DocumentStore,
  membership: Pick<VisitorDocument, 'isCardMember' | 'isCommunityMember'> = {},
): Promise<ShopCookie[]> {
  const token = createToken();
  const loginTokenHash = await hashToken(token);
  await store.change<VisitorDocument, void>(visitorKey(visitor), (document) => ({
    document: { ...document, ...membership, loginStatus: 'LOGGED_IN', loginTokenHash },
    value: undefined,
    expiresInMs: VISITOR_LIFETIME_MS,
  }));
  return [
    { name: COOKIES.login, value: token },
    { name: COOKIES.longTerm, value: createLongTermToken(LOGIN_ID), maxAgeSeconds: LONG_TERM_SECONDS },
  ];
}

/**
 * Logs a visitor out and returns the cookies to delete; the demo's `/logout` calls it.
 *
 * @param scenarios the active scenarios, whose visitor settings end
 */
export async function logOut(
  visitor: string,
  store: DocumentStore,
  scenarios: readonly string[] = [],
): Promise<ShopCookie[]> {
  await store.change<VisitorDocument, void>(visitorKey(visitor), (document) => {
    const { loginTokenHash: _, ...rest } = document ?? {};
    return {
      document: { ...rest, loginStatus: 'LOGGED_OUT', preset: presetOf(scenarios) },
      value: undefined,
      expiresInMs: VISITOR_LIFETIME_MS,
    };
  });
  return [COOKIES.login, COOKIES.longTerm].map((name) => ({ name, value: '', maxAgeSeconds: 0 }));
}
