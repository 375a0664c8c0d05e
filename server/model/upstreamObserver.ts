import type { Service } from '#src/api/endpoints.ts';

/** The reason why a service sent no complete response. */
export type Silence =
  /** No connection, or a broken one. */
  | 'unreachable'
  /** The deadline passed. */
  | 'late'
  /** The response exceeded the size limit. */
  | 'oversized'
  /** The circuit breaker is open. */
  | 'resting'
  /** The caller aborted. */
  | 'unwanted';

/**
 * The kind of caller. A visitor's call may take seconds, a page's only a moment. Each kind has its own breaker, so that
 * impatient pages do not cut visitors off from a slow service.
 */
export type Lane = 'call' | 'page';

/** The result of a call: a status class, or the reason for no response. */
export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | Silence;

/** The state of a circuit breaker. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Observes upstream calls, for metrics and log. */
export interface GateObserver {
  asked(service: Service, lane: Lane, outcome: Outcome, seconds: number): void;
  stoodIn(service: Service, lane: Lane): void;
  breakerChanged(service: Service, lane: Lane, state: BreakerState): void;
}
