import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { type MeasuredServer, startDemo } from './demoServer.ts';
import { type BenchContext, type Family, median, quantile, type Row } from './row.ts';

const SOAK_MS = 30 * 60_000;
const SHORT_SOAK_MS = 4 * 60_000;
const SAMPLES = 120;

const CONNECTIONS = 64;
const CAPACITY_MS = 10_000;
/** Warm-up of compilers, caches and pools. */
const WARM_UP_MS = 10_000;
const TICK_MS = 20;
/** Maximum pending requests; no more are sent above it. */
const MAX_WAITING = 2_000;

const OPEN_CONNECTIONS = 1_000;
const OPEN_MS = 10_000;

/** Response time of a slow service, in milliseconds: longer than a page waits, shorter than a call's deadline. */
const SLOW_MS = 2_000;
const SLOW_LOAD_MS = 20_000;

const CART = '/service/cart/api/cart';
const NAVIGATION = '/jsonflyoutnavigation?site=DE';
/** The visitors' requests: pages, and the calls of each page. */
const PATHS = [
  '/',
  CART,
  '/service/customerfrontenddata/api/v1/psdata',
  '/c/coffee',
  NAVIGATION,
  '/json/psdata',
  '/p/4041',
  CART,
  '/search?query=tee',
  '/service/searchfrontend/api/suggestions?q=kaf&site=DE',
];

/** Sends requests, and records response times and errors. */
function createLoad(origin: string, paths: readonly string[] = PATHS) {
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const latencies: number[] = [];
  let count = 0;
  let wrong = 0;
  let waiting = 0;
  let skipped = 0;
  const send = async () => {
    const path = paths[count++ % paths.length] ?? '/';
    const since = performance.now();
    waiting += 1;
    try {
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) wrong += 1;
    } catch {
      wrong += 1;
    }
    waiting -= 1;
    latencies.push(performance.now() - since);
  };
  return {
    latencies,
    wrong: () => wrong,
    /** Requests that `sendAtRate` skipped, because too many were pending. */
    skipped: () => skipped,
    /** Sends the next request after each response. */
    flood: async (ms: number) => {
      const until = performance.now() + ms;
      const before = latencies.length;
      const loop = async () => {
        while (performance.now() < until) await send();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, loop));
      return ((latencies.length - before) / ms) * 1_000;
    },
    /** Sends requests at a fixed rate. */
    sendAtRate: async (perSecond: number, ms: number) => {
      const since = performance.now();
      let sent = 0;
      while (performance.now() - since < ms) {
        const due = ((performance.now() - since) / 1_000) * perSecond;
        for (; sent < due; sent += 1) {
          if (waiting < MAX_WAITING) void send();
          else skipped += 1;
        }
        await wait(TICK_MS);
      }
      while (waiting > 0) await wait(TICK_MS);
    },
    close: () => pool.destroy(),
  };
}

const count = (figure: string, measured: string, value: number): Row => ({
  figure,
  measured,
  value,
  unit: '',
  runs: 1,
  target: { of: 'value', at: 'most', target: 0 },
});

/** Half of the maximum load for half an hour: memory must not grow. */
async function soakAtHalf(server: MeasuredServer, ms: number, log: BenchContext['log']) {
  const load = createLoad(server.origin);
  await load.flood(WARM_UP_MS);
  const capacity = await load.flood(CAPACITY_MS);
  const rate = capacity / 2;
  log(
    `${Math.round(capacity)} answers a second are the most; ${Math.round(rate)} for ${ms / 60_000} minutes`,
  );
  load.latencies.length = 0;
  const wrongBefore = load.wrong();
  const heap: { x: number; y: number }[] = [];
  const resident: { x: number; y: number }[] = [];
  const since = performance.now();
  const sampling = setInterval(async () => {
    const x = (performance.now() - since) / 60_000;
    heap.push({ x, y: (await server.memory()) / 1e6 });
    resident.push({ x, y: (await server.resident()) / 1e6 });
  }, ms / SAMPLES);
  await load.sendAtRate(rate, ms).finally(() => clearInterval(sampling));
  await load.close();
  const third = Math.floor(heap.length / 3);
  const middle = median(heap.slice(third, 2 * third).map(({ y }) => y));
  const end = median(heap.slice(2 * third).map(({ y }) => y));
  const what = `${Math.round(rate)} requests a second for ${ms / 60_000} minutes, half of ${Math.round(capacity)}; pages, carts, visitors, navigation and search.`;
  const rows: Row[] = [
    {
      figure: 'Endurance: memory',
      measured: `Heap after a collection, in the last third against the middle one. ${what}`,
      value: end,
      unit: 'MB',
      reference: { name: 'middle third', value: middle },
      ratio: end / middle,
      target: { at: 'most', target: 1.1, stretch: 1.03 },
      runs: heap.length,
    },
    count('Endurance: wrong answers', `Answers that are not 200. ${what}`, load.wrong() - wrongBefore),
    count(
      'Endurance: requests left out',
      `Not sent while ${MAX_WAITING} had no answer, as when the machine stands still. ${what}`,
      load.skipped(),
    ),
    {
      figure: 'Endurance: slowest answers',
      measured: `99 of 100 answers take less, at half of what the server can do. ${what}`,
      value: quantile(load.latencies, 0.99),
      unit: 'ms',
      runs: load.latencies.length,
    },
  ];
  return {
    rate,
    rows,
    charts: [
      {
        kind: 'lines' as const,
        title: 'Memory of the demo server at half of what it can do',
        unit: 'MB',
        xName: 'minutes',
        series: [
          { name: 'heap after a collection', points: heap },
          { name: 'resident', points: resident },
        ],
      },
    ],
  };
}

