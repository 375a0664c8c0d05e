import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { LIMITS, type ServerLimits } from '#server/model/limits.ts';
import { type Endpoint, type EndpointName, endpoints, SERVICES, type Service } from '#src/api/endpoints.ts';
import type { CallError } from '#src/api/request.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import type { Result } from '#src/lib/result.ts';
import { FAULTS, type Fault, faultOf, startShop } from './faultyShop.ts';
import { aVisitor, CART, readPageState, startApp, type Visitor } from './testServer.ts';

/** Faults that only a deadline ends; all others end by themselves, however slow the machine is. */
const ENDLESS: readonly Fault['name'][] = ['slow', 'trickle'];

/** Numbers that a test can wait for. Those of the server itself are looked at below. */
function limitsFor(fault: Fault['name']): Partial<ServerLimits> {
  const ms = ENDLESS.includes(fault) ? 300 : 15_000;
  return {
    callMs: Object.fromEntries(
      Object.keys(LIMITS.callMs).map((name) => [name, ms]),
    ) as ServerLimits['callMs'],
    pageDataMs: ms,
    answerBytes: 300_000,
    // Here every call is to meet the fault itself.
    silencesToBreak: 1_000_000,
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
  subscribe: { email: 'a@b.de', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' },
  updateSubscriber: { interests: [] },
};

interface Seen {
  status: number;
  type: string;
  body: string;
}

/** Makes a call as the library in a browser makes it, through a server, and tells what came over the wire. */
async function ask(app: FastifyInstance, visitor: Visitor, name: EndpointName) {
  let seen: Seen | undefined;
  const fetchThroughServer = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const answer = await app.inject({
      method: init.method as 'GET',
      url: String(input),
      headers: { 'sec-fetch-site': 'same-origin', ...(init.headers as Record<string, string>) },
      cookies: visitor.cookies,
      ...(typeof init.body === 'string' && { body: init.body }),
    });
    const { statusCode: status, headers, body } = answer;
    seen = { status, type: String(headers['content-type']).split(';')[0] ?? '', body };
    return new Response(body === '' ? null : body, { status });
  };
  const client = createShopApi({
    site: 'DE',
    fetch: fetchThroughServer as typeof fetch,
    readCookies: () => `csrf-token=${visitor.cookies['csrf-token']}`,
    readAddress: () => 'http://localhost/',
  });
  const call = client[name] as (input: unknown) => Promise<Result<unknown, CallError>>;
  const body = BODIES[name];
  const result = await call({ params: PARAMS, query: QUERY, ...(body !== undefined && { body }) });
  return { seen: seen as Seen, result };
}

/** What a failure's body looks like, by service (contract: calls). */
function isFailureOf(service: Service, { type, body }: Seen): boolean {
  const json = JSON.parse(body) as Record<string, unknown>;
  if (service === 'CART') return type === 'application/json' && json.error === 'UNKNOWN';
  if (service === 'PREVIEW') return type === 'application/json' && json.status === 'INTERNAL_ERROR';
  if (service === 'NEWSLETTER') return type === 'application/problem+json' && typeof json.type === 'string';
  return type === 'application/json' && typeof json.error === 'string';
}

/** Faults in which the service gave no answer of its own: the server speaks in its place. */
const SILENT: Partial<Record<Fault['name'], number>> = {
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
  it.each(FAULTS)('$name: a shop that $does', async (fault) => {
    const upstream = await startShop(fault.answer);
    const app = await startApp({ SHOP_UPSTREAM: upstream }, { limits: limitsFor(fault.name) });
    const visitor = aVisitor(app);
    await visitor.get('/healthz');
    await visitor.get(CART);
    await Promise.all(
      NAMES.map(async (name) => {
        const endpoint = endpoints[name] as Endpoint;
        const { seen, result } = await ask(app, visitor, name);
        const expected = SILENT[fault.name];
        if (expected !== undefined) {
          expect(seen.status, name).toBe(expected);
          expect(isFailureOf(endpoint.service, seen), `${name}: ${seen.type} ${seen.body}`).toBe(true);
        }
        // Whatever came, the client's answer is a value, and none that a fault could pass for.
        const isPassedOn = endpoint.reply === undefined || name === 'readCustomerInfo';
        if (result.ok) expect([isPassedOn, seen.status], name).toEqual([true, 200]);
        const outcome = result.ok ? 'passed on' : result.error.kind;
        cells.set(`${name} ${fault.name}`, `${seen.status} ${outcome}`);
      }),
    );
  });

  it('is documented in docs/faults.md (npx vitest run test/server/faults.test.ts -u writes it)', async () => {
    await expect(describeFaults()).toMatchFileSnapshot('../../docs/faults.md');
  });
});

