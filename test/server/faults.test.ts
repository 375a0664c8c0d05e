import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aCart } from '#mocks/builders/cart.ts';
import { LIMITS, type ServerLimits } from '#server/config/limits.ts';
import { type Endpoint, type EndpointName, endpoints, SERVICES, type Service } from '#src/api/endpoints.ts';
import type { CallError } from '#src/api/request.ts';
import type { Result } from '#src/lib/result.ts';
import {
  aVisitor,
  CART,
  clientOf,
  readPageState,
  signUpOf,
  startApp,
  type Visitor,
} from '../support/testServer.ts';
import { FAULTS, type Fault, faultOf, startShop } from './faultyShop.ts';

/** Faults that only a deadline ends; all others end by themselves, also on a slow machine. */
const ENDLESS: readonly Fault['name'][] = ['slow', 'trickle'];

/** Limits that a test can wait for; the last tests check the server's own. */
function limitsFor(fault: Fault['name']): Partial<ServerLimits> {
  const ms = ENDLESS.includes(fault) ? 300 : 15_000;
  return {
    callMs: Object.fromEntries(
      Object.keys(LIMITS.callMs).map((name) => [name, ms]),
    ) as ServerLimits['callMs'],
    pageDataMs: ms,
    // The circuit stays closed, so that every call meets the fault.
    failuresToOpen: 1_000_000,
  };
}

const NAMES = Object.keys(endpoints) as EndpointName[];
const PARAMS = {
  loginId: '10042',
  promotionId: '~header_top',
  base: 'internal',
  subscriberToken: 'unknown',
};
const QUERY = { q: 'te', site: 'DE', time: '2026-11-01T10:00:00Z' };
const BODIES: Partial<Record<EndpointName, unknown>> = {
  changeCart: { setArticle: { productId: '4041', tcm: '404101', quantity: 1 } },
  subscribe: signUpOf('a@b.de'),
  updateSubscriber: { interests: [] },
};

interface Seen {
  status: number;
  type: string;
  body: string;
}

/** Calls through the server with the library's client, and also returns the raw response. */
async function callThroughServer(app: FastifyInstance, visitor: Visitor, name: EndpointName) {
  let seen: Seen | undefined;
  const client = clientOf(app, visitor, ({ statusCode: status, headers, body }) => {
    seen = { status, type: String(headers['content-type']).split(';')[0] ?? '', body };
  });
  const call = client[name] as (input: unknown) => Promise<Result<unknown, CallError>>;
  const body = BODIES[name];
  const result = await call({ params: PARAMS, query: QUERY, ...(body !== undefined && { body }) });
  return { seen: seen as Seen, result };
}

/** Whether a body is a failure in the service's schema (contract: calls). */
function isFailureOf(service: Service, { type, body }: Seen): boolean {
  const json = JSON.parse(body) as Record<string, unknown>;
  if (service === 'CART') return type === 'application/json' && json.error === 'UNKNOWN';
  if (service === 'PREVIEW') return type === 'application/json' && json.status === 'INTERNAL_ERROR';
  if (service === 'NEWSLETTER') return type === 'application/problem+json' && typeof json.type === 'string';
  return type === 'application/json' && typeof json.error === 'string';
}

/** The status of faults without a usable response: the server responds instead of the service. */
const FAILURE_STATUS: Partial<Record<Fault['name'], number>> = {
  down: 502,
  slow: 504,
  trickle: 504,
  reset: 502,
  '500': 500,
  '503': 503,
  '50 MB': 502,
  flood: 502,
  'no HTTP': 502,
};

const cells = new Map<string, string>();

