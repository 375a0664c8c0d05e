import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { ServerLimits } from '#server/model/limits.ts';
import type { BreakerState, GateObserver, Lane, Outcome } from '#server/model/upstreamObserver.ts';
import { type EndpointName, endpoints, type Service } from '#src/api/endpoints.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { createSharedAnswers, isShared, sharedKey } from './sharedAnswers.ts';
import { type Closing, openUpstream, SilenceError, type Upstream, type UpstreamAnswer } from './upstream.ts';

/** One upstream call. */
export interface GateQuestion {
  name: EndpointName;
  /** Path parameters. */
  params: Readonly<Record<string, string>>;
  lane: Lane;
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer | string | undefined;
  signals?: readonly AbortSignal[] | undefined;
  /** The response to the visitor, for calls that are aborted when the visitor disconnects. */
  visitor?: Closing | undefined;
  /** Whether staff preview another date: responses are never shared between staff and shoppers (BEY-06). */
  isPreviewed: boolean;
}

/** A complete response; a stand-in includes its age. */
export interface GateAnswer extends UpstreamAnswer {
  staleSeconds?: number;
}

/** The client of the upstream services. */
export interface Gates {
  /** Whether a service has an upstream. */
  has(service: Service): boolean;
  /**
   * Calls a service, within the call's deadline and only if the circuit breaker allows it. Falls back to the last good
   * response of calls that are the same for all visitors.
   *
   * @throws SilenceError if there is no response
   */
  ask(question: GateQuestion): Promise<GateAnswer>;
  close(): Promise<void>;
}

interface Gate {
  upstream: Upstream;
  breakers: Record<Lane, CircuitBreakerPolicy>;
}

const STATES: Partial<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
};

// A disconnected visitor is not a failure of the service. Nor is an error status: the service responded.
const isSilent = (error: unknown) => error instanceof SilenceError && error.silence !== 'unwanted';

/** The deadline of a call; the footer's promotion has its own (FTR-08, BFF-09). */
const deadlineOf = ({ name, params }: GateQuestion, { callMs, footerMs }: ServerLimits) =>
  name === 'readPromotion' && params.promotionId === FOOTER_PROMOTION_ID ? footerMs : callMs[name];

const outcomeOf = (status: number) => `${Math.floor(status / 100)}xx` as Outcome;

/** Creates the client for all services with an upstream. */
export function openGates(
  upstreams: Readonly<Record<Service, string | null>>,
  limits: ServerLimits,
  observer: GateObserver,
): Gates {
  const gates = new Map<Service, Gate>();
  const shared = createSharedAnswers(limits.staleMs);

  const createBreaker = (service: Service, lane: Lane) => {
    const breaker = circuitBreaker(handleWhen(isSilent), {
      halfOpenAfter: limits.breakMs,
      breaker: new ConsecutiveBreaker(limits.silencesToBreak),
    });
    breaker.onStateChange((state) => observer.breakerChanged(service, lane, STATES[state] ?? 'closed'));
    return breaker;
  };
  for (const [service, address] of Object.entries(upstreams) as [Service, string | null][]) {
    if (address === null) continue;
    gates.set(service, {
      upstream: openUpstream(address, limits),
      breakers: { call: createBreaker(service, 'call'), page: createBreaker(service, 'page') },
    });
  }

  const askFresh = async (gate: Gate, service: Service, question: GateQuestion): Promise<UpstreamAnswer> => {
    const { lane } = question;
    const breaker = gate.breakers[lane];
    const since = performance.now();
    const report = (outcome: Outcome) =>
      observer.asked(service, lane, outcome, (performance.now() - since) / 1_000);
    // The library queues further callers behind the trial call; here they fail at once while the circuit is open.
    if (breaker.state === CircuitState.HalfOpen) {
      report('resting');
      throw new SilenceError('resting');
    }
    try {
      const answer = await breaker.execute(() =>
        gate.upstream.ask({ ...question, deadlineMs: deadlineOf(question, limits) }),
      );
      report(outcomeOf(answer.status));
      return answer;
    } catch (error) {
      const silence = error instanceof SilenceError ? error : new SilenceError('resting', error);
      report(silence.silence);
      throw silence;
    }
  };

  return {
    has: (service) => gates.has(service),
    ask: async (question) => {
      const { service } = endpoints[question.name];
      const gate = gates.get(service);
      if (!gate) throw new Error(`The service ${service} has no upstream.`);
      if (!isShared(question.name) || question.isPreviewed) return askFresh(gate, service, question);

      const key = sharedKey(question.name, question.path, question.headers);
      const standIn = (): GateAnswer | undefined => {
        const stale = shared.find(key);
        if (stale) observer.stoodIn(service, question.lane);
        return stale && { ...stale, staleSeconds: stale.ageSeconds };
      };
      try {
        const answer = await askFresh(gate, service, question);
        if (answer.status < 500) {
          if (question.method === 'GET') shared.store(key, answer);
          return answer;
        }
        return standIn() ?? answer;
      } catch (error) {
        const stale = standIn();
        if (stale) return stale;
        throw error;
      }
    },
    close: async () => void (await Promise.all([...gates.values()].map(({ upstream }) => upstream.close()))),
  };
}
