import type { Service } from '#src/api/endpoints.ts';

/** The reason why a service sent no complete response. */
export type UpstreamFailure =
  /** No connection, or a broken one. */
  | 'unreachable'
  /** The deadline passed. */
  | 'timeout'
  /** The response exceeded the size limit. */
  | 'oversized'
  /** A response that no call has: a redirect, an unknown status, an encoding, or another type than JSON. */
  | 'invalid'
  /** The circuit breaker is open. */
  | 'circuit-open'
  /** The caller aborted. */
  | 'aborted';

/**
 * The kind of caller. The call of a visitor or of a posted form may take seconds, a page's only a moment. Each kind has
 * its own breaker, so that impatient pages do not cut visitors off from a slow service.
 */
export type Caller = 'visitor' | 'page';

/** The result of a call: a status class, or the reason for no response. */
export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | UpstreamFailure;

export type BreakerState = 'closed' | 'half-open' | 'open';

/** Observes upstream calls, for metrics and log. */
export interface UpstreamObserver {
  called(service: Service, caller: Caller, outcome: Outcome, seconds: number): void;
  breakerChanged(service: Service, caller: Caller, state: BreakerState): void;
}
