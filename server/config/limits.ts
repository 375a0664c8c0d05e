import type { EndpointName } from '#src/api/endpoints.ts';
import { FOOTER_TIMEOUT_MS } from '#src/config/limits.ts';

/** The number of writes of one kind per minute, for a visitor and for a network address. */
export interface RateLimit {
  perVisitor?: number;
  perAddress?: number;
}

const RATES = {
  signUp: { perAddress: 10 },
  logIn: { perVisitor: 20, perAddress: 60 },
  contact: { perVisitor: 10, perAddress: 60 },
  confirm: { perAddress: 60 },
  // Mail programs unsubscribe many people from a few addresses (RFC 8058).
  unsubscribe: { perAddress: 600 },
  cart: { perVisitor: 600, perAddress: 12_000 },
  // Codes of vouchers and gift cards: an attacker who guesses codes makes more attempts than a customer.
  code: { perVisitor: 20, perAddress: 200 },
  other: { perVisitor: 120, perAddress: 1_200 },
} satisfies Record<string, RateLimit>;

/** The kinds of write with separate limits. */
export type WriteKind = keyof typeof RATES;

/** All limits of the server; tests use smaller ones. */
export interface ServerLimits {
  /** Deadline of a call for the complete response, in milliseconds; always under 10 s (contract: time budgets). */
  callMs: Readonly<Record<EndpointName, number>>;
  /** Deadline of SHOP_FOOTER, in milliseconds: the browser waits 15 s for this promotion. */
  footerMs: number;
  /** Timeout for connecting to an upstream, in milliseconds. */
  connectMs: number;
  /** How long a page waits for the calls that decide what it says, such as the cart of the checkout, in milliseconds. */
  pageCallMs: number;
  /** How long a page then waits for the rest of the shop, in milliseconds. The browser requests missing data later. */
  pageDataMs: number;
  /** Connections per upstream service: a service that hangs blocks only its own connections. */
  connections: number;
  /** Consecutive missing responses that open the circuit breaker. */
  failuresToOpen: number;
  /** How long the circuit breaker stays open before a trial call, in milliseconds. */
  openMs: number;
  /** Deadline of an operation of the store, in milliseconds; the call or page then gets 503. */
  storeMs: number;
  /** Pages and calls that wait for the event loop; further ones are refused. */
  waitingRequests: { perAddress: number; inTotal: number };
  /** Requests of one connection at the same time; browsers send one, only pipelining clients send more. */
  requestsPerConnection: number;
  /** Maximum body of a request, in bytes; the largest legitimate one is a contact message without its files. */
  bodyBytes: number;
  /** Maximum header size of a request, in bytes: enough for a shop's cookies. */
  headerBytes: number;
  /** Timeout for receiving a request's header, in milliseconds. */
  headerMs: number;
  /** Timeout for receiving a complete request, in milliseconds. */
  requestMs: number;
  /** The same for a form with files, in milliseconds: 15 MB over a slow uplink of 400 kbit/s. */
  uploadMs: number;
  /** How long a closing server waits for the rest of a body, in milliseconds; its response fits into the drain. */
  closingBodyMs: number;
  /** Idle timeout of a connection, in milliseconds; longer than the slowest response. */
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
    // A timed-out write may still have succeeded, so it gets as long as a person waits.
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
  pageCallMs: 1_000,
  pageDataMs: 900,
  connections: 64,
  failuresToOpen: 5,
  openMs: 2_000,
  storeMs: 2_000,
  waitingRequests: { perAddress: 100, inTotal: 200 },
  requestsPerConnection: 8,
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headerMs: 10_000,
  requestMs: 30_000,
  uploadMs: 300_000,
  closingBodyMs: 10_000,
  idleMs: 75_000,
  rates: RATES,
};
