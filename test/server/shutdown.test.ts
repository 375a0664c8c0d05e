import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { LIMITS } from '#server/config/limits.ts';
import { DRAIN_TIMES } from '#server/run.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { CART } from '../support/testServer.ts';
import { startShop } from './faultyShop.ts';
import { startProcess } from './serverProcess.ts';

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 120_000 });

/** A shop whose answer a test holds back. */
async function aDelayedShop() {
  let answer = () => {};
  let arrived = () => {};
  const requested = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const url = await startShop((_request, response) => {
    answer = () =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"cart":"whole"}');
    arrived();
  });
  return { url, requested, answer: () => answer() };
}

it('BFF-07: a stop signal fails the readiness check, finishes open requests and exits with code 0', async () => {
  const shop = await aDelayedShop();
  const server = await startProcess({
    DATA_DIR: temporaryFolder(),
    SHOP_UPSTREAM_CART: shop.url,
    DRAIN_NOTICE_MS: '4000',
    DRAIN_TIMEOUT_MS: '60000',
  });
  const readiness = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
  expect(await readiness()).toBe(200);
  const running = fetch(server.url + CART);
  await shop.requested;

  server.send('SIGTERM');
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 60_000, interval: 20 });
  // Clients that have not noticed the shutdown are still served.
  expect((await fetch(`${server.url}/jsonflyoutnavigation`)).status).toBe(200);
  await vi.waitFor(() => expect(readiness()).rejects.toThrow('fetch failed'), { timeout: 60_000 });

  shop.answer();
  const answer = await running;
  expect([answer.status, await answer.text()]).toEqual([200, '{"cart":"whole"}']);
  expect(await server.ended).toBe(0);
});

it('BFF-07: SIGINT ends the server without the drain notice', async () => {
  const server = await startProcess({ DATA_DIR: temporaryFolder(), DRAIN_NOTICE_MS: '3600000' });
  server.send('SIGINT');
  expect(await server.ended).toBe(0);
});

it('BFF-15: every request that was sent before the stop signal gets its response', async () => {
  const server = await startProcess({
    DATA_DIR: temporaryFolder(),
    DRAIN_NOTICE_MS: '0',
    DRAIN_TIMEOUT_MS: '100000',
  });
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  let connected = 0;
  const answers = Array.from({ length: 80 }, () => {
    const { promise, resolve: answered } = Promise.withResolvers<string>();
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET ${CART} HTTP/1.1\r\nHost: localhost\r\nCookie: scenario=slow:300\r\n\r\n`);
      connected += 1;
      if (connected === 80) resolve();
    });
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', ({ message }) => answered(message));
    socket.on('close', () => answered(received.slice(0, 12)));
    return promise;
  });
  await sent;
  server.send('SIGTERM');
  expect(await Promise.all(answers)).toEqual(Array(80).fill('HTTP/1.1 200'));
  expect(await server.ended).toBe(0);
});

it('BFF-15: the slowest call may begin at the end of the notice, and the container stops later than the server', () => {
  const { noticeMs, timeoutMs } = DRAIN_TIMES;
  const slowestMs = Math.max(LIMITS.footerMs, ...Object.values(LIMITS.callMs));
  // A call also waits for the store.
  expect(timeoutMs).toBeGreaterThan(noticeMs + slowestMs + LIMITS.storeMs);
  const [, graceSeconds] = /stop_grace_period: (\d+)s/.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  expect(Number(graceSeconds) * 1_000).toBeGreaterThan(timeoutMs);
});

it('BFF-07: a request that does not end cannot prevent the shutdown', async () => {
  const shop = await aDelayedShop();
  const server = await startProcess({
    DATA_DIR: temporaryFolder(),
    SHOP_UPSTREAM_CART: shop.url,
    DRAIN_NOTICE_MS: '0',
    DRAIN_TIMEOUT_MS: '500',
  });
  const running = fetch(server.url + CART).catch(() => 'broken');
  await shop.requested;
  server.send('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(await running).toBe('broken');
});

it('an invalid setting fails the start with one sentence', async () => {
  const start = startProcess({ DATA_DIR: temporaryFolder(), STAGE: 'TEST' });
  await expect(start).rejects.toThrow(/ended with 1: STAGE must be DEV or LIVE\./);
});
