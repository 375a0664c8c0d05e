import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { CART, HEADPHONES, setHeadphones } from '../support/testServer.ts';
import { type RealRedis, startRedis } from './realRedis.ts';
import { type ServerProcess, startProcess } from './serverProcess.ts';

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 120_000 });

const ORIGIN = 'https://shop.example';
/** Another address than the one that the servers trust by default and the tests ask from. */
const PROXY_ADDRESS = '127.0.0.3';

// A shared key in place of a certificate: it is TLS all the same, and no private key lies in the repository.
const TLS = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
const KEY = Buffer.alloc(16, 7);

let redis: RealRedis;
beforeAll(async () => {
  redis = await startRedis();
}, 500_000);
afterAll(() => redis.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A proxy that ends TLS and gives each request to the next server; it replaces what visitors say about themselves. */
async function startProxy(servers: readonly ServerProcess[]) {
  let count = 0;
  const proxy = createServer({ ...TLS, pskCallback: () => KEY }, (incoming, answer) => {
    const { port = 0 } = servers[count++ % servers.length] ?? {};
    const inner = request({
      host: '127.0.0.1',
      port,
      localAddress: PROXY_ADDRESS,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        host: `inner-${port}:3000`,
        'x-forwarded-for': '203.0.113.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'shop.example',
      },
    });
    inner.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => proxy.listen(0, PROXY_ADDRESS, resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return (proxy.address() as AddressInfo).port;
}

/** A browser that speaks TLS to the proxy. */
function aBrowser(port: number) {
  const jar = new Map<string, string>();
  const cookies: string[] = [];
  const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request({
        method,
        path,
        createConnection: () =>
          connect({
            host: PROXY_ADDRESS,
            port,
            ...TLS,
            pskCallback: () => ({ psk: KEY, identity: 'test' }),
            checkServerIdentity: () => undefined,
          }),
        headers: {
          host: 'shop.example',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrf-token': jar.get('csrf-token') ?? '',
          ...headers,
          ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', async (response) => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        for (const line of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
          cookies.push(line);
        }
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
      outgoing.end(body);
    });
  return {
    jar,
    /** Every line that set a cookie. */
    cookies,
    get: (path: string) => send('GET', path),
    put: (path: string, body: unknown, origin: string) =>
      send('PUT', path, { 'content-type': 'application/json', origin }, JSON.stringify(body)),
    post: (path: string, form: Record<string, string>) =>
      send(
        'POST',
        path,
        { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
        new URLSearchParams(form).toString(),
      ),
  };
}

async function startLive() {
  const env = {
    STAGE: 'LIVE',
    STORE_URL: redis.url,
    DATA_DIR: temporaryFolder(),
    PUBLIC_ORIGIN: ORIGIN,
    TRUST_PROXY: PROXY_ADDRESS,
    METRICS_PORT: '0',
  };
  const servers = await Promise.all([startProcess(env), startProcess(env)]);
  return { servers, port: await startProxy(servers) };
}

const quantityIn = ({ body }: Answer): number | undefined =>
  JSON.parse(body).cart.articles.find(({ tcm }: { tcm: string }) => tcm === HEADPHONES.tcm)?.quantity;

describe('BFF-05, BFF-08: two live servers on one Redis behind a TLS-terminating proxy at another address', () => {
  it('share sessions and carts, and trust only the public origin', async () => {
    const { servers, port } = await startLive();
    const browser = aBrowser(port);
    const page = await browser.get('/');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(page.body).not.toContain('inner-');
    for (const quantity of [1, 2, 3, 4]) {
      expect((await browser.put(CART, setHeadphones(quantity), ORIGIN)).status).toBe(200);
      expect(quantityIn(await browser.get(CART))).toBe(quantity);
    }
    for (const origin of [
      'http://shop.example',
      `http://inner-${servers[0]?.port}:3000`,
      servers[0]?.url ?? '',
    ])
      expect((await browser.put(CART, setHeadphones(9), origin)).status, origin).toBe(403);
    const before = browser.jar.get('sid');
    const csrf = browser.jar.get('csrf-token') ?? '';
    const form = { csrf, email: 'kim@example.com', password: 'x' };
    expect((await browser.post('/signin', form)).status).toBe(303);
    expect(browser.jar.get('sid')).not.toBe(before);
    for (let count = 0; count < 2; count += 1) expect(quantityIn(await browser.get(CART))).toBe(4);
    expect(browser.cookies.length).toBeGreaterThan(4);
    for (const line of browser.cookies) expect(line).toMatch(/; Secure(;|$)/);
  });
});
