import { startDemo, startServer } from './demoServer.ts';
import { alternate, type Burst, type Candidate, medianOf, p50, pairedRatio } from './load.ts';
import { PLUGIN_STACK } from './pluginStack.ts';
import { type Chart, type Family, median, type Row } from './row.ts';

const CART = '/service/cart/api/cart';
const ROUNDS = 5;

/** Cookies of a returning visitor, so that no response sets any. */
async function visit(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${CART}`);
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function measure({ log }: Parameters<Family['measure']>[0]) {
  const upstream = await startServer('upstream.ts');
  const bare = await startServer('bareProxy.ts', { args: [upstream.origin] });
  const validating = await startServer('validatingRoute.ts', { args: [upstream.origin] });
  const vitrine = await startDemo({ SHOP_UPSTREAM_CART: upstream.origin });
  const mocks = await startDemo();
  const steps = await Promise.all(
    PLUGIN_STACK.map((step) => startServer('pluginStack.ts', { args: [upstream.origin, step] })),
  );
  const servers = [upstream, bare, validating, vitrine, mocks, ...steps];
  try {
    const question = { path: CART };
    const candidates = {
      bare: { server: bare, question },
      vitrine: {
        server: vitrine,
        question: { ...question, headers: { cookie: await visit(vitrine.origin) } },
      },
      validating: { server: validating, question },
      mocks: { server: mocks, question: { ...question, headers: { cookie: await visit(mocks.origin) } } },
    };
    log('32 connections, in turn');
    const busy = await alternate(candidates, { rounds: ROUNDS, connections: 32, ms: 1_500 });
    log('one connection, in turn');
    const idle = await alternate(
      { bare: candidates.bare, vitrine: candidates.vitrine },
      { rounds: ROUNDS, connections: 1, ms: 800 },
    );
    log('the server’s parts, one on top of the other');
    const stacked = await alternate(
      {
        bare: candidates.bare,
        ...Object.fromEntries(
          await Promise.all(
            steps.map(async (server, at) => {
              // Each server has its own secret; one without sessions receives the same header.
              const cookie = (await visit(server.origin)) || candidates.vitrine.question.headers.cookie;
              return [
                PLUGIN_STACK[at] ?? '',
                { server, question: { ...question, headers: { cookie } } },
              ] as const;
            }),
          ),
        ),
      } as Record<string, Candidate>,
      { rounds: ROUNDS, connections: 32, ms: 1_000 },
    );
    return { rows: [...toRows(busy, idle), ...toStackRows(stacked)], charts: toCharts(busy, idle) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Busy = Record<'bare' | 'vitrine' | 'validating' | 'mocks', Burst[]>;
type Idle = Record<'bare' | 'vitrine', Burst[]>;

function toRows(busy: Busy, idle: Idle): Row[] {
  const cpu = (name: keyof Busy) => medianOf(busy[name], 'cpuPerRequest');
  const efficiency = (
    figure: string,
    measured: string,
    name: keyof Busy,
    target: NonNullable<Row['target']>,
  ): Row => ({
    figure,
    measured,
    value: cpu(name),
    unit: 'µs CPU',
    reference: { name: 'bare @fastify/http-proxy', value: cpu('bare') },
    ratio: pairedRatio(busy.bare, busy[name], (one) => one.cpuPerRequest),
    target,
    runs: ROUNDS,
  });
  const rate = (name: keyof Busy) => medianOf(busy[name], 'requestsPerSecond');
  return [
    efficiency(
      'Proxied call, processor time',
      'Reading a cart of 4,096 bytes through the whole server, every hook on; efficiency is the reference’s time by ours.',
      'vitrine',
      { at: 'least', target: 0.85, stretch: 1 },
    ),
    {
      figure: 'Proxied call, requests per second',
      measured: 'The same over 32 connections.',
      value: rate('vitrine'),
      unit: '/s',
      reference: { name: 'bare @fastify/http-proxy', value: rate('bare') },
      ratio: pairedRatio(busy.vitrine, busy.bare, (one) => one.requestsPerSecond),
      target: { at: 'least', target: 0.9, stretch: 1.1 },
      runs: ROUNDS,
    },
    efficiency(
      'Parsing and validating call',
      'The same cart read with the typed client, checked by its schema and written out again.',
      'validating',
      { at: 'least', target: 0.75, stretch: 0.85 },
    ),
    efficiency('Mock cart', 'Reading a cart of the mock shop from the embedded store.', 'mocks', {
      at: 'least',
      target: 2.5,
    }),
    {
      figure: 'Proxied call, waiting time',
      measured: 'Median of one connection.',
      value: median(idle.vitrine.map(p50)),
      unit: 'ms',
      reference: { name: 'bare @fastify/http-proxy', value: median(idle.bare.map(p50)) },
      ratio: pairedRatio(idle.vitrine, idle.bare, p50),
      target: { at: 'most', target: 1.25, stretch: 1 },
      runs: ROUNDS,
    },
  ];
}

/** The additional cost of each part of the server. */
function toStackRows({ bare = [], ...stacked }: Record<string, Burst[]>): Row[] {
  return Object.entries(stacked).map(([step, bursts], at) => ({
    figure: at === 0 ? `Proxied call: ${step}` : `… and ${step}`,
    measured:
      'The same proxied cart through the parts of the server so far. Ratio: the reference’s time by ours.',
    value: medianOf(bursts, 'cpuPerRequest'),
    unit: 'µs CPU',
    reference: { name: 'bare @fastify/http-proxy', value: medianOf(bare, 'cpuPerRequest') },
    ratio: pairedRatio(bare, bursts, (one) => one.cpuPerRequest),
    runs: ROUNDS,
  }));
}

const NAMES: Record<keyof Busy, string> = {
  bare: 'bare http-proxy',
  vitrine: 'Vitrine, proxied',
  validating: 'parsed and validated',
  mocks: 'mock shop',
};

function toCharts(busy: Busy, idle: Idle): Chart[] {
  const series = (bursts: Record<string, Burst[]>) =>
    Object.entries(bursts).map(([name, all]) => ({
      name: NAMES[name as keyof Busy],
      samples: all.flatMap(({ latencies }) => latencies),
    }));
  return [
    {
      kind: 'distribution',
      title: 'Waiting time of a call, 32 connections',
      unit: 'ms',
      series: series(busy),
    },
    {
      kind: 'distribution',
      title: 'Waiting time of a call, one connection',
      unit: 'ms',
      series: series(idle),
    },
  ];
}

/** Row family 2: the server's cost per call. */
export const proxy: Family = { name: 'proxy', title: 'Proxied calls', measure };
