import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { ServerLimits } from '#server/config/limits.ts';
import type {
  BreakerState,
  Caller,
  Outcome,
  UpstreamFailure,
  UpstreamObserver,
} from '#server/http/upstreamObserver.ts';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  responseLimitsOf,
  type Service,
} from '#src/api/endpoints.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import {
  openUpstream,
  type Upstream,
  UpstreamError,
  type UpstreamRequest,
  type UpstreamResponse,
} from './upstream.ts';

interface UpstreamCall extends Omit<UpstreamRequest, 'maxBytes'> {
  name: EndpointName;
  params: Readonly<Record<string, string>>;
  caller: Caller;
}

/** What the proxy plugin does not pass on to its client. */
type ForwardedCall = Pick<UpstreamCall, 'name' | 'params' | 'signals'>;

type RequestCallback = (
  error: Error | null,
  response?: { statusCode: number; headers: IncomingHttpHeaders; body: Buffer },
) => void;

export interface UpstreamClient {
  has(service: Service): boolean;
  /**
   * Calls a service, within the call's deadline and only if the circuit breaker allows it.
   *
   * @throws UpstreamError if there is no response
   */
  call(call: UpstreamCall): Promise<UpstreamResponse>;
  /** Runs `forward` for a visitor's call; its request through `request` belongs to that call. */
  within<Result>(call: ForwardedCall, forward: () => Result): Result;
  /** undici's `request`, for the proxy plugin. */
  request(options: Omit<UpstreamRequest, 'maxBytes'>, callback: RequestCallback): void;
  close(): Promise<void>;
}

interface GuardedUpstream {
  upstream: Upstream;
  breakers: Record<Caller, CircuitBreakerPolicy>;
}

const STATES: Partial<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
};

/** A service that responds is available, with whatever response: one visitor's call must not close it to all others. */
const UNAVAILABLE: readonly UpstreamFailure[] = ['unreachable', 'timeout'];
const isFailure = (error: unknown) => error instanceof UpstreamError && UNAVAILABLE.includes(error.failure);

/** The deadline of a call; the footer's promotion has its own. */
const deadlineOf = ({ name, params }: UpstreamCall, { callMs, footerMs }: ServerLimits) =>
  name === 'readPromotion' && params.promotionId === FOOTER_PROMOTION_ID ? footerMs : callMs[name];

/** Types of replies. The server sends the name from this list, not the service's text. */
const JSON_TYPES = ['application/json', 'application/problem+json'] as const;

/** A service's own type, such as `application/vnd.shop.v1+json`. */
const OWN_JSON = /^application\/[\w.-]{1,60}\+json$/;

/** The type of a response. A gateway can repeat it, as a second field or after a comma; the first one counts. */
const typeOf = ({ 'content-type': header = '' }: IncomingHttpHeaders): string =>
  String(header).split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';

/** The JSON type of a response, if it has one. */
export function jsonTypeOf(headers: IncomingHttpHeaders) {
  const type = typeOf(headers);
  return JSON_TYPES.find((each) => each === type) ?? (OWN_JSON.test(type) ? JSON_TYPES[0] : undefined);
}

/** What services write for a body without an encoding, although the field should then be missing. */
const NO_ENCODING: readonly string[] = ['', 'identity', 'none', 'utf-8'];

const isEncoded = ({ 'content-encoding': encoding = '' }: IncomingHttpHeaders): boolean =>
  !NO_ENCODING.includes(String(encoding).trim().toLowerCase());

/**
 * Whether a response is one that a call can have. No call redirects: the target may be an internal address. The server
 * refuses encodings, because a few encoded bytes can decode to many megabytes. Other types than JSON would become
 * documents of the shop's origin. A page in answer to a write comes from a proxy or a log-in in between: the service has
 * accepted nothing.
 */
function isPossible({ status, headers, body }: UpstreamResponse, { method, response }: Endpoint): boolean {
  if (status === 304) return true;
  if ((status >= 300 && status < 400) || status > 599 || isEncoded(headers)) return false;
  if (status >= 400 || body.length === 0 || jsonTypeOf(headers) !== undefined) return true;
  return !response && (method === 'GET' || typeOf(headers) !== 'text/html');
}

const outcomeOf = (status: number) => `${Math.floor(status / 100)}xx` as Outcome;

export function openUpstreamClient(
  upstreams: Readonly<Record<Service, string | null>>,
  limits: ServerLimits,
  observer: UpstreamObserver,
): UpstreamClient {
  const guarded = new Map<Service, GuardedUpstream>();

  const createBreaker = (service: Service, caller: Caller) => {
    const breaker = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: limits.openMs,
      breaker: new ConsecutiveBreaker(limits.failuresToOpen),
    });
    breaker.onStateChange((state) => observer.breakerChanged(service, caller, STATES[state] ?? 'closed'));
    return breaker;
  };
  for (const [service, address] of Object.entries(upstreams) as [Service, string | null][]) {
    if (address === null) continue;
    guarded.set(service, {
      upstream: openUpstream(address, limits),
      breakers: { visitor: createBreaker(service, 'visitor'), page: createBreaker(service, 'page') },
    });
  }

  const callUpstream = async (
    { upstream, breakers }: GuardedUpstream,
    service: Service,
    call: UpstreamCall,
  ): Promise<UpstreamResponse> => {
    const { caller } = call;
    const breaker = breakers[caller];
    const since = performance.now();
    const report = (outcome: Outcome) =>
      observer.called(service, caller, outcome, (performance.now() - since) / 1_000);
    // The library queues further callers behind the trial call; here they fail at once while the circuit is open.
    if (breaker.state === CircuitState.HalfOpen) {
      report('circuit-open');
      throw new UpstreamError('circuit-open');
    }
    try {
      const response = await breaker.execute(async () => {
        const endpoint: Endpoint = endpoints[call.name];
        const { bytes: maxBytes } = responseLimitsOf(endpoint);
        const received = await upstream.send({ ...call, maxBytes }, deadlineOf(call, limits));
        if (!isPossible(received, endpoint)) throw new UpstreamError('invalid');
        return received;
      });
      report(outcomeOf(response.status));
      return response;
    } catch (error) {
      const failed = error instanceof UpstreamError ? error : new UpstreamError('circuit-open', error);
      report(failed.failure);
      throw failed;
    }
  };

  const call = async (each: UpstreamCall) => {
    const { service } = endpoints[each.name];
    const target = guarded.get(service);
    if (!target) throw new Error(`The service ${service} has no upstream.`);
    return callUpstream(target, service, each);
  };
  const forwarded = new AsyncLocalStorage<ForwardedCall>();

  return {
    has: (service) => guarded.has(service),
    call,
    within: (current, forward) => forwarded.run(current, forward),
    request: ({ method, path, headers, body }, callback) => {
      const current = forwarded.getStore();
      if (!current) throw new Error('The request belongs to no call.');
      call({ ...current, caller: 'visitor', method, path, headers, body }).then(
        (response) =>
          callback(null, { statusCode: response.status, headers: response.headers, body: response.body }),
        callback,
      );
    },
    close: async () =>
      void (await Promise.all([...guarded.values()].map(({ upstream }) => upstream.close()))),
  };
}