describe('BFF-04: a failing service only affects its part of the page', () => {
  /** What each service gives a page, and is missing from it without the service. */
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
    expect(partsOf(body)).toEqual(['footerContent']);
  });

  it('and does not delay it once its breaker is open', async () => {
    const app = await startApp(
      { SHOP_UPSTREAM_NAVIGATION: await startShop(faultOf('slow').answer) },
      { limits: { pageDataMs: 100, silencesToBreak: 2, breakMs: 600_000 } },
    );
    for (let page = 0; page < 4; page++) expect((await aVisitor(app).get('/')).statusCode).toBe(200);
    const { body } = await app.inject({ url: '/metrics' });
    const counted = (outcome: string) =>
      new RegExp(
        `^vitrine_upstream_duration_seconds_count{service="NAVIGATION",lane="page",outcome="${outcome}"} (\\d+)$`,
        'm',
      ).exec(body)?.[1];
    expect([counted('late'), counted('resting')]).toEqual(['2', '2']);
    expect(body).toContain('vitrine_breaker_state{service="NAVIGATION",lane="page"} 2');
  });
});

it('BFF-04: every call ends within ten seconds, and a page within two', () => {
  for (const name of NAMES) expect(LIMITS.callMs[name], name).toBeLessThan(10_000);
  expect(LIMITS.pageDataMs).toBeLessThanOrEqual(900);
  expect(LIMITS.connectMs).toBeLessThanOrEqual(2_000);
});

function describeFaults(): string {
  const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const bySeverity = FAULTS.map(({ name, does }) => row([name, `The service ${does}.`]));
  const rows = NAMES.map((name) => {
    const { service, method, path } = endpoints[name];
    return row([
      service,
      `\`${method} ${path}\``,
      ...FAULTS.map((fault) => cells.get(`${name} ${fault.name}`) ?? '?'),
    ]);
  });
  return `# What every call answers, whatever its service does

Written by \`test/server/faults.test.ts\` from what its run has seen: each call of the endpoint table (\`src/api/endpoints.ts\`) against each fault, through the demo server and the library's own client. The test fails when this page is no longer true.

## The faults

| fault | what it is |
|---|---|
${bySeverity.join('\n')}

## The answers

A cell holds the status that the browser gets and what the library makes of it. With \`refused\` below 5xx or \`502\`, \`503\`, \`504\` the body has the shape of the contract: \`{"error": …}\` for the cart, \`application/problem+json\` for the newsletter, \`{"status": …}\` for the preview. A service's own answer passes unchanged, even a wrong one: the client then says \`malformed\`. \`not read\` is a call whose answer is not used.

${row(['service', 'call', ...FAULTS.map(({ name }) => name)])}
${row(['---', '---', ...FAULTS.map(() => '---')])}
${rows.join('\n')}

## Beyond one call

- A call ends within ${LIMITS.callMs.changeCart} ms, most within less (\`server/model/limits.ts\`); a page waits ${LIMITS.pageDataMs} ms for the shop and is whole without it.
- A service that was silent ${LIMITS.silencesToBreak} times in a row rests for ${LIMITS.breakMs} ms: calls are answered 503 with \`Retry-After\` at once, pages do without. Visitors and pages have a breaker each, so that a slow service loses pages and not shoppers.
- Navigation, theme worlds and promotions fall back to the last good answer for up to ${LIMITS.staleMs / 60_000} minutes, unless staff look at another time. Carts, visitors and everything else never do.
`;
}
