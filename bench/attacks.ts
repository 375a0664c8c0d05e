import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type MeasuredServer, startDemo } from './demoServer.ts';
import type { Wait } from './healthProbe.ts';
import type { Family, Row } from './row.ts';

/** How long the server has to cope with an attack, in milliseconds. */
const ATTACK_MS = 3_000;
/** Rounds of all attacks; memory is compared after the first and after the last one. */
const ROUNDS = 3;

const request = (target: string, ...headers: string[]) =>
  `${[`${target} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const page = (query: string | number, ...headers: string[]) =>
  request(`GET /search?query=${query}`, ...headers);
const multipart = (length: number) =>
  request('POST /contact', 'Content-Type: multipart/form-data; boundary=x', `Content-Length: ${length}`);

const FILE = Buffer.alloc(4_990_000, 'A');
const PART = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF-';

const times = (count: number, work: (index: number) => void) => {
  for (let index = 0; index < count; index++) work(index);
};

/** Each opens the connections that it likes. */
const ATTACKS: Record<string, (open: () => Socket) => void> = {
  '800 pipelined pages, unread': (open) => void open().pause().write(page('a').repeat(800)),
  '12,000 pipelined pages on 4 connections': (open) => times(4, () => open().write(page('a').repeat(3_000))),
  '500 pages at once': (open) => times(500, (index) => open().write(page(index))),
  '500 pages at once, unread': (open) => times(500, (index) => open().pause().write(page(index))),
  '2,000 headers without an end': (open) =>
    times(2_000, () => open().write('GET / HTTP/1.1\r\nHost: localhost\r\nX-a: ')),
  '1,000 bodies without an end': (open) => times(1_000, () => open().write(`${multipart(99_999)}--x\r\n`)),
  '55 uploads of 15 MB': (open) =>
    times(55, () => {
      const socket = open();
      socket.write(multipart(15_000_000));
      times(3, () => socket.write(PART) && socket.write(FILE));
    }),
  '200 headers of 60 kB cookies': (open) =>
    times(200, () => open().write(page('a', `Cookie: ${'a=b; '.repeat(12_000)}`))),
  '200 queries of 3,500 parameters': (open) =>
    times(200, () => open().write(request(`GET /?${'a=1&'.repeat(3_500)}`))),
  '200 bodies of 60,000 brackets': (open) =>
    times(200, () =>
      open().write(
        request('PUT /service/cart/api/cart', 'Content-Type: application/json', 'Content-Length: 60000') +
          '['.repeat(60_000),
      ),
    ),
};

/** Waits for `/healthz` during an attack. */
async function measureHealth({ origin, pid }: MeasuredServer, attack: (open: () => Socket) => void) {
  const probe = new Worker(new URL('./healthProbe.ts', import.meta.url), { workerData: { origin, pid } });
  await once(probe, 'online');
  const sockets: Socket[] = [];
  attack(() => {
    // The server may refuse a connection at any time.
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    sockets.push(socket.resume());
    return socket;
  });
  await wait(ATTACK_MS);
  probe.postMessage('end');
  const [waits] = (await once(probe, 'message')) as [Wait[]];
  for (const socket of sockets) socket.destroy();
  return waits;
}

const measure: Family['measure'] = async ({ log }) => {
  const server = await startDemo();
  const waits: Record<string, Wait[]> = {};
  const heaps: number[] = [];
  try {
    await fetch(server.origin);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, attack] of Object.entries(ATTACKS)) {
        log(name);
        waits[name] = [...(waits[name] ?? []), ...(await measureHealth(server, attack))];
      }
      heaps.push((await server.heap()) / 1e6);
      log(`${Math.round(heaps.at(-1) ?? 0)} MB`);
    }
  } finally {
    await server.stop();
  }
  const health = Object.entries(waits).map<Row>(([name, each]) => ({
    figure: `/healthz: ${name}`,
    measured: 'The longest wait on a new connection, in processor time of the server.',
    // Other load would prolong the wall-clock time.
    value: Math.max(...each.map(({ ms, cpuMs }) => cpuMs ?? ms)),
    unit: 'ms',
    target: { of: 'value', at: 'most', target: 1_000 },
    runs: each.length,
  }));
  const [first = 0] = heaps;
  const last = heaps.at(-1) ?? 0;
  const memory: Row = {
    figure: 'Memory after all attacks',
    measured: `The heap after ${ROUNDS} rounds, collected.`,
    value: last,
    unit: 'MB',
    reference: { name: 'after the first', value: first },
    ratio: last / first,
    target: { at: 'most', target: 1.1 },
    runs: 1,
  };
  return { rows: [...health, memory] };
};

/** Row family 9: attacks that one machine can make. */
export const attacks: Family = { name: 'attacks', title: 'Health and memory under attack', measure };