describe('BFF-04: each call and each fault', () => {
  it.each(FAULTS)('$name: the service $does', async (fault) => {
    const upstream = await startShop(fault.answer);
    const app = await startApp({ SHOP_UPSTREAM: upstream }, { limits: limitsFor(fault.name) });
    const visitor = aVisitor(app);
    await visitor.get('/healthz');
    await visitor.get(CART);
    await Promise.all(
      NAMES.map(async (name) => {
        const endpoint = endpoints[name] as Endpoint;
        const { seen, result } = await callThroughServer(app, visitor, name);
        const expected = FAILURE_STATUS[fault.name];
        if (expected !== undefined) {
          expect(seen.status, name).toBe(expected);
          expect(isFailureOf(endpoint.service, seen), `${name}: ${seen.type} ${seen.body}`).toBe(true);
        }
        // The client always returns a result, and never takes a fault for a valid response.
        const isAnyValid = endpoint.response === undefined || name === 'readCustomerInfo';
        if (result.ok) expect([isAnyValid, seen.status], name).toEqual([true, 200]);
        const outcome = result.ok ? 'ok' : result.error.kind;
        cells.set(`${name} ${fault.name}`, `${seen.status} ${outcome}`);
      }),
    );
  });

  it('is documented in docs/faults.md (npx vitest run test/server/faults.test.ts -u writes it)', async () => {
    await expect(describeFaults()).toMatchFileSnapshot('../../docs/faults.md');
  });
});

describe('BFF-04: a failing service only affects its part of the page', () => {
  /** The parts of a page that each service provides. */
  const PARTS: Partial<Record<Service, readonly string[]>> = {
    NAVIGATION: ['navigation'],
    THEMEWORLD_FRONTEND: ['themeWorlds'],
    PROMOTION: ['footer'],
  };
  const partsOf = (html: string) => {
    const { serverData } = readPageState(html);
    const promotions = Object.keys(serverData.promotions ?? {});
    return [...Object.keys(serverData).filter((key) => key !== 'promotions'), ...promotions].sort();
  };
  const FATAL = ['down', 'slow', 'trickle', 'reset', '500', 'malformed', '50 MB'] as const;

  it.each(SERVICES)('%s, with every fault, and no other part', async (service) => {
    const healthy = partsOf((await aVisitor(await startApp()).get('/')).body);
    const lost = PARTS[service];
    const left = healthy.filter(
      (part) => !lost?.includes(part) && (service !== 'PROMOTION' || !/^(~|pi_)/.test(part)),
    );
    if (lost) expect(left).not.toEqual(healthy);
    await Promise.all(
      (lost ? FATAL : (['slow'] as const)).map(async (name) => {
        const upstream = await startShop(faultOf(name).answer);
        const app = await startApp({ [`SHOP_UPSTREAM_${service}`]: upstream }, { limits: limitsFor(name) });
        const { statusCode, body } = await aVisitor(app).get('/');
        expect(statusCode, name).toBe(200);
        for (const part of ['header', 'footer']) expect(body).toContain(`data-vitrine="${part}"`);
        expect(body.endsWith('</body></html>')).toBe(true);
        expect(partsOf(body), name).toEqual(left);
      }),
    );
  });

  it('and delays it by at most the page’s budget, however many services never respond', async () => {
    const upstream = await startShop(faultOf('slow').answer);
    const app = await startApp({ SHOP_UPSTREAM: upstream }, { limits: limitsFor('slow') });
    const { statusCode, body } = await aVisitor(app).get('/');
    expect(statusCode).toBe(200);
    expect(partsOf(body)).toEqual(['footerContent', 'now']);
  });

  it('and the checkout asks for cart and visitor at the same time, so that their delays do not add up', async () => {
    const answers = {
      '/service/cart/api/cart': { cart: aCart() },
      '/service/customerfrontenddata/api/v1/psdata': { tracking: { loginStatus: 'LOGGED_OUT' } },
    };
    const waiting: (() => void)[] = [];
    const upstream = await startShop(({ url = '' }, response) => {
      const body = JSON.stringify(answers[url as keyof typeof answers]);
      waiting.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
      if (waiting.length === 2) for (const send of waiting) send();
    });
    const app = await startApp(
      { SHOP_UPSTREAM_CART: upstream, SHOP_UPSTREAM_CUSTOMERFRONTENDDATA: upstream },
      { limits: { pageCallMs: 15_000 } },
    );
    const { body } = await aVisitor(app).get('/checkout');
    expect(readPageState(body).content).toHaveProperty('receipt');
  });

  it('and does not delay it once its breaker is open', async () => {
    const app = await startApp(
      { SHOP_UPSTREAM_NAVIGATION: await startShop(faultOf('slow').answer) },
      { limits: { pageDataMs: 100, failuresToOpen: 2, openMs: 600_000 } },
    );
    for (let page = 0; page < 4; page++) expect((await aVisitor(app).get('/')).statusCode).toBe(200);
    const { body } = await app.inject({ url: '/metrics' });
    const counted = (outcome: string) =>
      new RegExp(
        `^vitrine_upstream_duration_seconds_count{service="NAVIGATION",caller="page",outcome="${outcome}"} (\\d+)$`,
        'm',
      ).exec(body)?.[1];
    expect([counted('timeout'), counted('circuit-open')]).toEqual(['2', '2']);
    expect(body).toContain('vitrine_breaker_state{service="NAVIGATION",caller="page"} 2');
  });

  it('and a form still reaches a service that was too slow for pages', async () => {
    let isSlow = true;
    const upstream = await startShop((_request, response) => {
      if (isSlow) return;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ cart: aCart() }));
    });
    const app = await startApp(
      { SHOP_UPSTREAM_CART: upstream },
      { limits: { pageCallMs: 100, failuresToOpen: 1, openMs: 600_000 } },
    );
    const visitor = aVisitor(app);
    await visitor.get('/checkout');
    isSlow = false;
    const { body } = await visitor.post('/p/4041', { csrf: visitor.csrf, tcm: '404101' });
    expect(readPageState(body).content.answer).toMatchObject({ done: true });
  });
});

