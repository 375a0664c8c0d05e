import { expect, it } from 'vitest';
import { LIMITS } from '#server/config/limits.ts';
import { aVisitor, CART, setHeadphones, startApp } from '../support/testServer.ts';
import { startShop } from './faultyShop.ts';

it('BFF-07: the metrics contain requests, upstreams, breakers, renders and refusals', async () => {
  const state = { isDown: false };
  const shop = await startShop((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  const app = await startApp(
    { SHOP_UPSTREAM_NAVIGATION: shop },
    {
      limits: {
        // A busy machine is no slow shop.
        pageDataMs: 60_000,
        failuresToOpen: 1,
        openMs: 600_000,
        rates: { ...LIMITS.rates, cart: { perVisitor: 1 } },
      },
    },
  );
  const visitor = aVisitor(app);
  await visitor.get('/');
  await visitor.get('/nowhere?email=kim@example.com');
  await visitor.get('/jsonflyoutnavigation');
  await visitor.put(CART, setHeadphones(1));
  await visitor.put(CART, setHeadphones(2));
  state.isDown = true;
  await visitor.get('/jsonflyoutnavigation');

  const { headers, body } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const count = (name: string, labels: string) => {
    const line = body.split('\n').find((each) => each.startsWith(`${name}{${labels}}`));
    return Number(line?.split(' ').at(-1));
  };
  const requests = 'vitrine_http_request_duration_seconds_count';
  expect(count(requests, 'method="GET",route="/*",status="200"')).toBe(1);
  expect(count(requests, 'method="GET",route="/*",status="404"')).toBe(1);
  expect(count(requests, `method="PUT",route="${CART}",status="200"`)).toBe(1);
  expect(count(requests, `method="PUT",route="${CART}",status="429"`)).toBe(1);
  const upstreamCount = 'vitrine_upstream_duration_seconds_count';
  expect(count(upstreamCount, 'service="NAVIGATION",caller="page",outcome="2xx"')).toBe(2);
  expect(count(upstreamCount, 'service="NAVIGATION",caller="visitor",outcome="2xx"')).toBe(1);
  expect(count(upstreamCount, 'service="NAVIGATION",caller="visitor",outcome="unreachable"')).toBe(1);
  expect(count('vitrine_breaker_state', 'service="NAVIGATION",caller="visitor"')).toBe(2);
  expect(count('vitrine_render_duration_seconds_count', 'page="home",outcome="ok"')).toBe(1);
  expect(count('vitrine_page_data_duration_seconds_count', 'page="home"')).toBe(1);
  expect(count('vitrine_limited_total', 'kind="cart"')).toBe(1);
  expect(body).not.toContain('kim');
});

it('BFF-05: an unknown address adds no time series', async () => {
  const app = await startApp();
  for (const url of ['/a', '/b', '/c/1', '/c/2', '/p/4041', '/demo/outbox/a', '/demo/outbox/b'])
    await aVisitor(app).get(url);
  const { body } = await app.inject({ url: '/metrics' });
  const routes = [...body.matchAll(/_count\{method="GET",route="([^"]+)"/g)].map(([, route]) => route);
  expect(new Set(routes)).toEqual(new Set(['/*', '/p/:productId', 'none']));
});

it('BFF-07: a single server of a process also exports the process metrics', async () => {
  const app = await startApp({}, { isProcess: true });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(/^vitrine_process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^vitrine_nodejs_eventloop_lag_p99_seconds /m);
});

it('BFF-07: Server-Timing contains the durations of a response’s phases', async () => {
  const shop = await startShop(
    (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  );
  const app = await startApp({ SHOP_UPSTREAM_NAVIGATION: shop });
  const timing = async (url: string) => (await aVisitor(app).get(url)).headers['server-timing'];
  expect(await timing('/')).toMatch(/^head;dur=[\d.]+$/);
  expect(await timing(CART)).toMatch(/^mock;dur=[\d.]+$/);
  expect(await timing('/jsonflyoutnavigation')).toMatch(/^upstream;dur=[\d.]+$/);
});
