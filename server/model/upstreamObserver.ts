import type { Service } from '#src/api/endpoints.ts';

/** Why a service gave no whole answer. */
export type Silence =
  /** No connection, or one that broke. */
  | 'unreachable'
  /** It took too long. */
  | 'late'
  /** The answer is larger than any shop's. */
  | 'oversized'
  /** It was not asked, because it has not answered for a while. */
  | 'resting'
  /** The caller aborted. */
  | 'unwanted';

/**
 * Who waits: a visitor's call may take seconds, a page only a moment. A service that is slow but works must not lose
 * its callers because pages do not wait for it, so each has a breaker of its own.
 */
export type Lane = 'call' | 'page';

/** What became of a question: a class of status, or why there was none. */
export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | Silence;

/** How a breaker stands. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Hears of what upstreams do, for metrics and log. */
export interface GateObserver {
  asked(service: Service, lane: Lane, outcome: Outcome, seconds: number): void;
  stoodIn(service: Service, lane: Lane): void;
  breakerChanged(service: Service, lane: Lane, state: BreakerState): void;
}