it('BFF-04: every call ends within ten seconds, and a page within two', () => {
  for (const name of NAMES) expect(LIMITS.callMs[name], name).toBeLessThan(10_000);
  expect(LIMITS.pageCallMs + LIMITS.pageDataMs).toBeLessThan(2_000);
  expect(LIMITS.connectMs).toBeLessThanOrEqual(2_000);
});

function describeFaults(): string {
  const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const faults = FAULTS.map(({ name, does }) => row([name, `The service ${does}.`]));
  const rows = NAMES.map((name) => {
    const { service, method, path } = endpoints[name];
    return row([
      service,
      `\`${method} ${path}\``,
      ...FAULTS.map((fault) => cells.get(`${name} ${fault.name}`) ?? '?'),
    ]);
  });
  return `# The response to every call when its service fails

\`test/server/faults.test.ts\` generates this page. It makes each call of the endpoint table (\`src/api/endpoints.ts\`) with the library's client through the demo server, once for each fault. The test fails if this page is out of date.

## Faults

| fault | behaviour of the service |
|---|---|
${faults.join('\n')}

## Responses

Each cell has the status that the browser receives and the result of the library's client:

- \`refused\`: an error status. In this table the server writes the body, in the schema that the call's client expects: \`application/problem+json\` for the newsletter, \`{"status": …}\` for the preview, \`{"error": …}\` for all others.
- \`malformed\`: status 200, and the body does not match the call's schema. The server forwards a complete response with status 200 unchanged; the client validates it.
- \`ok\`: status 200, for a call whose body is not validated.

${row(['service', 'call', ...FAULTS.map(({ name }) => name)])}
${row(['---', '---', ...FAULTS.map(() => '---')])}
${rows.join('\n')}

## Limits

- Every call ends within ${LIMITS.callMs.changeCart} ms (\`server/config/limits.ts\`), except the footer's promotion SHOP_FOOTER: ${LIMITS.footerMs} ms (FTR-08).
- A page waits for the shop for at most ${LIMITS.pageDataMs} ms, after at most ${LIMITS.pageCallMs} ms for the calls that decide what it says: cart, visitor, newsletter link, staff session. It is then rendered without the missing data, which the browser requests later.
- A circuit breaker opens after ${LIMITS.failuresToOpen} consecutive calls without a complete response, and stays open for ${LIMITS.openMs} ms. Meanwhile visitors' calls fail at once with 503 and \`Retry-After\`, and pages are rendered without the service's data.
- Visitors' calls and page rendering have separate circuit breakers. A service that is too slow for pages therefore still serves visitors.
`;
}
