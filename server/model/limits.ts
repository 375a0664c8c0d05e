import type { EndpointName } from '#src/api/endpoints.ts';
import { FOOTER_TIMEOUT_MS } from '#src/config/limits.ts';

/** Writes of one kind that a visitor or an address of the network may send in a minute. */
export interface RateLimit {
  perVisitor?: number;
  perAddress?: number;
}

/** What a write is, as far as its limit goes. */
export type WriteKind = 'signUp' | 'logIn' | 'contact' | 'confirm' | 'unsubscribe' | 'cart' | 'other';

/** Numbers the server keeps to, in one place; tests run with smaller ones. */
export interface ServerLimits {
  /** Longest time a call may take from its first to its last byte, in milliseconds; all under 10 s (contract: time budgets). */
  callMs: Readonly<Record<EndpointName, number>>;
  /** Longest time for SHOP_FOOTER, in milliseconds: the one promotion that the browser waits 15 s for (FTR-08). */
  footerMs: number;
  /** Longest wait for a connection to a real shop, in milliseconds. */
  connectMs: number;
  /** Longest time a page waits for the shop, in milliseconds. What is not there by then is asked for by the browser. */
  pageDataMs: number;
  /** Largest answer of a real shop, in bytes; a longer one is no shop's. */
  answerBytes: number;
  /** Connections to one service of a real shop: a service that hangs blocks its own connections only. */
  connections: number;
  /** A service that has not answered so many times in a row is left alone for a while … */
  silencesToBreak: number;
  /** … namely so long, in milliseconds; then one call tries it. */
  breakMs: number;
  /** How long the last good answer may stand in for one that failed, in milliseconds. */
  staleMs: number;
  /** Largest body of a request, in bytes; the largest honest one is a contact message without its files. */
  bodyBytes: number;
  /** Largest header of a request, in bytes: room for a shop's cookies, and not for a flood. */
  headerBytes: number;
  /** Longest time for the header of a request to arrive, in milliseconds. */
  headerMs: number;
  /** Longest time for a whole request to arrive, in milliseconds. */
  requestMs: number;
  /** Longest time in which nothing moves on a connection, in milliseconds; longer than the longest answer takes. */
  idleMs: number;
  rates: Readonly<Record<WriteKind, RateLimit>>;
}

export const LIMITS: ServerLimits = {
  callMs: {
    readVisitor: 6_000,
    readPartnerSite: 5_000,
    readCustomerInfo: 6_000,
    readPromotion: 5_000,
    readCart: 9_000,
    // A write that was late may still have been made, so it is given as long as a person waits.
    changeCart: 9_500,
    readSuggestions: 3_000,
    readCacheKey: 3_000,
    readNavigation: 5_000,
    readThemeWorlds: 5_000,
    subscribe: 9_500,
    readBaseData: 5_000,
    readSubscriber: 6_000,
    confirmSubscriber: 9_500,
    updateSubscriber: 9_500,
    assignAbTests: 3_000,
    readAbTests: 6_000,
    setPreview: 9_000,
    checkStaff: 5_000,
    renewStaff: 6_000,
    logoutStaff: 9_000,
  },
  footerMs: FOOTER_TIMEOUT_MS,
  connectMs: 2_000,
  pageDataMs: 900,
  answerBytes: 5_000_000,
  connections: 64,
  silencesToBreak: 5,
  breakMs: 2_000,
  staleMs: 3_600_000,
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headerMs: 10_000,
  requestMs: 30_000,
  idleMs: 75_000,
  rates: {
    signUp: { perAddress: 10 },
    logIn: { perVisitor: 20, perAddress: 60 },
    contact: { perVisitor: 10, perAddress: 60 },
    confirm: { perAddress: 60 },
    // Mail programs unsubscribe many people from few addresses (RFC 8058).
    unsubscribe: { perAddress: 600 },
    cart: { perVisitor: 600, perAddress: 12_000 },
    other: { perVisitor: 120, perAddress: 1_200 },
  },
};
