import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RealRedis, startRedis } from '../server/realRedis.ts';
import { type ServerProcess, startProcess } from '../server/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { CART, readPageState } from '../support/testServer.ts';

// Processes start as fast as the machine lets them.
vi.setConfig({ testTimeout: 120_000 });

let redis: RealRedis;
beforeAll(async () => {
  redis = await startRedis();
  // Installing one may take its time.
}, 500_000);
afterAll(() => redis.stop());

const startPair = (env: Record<string, string>) => Promise.all([startProcess(env), startProcess(env)]);
const startOnRedis = () => startPair({ STORE_URL: redis.url, DATA_DIR: temporaryFolder() });

type Method = 'GET' | 'POST' | 'PUT';

/** A browser whose load balancer sends each request to whichever server it likes. */
function aBrowser() {
  const jar = new Map<string, string>();
  const send = async (server: ServerProcess, method: Method, path: string, body?: unknown, ip = '') => {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': jar.get('csrf-token') ?? '',
        'sec-fetch-site': 'same-origin',
        ...(ip && { 'x-forwarded-for': ip }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return {
    get: (server: ServerProcess, path: string) => send(server, 'GET', path),
    put: (server: ServerProcess, path: string, body: unknown) => send(server, 'PUT', path, body),
    signUp: (server: ServerProcess, email: string, ip: string) =>
      send(
        server,
        'POST',
        '/service/newsletter/api/internal/newsletter-subscribers',
        { email, consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' },
        ip,
      ),
  };
}
type Browser = ReturnType<typeof aBrowser>;

/** Products that no first cart holds, each a line of its own. */
const PRODUCTS = ['404101', '404102', '400201', '402701', '401701', '401001', '403201', '401601'];
const setProduct = (tcm: string, quantity: number) => ({
  setArticle: { productId: tcm.slice(0, 4), tcm, quantity },
});

/** How many of each product are in the cart. */
async function readQuantities(browser: Browser, server: ServerProcess): Promise<Record<string, number>> {
  const { cart } = (await (await browser.get(server, CART)).json()) as {
    cart: { articles: { tcm: string; quantity: number }[] };
  };
  return Object.fromEntries(cart.articles.map(({ tcm, quantity }) => [tcm, quantity]));
}

/** Addresses that the outbox of a server shows mails to. */
const readMails = async (server: ServerProcess): Promise<string[]> => {
  const page = await aBrowser().get(server, '/demo/outbox');
  return readPageState(await page.text()).content.mails.map(({ to }: { to: string }) => to);
};

describe('BFF-08: two servers on one Redis', () => {
  it('share carts and sessions: one reads what the other has written', async () => {
    const [left, right] = await startOnRedis();
    const browser = aBrowser();
    await browser.get(left, '/');
    const written = await browser.put(right, CART, setProduct('404101', 2));
    expect(written.status).toBe(200);
    expect(await readQuantities(browser, left)).toMatchObject({ '404101': 2 });
    expect((await browser.put(left, CART, setProduct('404101', 3))).status).toBe(200);
    expect(await readQuantities(browser, right)).toMatchObject({ '404101': 3 });
    expect(await readQuantities(aBrowser(), right)).not.toHaveProperty('404101');
  });

  it('lose no line when one visitor writes through both concurrently', async () => {
    const [left, right] = await startOnRedis();
    const browser = aBrowser();
    await browser.get(left, '/');
    const answers = await Promise.all(
      PRODUCTS.map((tcm, index) => browser.put(index % 2 ? left : right, CART, setProduct(tcm, index + 1))),
    );
    expect(answers.map(({ status }) => status)).toEqual(PRODUCTS.map(() => 200));
    const expected = Object.fromEntries(PRODUCTS.map((tcm, index) => [tcm, index + 1]));
    expect(await readQuantities(browser, left)).toMatchObject(expected);
  });

  it('share sign-ups and their limit of ten per minute and address', async () => {
    const [left, right] = await startOnRedis();
    const browser = aBrowser();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const server = count % 2 ? left : right;
      statuses.push((await browser.signUp(server, `kim${count}@example.com`, '203.0.113.7')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
    expect(await readMails(left)).toHaveLength(10);
    expect(await readMails(right)).toEqual(await readMails(left));
  });

  it('share preview sessions', async () => {
    const [left, right] = await startOnRedis();
    const staff = aBrowser();
    await staff.get(left, '/demo?scenario=staff');
    const dateTime = '2027-07-01T10:00:00.000Z';
    await staff.get(left, `/service/preview/api/token?previewDateTime=${dateTime}`);
    const check = await (await staff.get(right, '/service/preview/api/auth/checkauth')).json();
    expect(check).toEqual({ status: 'SUCCESS', dateTime, expiresAt: expect.any(String) });
  });
});

describe('BFF-08: a server that is killed during writes', () => {
  const stores = [
    ['one Redis', startOnRedis],
    ['one SQLite file', () => startPair({ DATA_DIR: temporaryFolder() })],
  ] as const;

  it.each(stores)('loses no acknowledged change, on %s', async (_name, start) => {
    const [doomed, other] = await start();
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const browser = aBrowser();
        await browser.get(number % 2 ? doomed : other, '/');
        return { browser, acknowledged: {} as Record<string, number>, number };
      }),
    );
    let writes = 0;
    let unanswered = 0;
    const write = async (work: (server: ServerProcess) => Promise<Response>): Promise<boolean> => {
      const isAnswered = (server: ServerProcess) =>
        work(server).then(
          ({ ok }) => ok,
          () => false,
        );
      writes += 1;
      // In the middle of them.
      if (writes === 80) doomed.send('SIGKILL');
      if (await isAnswered(writes % 2 ? doomed : other)) return true;
      unanswered += 1;
      return false;
    };
    const signedUp: string[] = [];
    await Promise.all(
      visitors.flatMap(({ browser, acknowledged, number }) => [
        ...PRODUCTS.map(async (tcm) => {
          for (const quantity of [1, 2]) {
            const isDone = await write((server) => browser.put(server, CART, setProduct(tcm, quantity)));
            if (isDone) acknowledged[tcm] = quantity;
          }
        }),
        (async () => {
          const email = `visitor${number}@example.com`;
          const ip = `198.51.100.${number}`;
          if (await write((server) => browser.signUp(server, email, ip))) signedUp.push(email);
        })(),
      ]),
    );
    expect(await doomed.ended).toBe('SIGKILL');
    // The kill fell into the writes, not before or behind them.
    expect(unanswered).toBeGreaterThan(0);
    expect(unanswered).toBeLessThan(writes);
    for (const { browser, acknowledged } of visitors) {
      const kept = await readQuantities(browser, other);
      for (const [tcm, quantity] of Object.entries(acknowledged)) {
        // A write that got no answer may have been made all the same.
        expect(kept[tcm], tcm).toBeGreaterThanOrEqual(quantity);
      }
    }
    const mails = await readMails(other);
    expect(mails).toEqual(expect.arrayContaining(signedUp));
  });
});