/** A connection that stays open after one request. */
const openOne = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', () => resolve(socket));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });

/** Processor time of the server for one request, in microseconds. */
async function cpuPerRequest(server: MeasuredServer, ms: number): Promise<number> {
  const load = createLoad(server.origin);
  const before = await server.cpu();
  await load.flood(ms);
  const used = (await server.cpu()) - before;
  await load.close();
  return used / load.latencies.length;
}

/** A thousand idle connections cost only memory. */
async function measureOpenConnections(server: MeasuredServer): Promise<Row[]> {
  await cpuPerRequest(server, WARM_UP_MS);
  const alone = await cpuPerRequest(server, OPEN_MS);
  const heap = await server.memory();
  const port = Number(new URL(server.origin).port);
  const sockets: Socket[] = [];
  for (let number = 0; number < OPEN_CONNECTIONS; number += 1) sockets.push(await openOne(port));
  const opened = await server.memory();
  const among = await cpuPerRequest(server, OPEN_MS);
  const lost = sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return [
    {
      figure: 'Endurance: processor time among 1,000 open connections',
      measured: `Of the server for one request, while ${OPEN_CONNECTIONS} connections are idle.`,
      value: among,
      unit: 'µs',
      reference: { name: 'no other connection', value: alone },
      ratio: among / alone,
      target: { at: 'most', target: 1.25, stretch: 1.1 },
      runs: 1,
    },
    {
      figure: 'Endurance: heap for an open connection',
      measured: `Growth of the heap after a collection, for each of ${OPEN_CONNECTIONS} connections after one request each.`,
      value: Math.max(0, opened - heap) / OPEN_CONNECTIONS / 1_000,
      unit: 'kB',
      target: { of: 'value', at: 'most', target: 64 },
      runs: 1,
    },
    count('Endurance: open connections lost', 'Connections that the server closed meanwhile.', lost),
  ];
}

/** A shop with slow responses. */
async function startSlowShop(ms: number) {
  const server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'), ms);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Slow services affect only their own parts of a page, not the page or other services' calls.
 *
 * @param rate requests a second, a quarter of them pages
 */
async function measureSlowShop(rate: number): Promise<Row[]> {
  const shop = await startSlowShop(SLOW_MS);
  const server = await startDemo({
    LOG_LEVEL: 'fatal',
    SHOP_UPSTREAM_NAVIGATION: shop.url,
    SHOP_UPSTREAM_THEMEWORLD_FRONTEND: shop.url,
    SHOP_UPSTREAM_PROMOTION: shop.url,
  });
  try {
    const pages = createLoad(server.origin, ['/search?query=tee']);
    const carts = createLoad(server.origin, [CART]);
    const calls = createLoad(server.origin, [NAVIGATION]);
    const all = [pages, carts, calls];
    const [quarter, half] = [rate / 4, rate / 2];
    await Promise.all([pages.sendAtRate(quarter, WARM_UP_MS), carts.sendAtRate(half, WARM_UP_MS)]);
    for (const load of [pages, carts]) load.latencies.length = 0;
    await Promise.all([
      pages.sendAtRate(quarter, SLOW_LOAD_MS),
      carts.sendAtRate(half, SLOW_LOAD_MS),
      calls.sendAtRate(quarter, SLOW_LOAD_MS),
    ]);
    const what = `Three services take ${SLOW_MS / 1_000} s for each answer; ${Math.round(rate)} requests a second for ${SLOW_LOAD_MS / 1_000} s: a half carts, a quarter pages, a quarter navigations.`;
    const rows: Row[] = [
      {
        figure: 'Endurance: a page while services are slow',
        measured: `The whole page, 95 of 100; it waits 0.9 s for the shop. ${what}`,
        value: quantile(pages.latencies, 0.95),
        unit: 'ms',
        target: { of: 'value', at: 'most', target: 2_000, stretch: 1_200 },
        runs: pages.latencies.length,
      },
      {
        figure: 'Endurance: a cart while other services are slow',
        measured: `95 of 100. ${what}`,
        value: quantile(carts.latencies, 0.95),
        unit: 'ms',
        target: { of: 'value', at: 'most', target: 500, stretch: 100 },
        runs: carts.latencies.length,
      },
      count(
        'Endurance: wrong answers while services are slow',
        `Pages, carts and navigations that are not 200. ${what}`,
        all.reduce((sum, load) => sum + load.wrong(), 0),
      ),
    ];
    await Promise.all(all.map((load) => load.close()));
    return rows;
  } finally {
    await server.stop();
    shop.stop();
  }
}

export const endurance: Family = {
  name: 'endurance',
  title: 'Endurance: half an hour at half of what the server can do, 1,000 connections, slow services',
  measure: async ({ log, isShort }) => {
    const server = await startDemo({ LOG_LEVEL: 'fatal' });
    try {
      const soaked = await soakAtHalf(server, isShort ? SHORT_SOAK_MS : SOAK_MS, log);
      log(`${OPEN_CONNECTIONS} connections`);
      const opened = await measureOpenConnections(server);
      log('slow services');
      return {
        rows: [...soaked.rows, ...opened, ...(await measureSlowShop(soaked.rate))],
        charts: soaked.charts,
      };
    } finally {
      await server.stop();
    }
  },
};
