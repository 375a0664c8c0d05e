import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { startDemo } from './demoServer.ts';
import { type BenchContext, type Family, type FamilyResult, median } from './row.ts';

const VISITORS = 50;
const SOAK_MS = 120_000;
/** Duration of each kind of upstream failure. */
const FAULT_MS = 4_000;
const SAMPLE_MS = 2_000;
/** Minimum delay between a person's clicks, in milliseconds. */
const PAUSE_MS = 150;

const CART = '/service/cart/api/cart';
/** Variants that no first cart holds. */
const VARIANTS = ['404101', '404102', '400201', '402701', '401701', '401001'];
const PAGES = ['/', '/c/coffee', '/p/4041', '/search?query=tee', '/cart', '/?site=HU', '/nowhere'];

/** The upstream's behaviours, in rotation. */
const FAULTS: readonly ((response: ServerResponse) => void)[] = [
  (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  (response) => void response.destroy(),
  (response) => void response.writeHead(500).end('<h1>It is not you</h1>'),
  // No response: the server's deadline ends the call.
  () => {},
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('[{"title":', () => response.destroy());
  },
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const part = ' '.repeat(100_000);
    const send = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', send);
    send();
  },
];

/** An upstream that rotates through kinds of failure. */
async function startFaultyShop() {
  const since = performance.now();
  const server = createServer((_request, response) => {
    response.on('error', () => {});
    const fault = FAULTS[Math.floor((performance.now() - since) / FAULT_MS) % FAULTS.length];
    fault?.(response);
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

/** A visitor who uses the shop and tracks the expected cart. */
function createVisitor(pool: Pool, number: number) {
  const jar = new Map<string, string>();
  const acknowledged = new Map<string, number>();
  const problems: string[] = [];
  let answers = 0;

  const send = async (method: 'GET' | 'PUT', path: string, body?: unknown) => {
    const {
      statusCode,
      headers,
      body: answer,
    } = await pool.request({
      method,
      path,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': jar.get('csrf-token') ?? '',
        'x-forwarded-for': `10.0.0.${number}`,
        'x-hunter-site': 'DE',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    answers += 1;
    return { status: statusCode, text: await answer.text() };
  };
  const expectStatus = (path: string, status: number, allowed: readonly number[]) => {
    if (!allowed.includes(status)) problems.push(`${path} answered ${status}`);
  };
  const steps: ((round: number) => Promise<void>)[] = [
    async (round) => {
      const path = PAGES[(round + number) % PAGES.length] ?? '/';
      const { status, text } = await send('GET', path);
      expectStatus(path, status, [path === '/nowhere' ? 404 : 200]);
      if (!text.endsWith('</html>')) problems.push(`${path} is incomplete`);
    },
    async (round) => {
      const tcm = VARIANTS[(round * 7 + number) % VARIANTS.length] ?? '';
      const quantity = 1 + ((round + number) % 5);
      const setArticle = { productId: tcm.slice(0, 4), tcm, quantity };
      const { status } = await send('PUT', CART, { setArticle });
      expectStatus(CART, status, [200, 304]);
      if (status === 200 || status === 304) acknowledged.set(tcm, quantity);
    },
    async () => {
      const { status } = await send('GET', '/jsonflyoutnavigation?site=DE');
      expectStatus('/jsonflyoutnavigation', status, [200, 500, 502, 503, 504]);
    },
    async () => expectStatus(CART, (await send('GET', CART)).status, [200]),
    async (round) => {
      const path = `/service/searchfrontend/api/suggestions?q=${'kaffee'.slice(0, 1 + (round % 6))}&site=DE`;
      expectStatus(path, (await send('GET', path)).status, [200, 500, 502, 503, 504]);
    },
  ];
  return {
    problems,
    answers: () => answers,
    walk: async (until: number) => {
      await send('GET', '/');
      for (let round = 0; performance.now() < until; round += 1) {
        await steps[(round + number) % steps.length]?.(round);
        await wait(PAUSE_MS + ((round * 37 + number * 11) % PAUSE_MS));
      }
    },
    /** Lines whose last acknowledged state is not in the cart. */
    countLost: async (): Promise<number> => {
      const { cart } = JSON.parse((await send('GET', CART)).text) as {
        cart: { articles: { tcm: string; quantity: number }[] };
      };
      return [...acknowledged].filter(
        ([tcm, quantity]) => cart.articles.find((line) => line.tcm === tcm)?.quantity !== quantity,
      ).length;
    },
  };
}

/** Mixed traffic for some time, with failing upstream services. */
async function soakFor(ms: number, { log }: Pick<BenchContext, 'log'>): Promise<FamilyResult> {
  const shop = await startFaultyShop();
  const server = await startDemo({
    LOG_LEVEL: 'fatal',
    SHOP_UPSTREAM_NAVIGATION: shop.url,
    SHOP_UPSTREAM_SEARCHFRONTEND: shop.url,
    SHOP_UPSTREAM_THEMEWORLD_FRONTEND: shop.url,
    SHOP_UPSTREAM_PROMOTION: shop.url,
  });
  const pool = new Pool(server.origin, { connections: VISITORS, headersTimeout: 30_000 });
  const since = performance.now();
  const samples: { x: number; y: number }[] = [];
  const visitors = Array.from({ length: VISITORS }, (_, number) => createVisitor(pool, number));
  const sampling = setInterval(async () => {
    const bytes = await server.memory();
    samples.push({ x: (performance.now() - since) / 1_000, y: bytes / 1_000_000 });
  }, SAMPLE_MS);
  try {
    await Promise.all(visitors.map((visitor) => visitor.walk(since + ms)));
    clearInterval(sampling);
    const lost = await Promise.all(visitors.map((visitor) => visitor.countLost()));
    const answers = visitors.reduce((sum, visitor) => sum + visitor.answers(), 0);
    const problems = visitors.flatMap((visitor) => visitor.problems);
    const rejections = server.problems.filter((text) => /unhandled|uncaught/i.test(text));
    for (const problem of [...new Set([...problems, ...rejections])].slice(0, 10)) log(problem);
    // The first third warms up: compilers, caches and pools fill.
    const third = Math.floor(samples.length / 3);
    const middle = median(samples.slice(third, 2 * third).map(({ y }) => y));
    const end = median(samples.slice(2 * third).map(({ y }) => y));
    const what = `${VISITORS} visitors for ${Math.round(ms / 1_000)} s, ${answers} answers; navigation, theme worlds, promotions and search fail in six ways in turn.`;
    const none = { of: 'value', at: 'most', target: 0 } as const;
    return {
      rows: [
        {
          figure: 'Soak: cart lines lost',
          measured: `Lines whose last acknowledged change is not in the cart afterwards. ${what}`,
          value: lost.reduce((sum, count) => sum + count, 0),
          unit: '',
          runs: 1,
          target: none,
        },
        {
          figure: 'Soak: wrong answers',
          measured:
            'Pages that are not whole or not 200, cart calls that fail, statuses outside the contract.',
          value: problems.length,
          unit: '',
          runs: 1,
          target: none,
        },
        {
          figure: 'Soak: unhandled rejections',
          measured: 'Uncaught errors of the server’s process.',
          value: rejections.length,
          unit: '',
          runs: 1,
          target: none,
        },
        {
          figure: 'Soak: memory',
          measured: 'Heap after a collection, in the last third against the one in the middle.',
          value: end,
          unit: 'MB',
          reference: { name: 'middle third', value: middle },
          ratio: end / middle,
          target: { at: 'most', target: 1.1, stretch: 1.03 },
          runs: samples.length,
        },
      ],
      charts: [
        {
          kind: 'lines',
          title: 'Memory of the demo server under mixed traffic with failing services',
          unit: 'MB',
          xName: 'seconds',
          series: [{ name: 'heap after a collection', points: samples }],
        },
      ],
    };
  } finally {
    clearInterval(sampling);
    await pool.destroy();
    await server.stop();
    shop.stop();
  }
}

export const soak: Family = {
  name: 'soak',
  title: 'Soak: two minutes of mixed traffic while services fail',
  measure: (context) => soakFor(SOAK_MS, context),
};
