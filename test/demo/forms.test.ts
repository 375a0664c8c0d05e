import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PREVIEW_TOOLS_PATH } from '#demo/model/previewTools.ts';
import { aCart, anArticle } from '#mocks/builders/cart.ts';
import type { AppOptions } from '#server/app.ts';
import { LIMITS, type WriteKind } from '#server/config/limits.ts';
import { SITES } from '#src/config/sites.ts';
import { dateText } from '#src/lib/dateText.ts';
import { startShop } from '../server/faultyShop.ts';
import { type ServerProcess, startProcess } from '../server/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  mainOf,
  newestMail,
  pathOf,
  readOutbox,
  readPageState,
  recordedDemo,
  signIn,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

const WITHDRAWAL = SITES.DE.links.withdrawal ?? '';
const CANCELLATION = SITES.DE.links.cancellation ?? '';
const SIGN_UP = '/subscribenewsletter';
const HUNGARIAN = { salutation: 'MR', firstName: 'Béla', lastName: 'Kovács' };

const DOWN = /Das hat aus technischen Gründen nicht geklappt|Technikai okokból/;
const LIMITED = /Bitte warte eine Minute|várj egy percet/;
const OUTDATED = /Diese Seite ist nicht mehr aktuell|Ez az oldal már nem aktuális/;

const countMails = (kind: string) => async (visitor: Visitor) =>
  (await readOutbox(visitor)).filter((mail) => mail.kind === kind).length;

/** Signs up, and confirms if asked; returns the newest mail's links. */
async function subscribe(visitor: Visitor, isConfirmed: boolean) {
  await visitor.get(`${SIGN_UP}?site=HU`);
  await visitor.post(SIGN_UP, { ...HUNGARIAN, email: 'bela@example.hu' });
  if (isConfirmed) await visitor.post(pathOf((await newestMail(visitor)).links.confirm), {});
  return (await newestMail(visitor)).links;
}

type Fault = 'down' | 'slow' | 'busy';

interface Row {
  name: string;
  /** The address of the form's page, which a GET has opened. */
  open: (visitor: Visitor) => Promise<string>;
  valid: Record<string, string>;
  /** A hidden field, which has the value of the page. */
  hidden?: string;
  /** A value that each field refuses. */
  invalid: Record<string, string>;
  /** The limit that counts its attempts; a legal declaration has none. */
  limit?: WriteKind;
  /** Whose posts are accepted. */
  trusts: 'session' | 'origin' | 'any';
  /** The scenario in which its service does not respond, responds too late, or has too much to do. */
  service?: Partial<Record<Fault, string>>;
  isMultipart?: boolean;
  /** The accepted form redirects to another page. */
  leavesTo?: string;
  /** How often the form has been carried out. */
  count?: (visitor: Visitor) => Promise<number>;
  /** What the page says then. */
  done: RegExp;
}

const at = (address: string) => async (visitor: Visitor) => {
  await visitor.get(address);
  return address;
};
const OFFLINE = { down: 'offline', slow: 'slow:600' };

/** The time of every call. */
const callsOf = (ms: number): AppOptions => ({
  limits: {
    callMs: Object.fromEntries(Object.keys(LIMITS.callMs).map((name) => [name, ms])) as typeof LIMITS.callMs,
  },
});

const ROWS: Row[] = [
  {
    name: 'sign-up',
    open: at(`${SIGN_UP}?site=HU`),
    valid: { ...HUNGARIAN, email: 'bela@example.hu' },
    invalid: { email: 'bela', salutation: '', firstName: '<b>', lastName: '' },
    limit: 'signUp',
    trusts: 'origin',
    service: { ...OFFLINE, busy: 'newsletter-limit' },
    count: countMails('newsletter-confirm'),
    done: /Már csak egy lépés!/,
  },
  {
    name: 'confirmation',
    open: async (visitor) => pathOf((await subscribe(visitor, false)).confirm),
    valid: {},
    invalid: {},
    limit: 'confirm',
    trusts: 'origin',
    service: OFFLINE,
    count: countMails('newsletter-voucher'),
    done: /Örülünk, hogy itt vagy!/,
  },
  {
    name: 'preferences',
    open: async (visitor) => pathOf((await subscribe(visitor, true)).preferences),
    valid: { ...HUNGARIAN, interests: 'COFFEE' },
    invalid: { salutation: '', firstName: '', lastName: 'www.shop.example' },
    limit: 'confirm',
    trusts: 'origin',
    service: OFFLINE,
    done: /Elmentettük a beállításaidat/,
  },
  {
    name: 'unsubscription',
    open: async (visitor) => pathOf((await subscribe(visitor, true)).unsubscribe),
    valid: {},
    invalid: {},
    limit: 'unsubscribe',
    trusts: 'any',
    service: OFFLINE,
    done: /Leiratkoztál|leiratkoz/i,
  },
  {
    name: 'contact',
    open: at('/contact?site=DE'),
    valid: {
      customerFirstName: 'Kim',
      customerLastName: 'Gruber',
      customerEmail: 'kim@example.com',
      message: 'Wo ist mein Paket?',
    },
    invalid: { customerFirstName: '', customerLastName: '<b>', customerEmail: 'kim', message: ' ' },
    limit: 'contact',
    trusts: 'session',
    isMultipart: true,
    done: /Wir melden uns unter kim@example.com/,
  },
  {
    name: 'refund',
    open: at('/refund?site=DE'),
    valid: {
      amount: '1.234,50',
      iban: 'DE89 3704 0044 0532 0130 00',
      'birthDate-day': '27',
      'birthDate-month': 'März',
      'birthDate-year': '1985',
      'telephone-code': '+49',
      telephone: '030 123456',
    },
    invalid: {
      amount: '0,5',
      iban: 'DE00',
      'birthDate-day': '32',
      'birthDate-month': '13',
      telephone: '030',
    },
    limit: 'contact',
    trusts: 'session',
    done: /wir haben deinen Antrag erhalten/,
  },
  {
    name: 'checkout',
    open: at('/checkout?site=DE'),
    valid: {
      email: 'kim@example.com',
      firstName: 'Kim',
      lastName: 'Gruber',
      street: 'Ring 1',
      postcode: '20095',
      city: 'Hamburg',
      delivery: 'home',
      payment: 'paypal',
    },
    hidden: 'order',
    invalid: { email: 'kim', firstName: '<b>', lastName: '', street: ' ', delivery: 'moon', payment: '' },
    limit: 'contact',
    trusts: 'session',
    service: OFFLINE,
    count: countMails('order-receipt'),
    done: /Die Bestätigung ist unterwegs an kim@example.com/,
  },
  {
    name: 'withdrawal: the statement',
    open: at(`${WITHDRAWAL}?site=DE`),
    valid: { name: 'Kim Gruber', contract: '4711', email: 'kim@example.com' },
    invalid: { name: ' ', contract: '', email: 'kim' },
    trusts: 'session',
    done: /Stimmen diese Angaben\?/,
  },
  {
    name: 'withdrawal: the confirmation',
    open: at(`${WITHDRAWAL}?site=DE`),
    valid: { name: 'Kim Gruber', contract: '4711', email: 'kim@example.com', step: 'confirm' },
    invalid: {},
    trusts: 'session',
    count: countMails('declaration-receipt'),
    done: /haben wir an kim@example.com geschickt/,
  },
  {
    name: 'cancellation',
    open: at(`${CANCELLATION}?site=DE`),
    valid: {
      name: 'Kim Gruber',
      contract: 'Abo 4711',
      email: 'kim@example.com',
      kind: 'extraordinary',
      reason: 'Umzug',
      date: '31.12.2026',
    },
    invalid: { name: '', contract: 'x'.repeat(5_000), kind: 'other', reason: '', email: '' },
    trusts: 'session',
    count: countMails('declaration-receipt'),
    done: /haben wir an kim@example.com geschickt/,
  },
  ...['/signin', '/register'].map(
    (path): Row => ({
      name: path,
      open: at(`${path}?site=DE`),
      valid: { email: 'kim@example.com', password: 'geheim123', target: '/privacy' },
      invalid: { email: '', password: '' },
      limit: 'logIn',
      trusts: 'session',
      leavesTo: '/privacy',
      done: /Datenschutz/,
    }),
  ),
  {
    name: 'log-out',
    open: at('/logout?site=DE'),
    valid: {},
    invalid: {},
    trusts: 'session',
    done: /abgemeldet|Bis bald/i,
  },
  {
    name: 'consent',
    open: async (visitor) => {
      visitor.cookies.scenario = 'consent-panel';
      await visitor.get('/?site=DE');
      return '/consent';
    },
    valid: { choice: 'all', target: '/privacy' },
    invalid: {},
    trusts: 'origin',
    leavesTo: '/privacy',
    done: /Datenschutz/,
  },
  {
    name: 'add to cart',
    open: at('/p/4041?site=DE'),
    valid: { tcm: '404101' },
    invalid: {},
    limit: 'cart',
    trusts: 'session',
    service: OFFLINE,
    count: async (visitor) => {
      const { articles } = (await visitor.get(CART)).json().cart;
      return articles.find(({ tcm }: { tcm: string }) => tcm === '404101')?.quantity ?? 0;
    },
    done: /liegt im Warenkorb/,
  },
];

const rowOf = (name: string) => ROWS.find((row) => row.name === name) as Row;

/** Posts a form as its page would, without following the redirect. */
async function submit(
  app: FastifyInstance,
  visitor: Visitor,
  address: string,
  { trusts, isMultipart }: Row,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const csrf = trusts === 'session' ? { csrf: visitor.csrf } : {};
  const form = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ ...csrf, ...fields })) form.append(name, value);
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: address,
    cookies: visitor.cookies,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      referer: `http://localhost${address}`,
      ...headers,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  for (const { name, value } of answer.cookies) visitor.cookies[name] = value;
  return answer;
}

/** The page that a posted form redirects to. An answer can repeat what a person entered, so no browser stores it. */
async function follow(visitor: Visitor, answer: { statusCode: number; headers: { location?: unknown } }) {
  expect(answer.statusCode).toBe(303);
  const address = String(answer.headers.location);
  const page = await visitor.get(address);
  if (address.includes('form-answer=')) expect(page.headers['cache-control']).toBe('private, no-store');
  return page.body;
}

/** The values of a page's fields, as a browser would post them again. */
function valuesIn(html: string): Record<string, string> {
  const main = mainOf(html);
  const values: Record<string, string> = {};
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const [name, value, type] = ['name', 'value', 'type'].map(
      (key) => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1],
    );
    if (name && (!/radio|checkbox/.test(type ?? '') || tag.includes(' checked'))) values[name] = value ?? '';
  }
  for (const [, name = '', value = ''] of main.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)/g))
    values[name] = value.trim();
  for (const [, name = '', options = ''] of main.matchAll(
    /<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    values[name] =
      /<option[^>]* value="([^"]*)"[^>]* selected|<option selected[^>]* value="([^"]*)"/
        .exec(options)
        ?.slice(1)
        .find(Boolean) ?? '';
  return values;
}

/** The values that a form shows again: neither the log-in's password nor files. */
const keptOf = ({ valid, name }: Row) => {
  const { password: _, tcm: __, step: ___, ...kept } = valid;
  return name === 'preferences' || name === 'unsubscription' ? { ...kept } : kept;
};

async function setUp(row: Row, options: AppOptions = {}, settings: Record<string, string> = {}) {
  const app = await startApp(settings, options);
  const visitor = aVisitor(app);
  const address = await row.open(visitor);
  const { hidden } = row;
  if (!hidden) return { app, visitor, address, valid: row.valid };
  const shown = valuesIn((await visitor.get(address)).body)[hidden] ?? '';
  return { app, visitor, address, valid: { ...row.valid, [hidden]: shown } };
}

/** Refuses every attempt that a limit counts. */
const limitedDemo = appOfFile(
  {},
  {
    limits: {
      rates: Object.fromEntries(
        Object.keys(LIMITS.rates).map((kind) => [kind, { perAddress: 0 }]),
      ) as typeof LIMITS.rates,
    },
  },
);

/** The forms of staff, whose answer is the page of the tools. */
const STAFF_FORMS = [`${PREVIEW_TOOLS_PATH}/links`, `${PREVIEW_TOOLS_PATH}/revoke`];

it('INP-16: every form of the demo has its row', async () => {
  const { routes, application } = recordedDemo();
  const app = await startApp({}, { application });
  const addresses = await Promise.all(ROWS.map(async ({ open }) => pathOf(await open(aVisitor(app)))));
  const own = [...STAFF_FORMS, ...addresses.map((address) => address.replace(/\?.*/, ''))];
  // Other countries name the two declarations in their own language.
  const translated = Object.values(SITES).flatMap(({ links }) => [links.withdrawal, links.cancellation]);
  const without = [...(routes.get('POST') ?? [])].filter(
    (route) =>
      !route.startsWith('/service/') &&
      !translated.includes(route) &&
      !own.some((address) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address)),
  );
  expect(without).toEqual([]);
});

describe.each(ROWS)('INP-16: the form $name', (row) => {
  it('is answered by a redirect, and a reload, a double press or a restored tab repeats nothing', async () => {
    const { app, visitor, address, valid } = await setUp(row);
    const before = (await row.count?.(visitor)) ?? 0;
    // A double press sends the same form twice before the first answer arrives.
    const [first, second] = await Promise.all([
      submit(app, visitor, address, row, valid),
      submit(app, visitor, address, row, valid),
    ]);
    const pages = [await follow(visitor, first), await follow(visitor, first)];
    for (const page of pages) expect(page).toMatch(row.done);
    expect(second.statusCode).toBe(303);
    if (row.leavesTo) expect(first.headers.location).toBe(row.leavesTo);
    else {
      const path = address.split('?')[0];
      expect(first.headers.location).toMatch(new RegExp(`^${path}\\?.*form-answer=`));
      expect(second.headers.location).toBe(first.headers.location);
    }
    if (row.count) expect((await row.count(visitor)) - before).toBe(1);
  });

  it('SIT-06: is answered on the site of its page while another tab shows another site', async () => {
    const { app, visitor, address, valid } = await setUp(row);
    // A link within the shop would log out.
    const { body } = await visitor.get(address, { 'sec-fetch-site': 'cross-site' });
    const own = readPageState(body).site;
    const form = row.name === 'consent' ? body.slice(body.indexOf('action="/consent"')) : undefined;
    const site = form ? /name="site" value="(\w+)"/.exec(form)?.[1] : valuesIn(body).site;
    expect(site).toBe(own);
    visitor.cookies.site = 'TR';
    const bare = address.replace(/\?site=\w+$/, '').replace(/site=\w+&/, '');
    const answer = await submit(app, visitor, bare, row, { ...valid, site: own }, { referer: '' });
    const page = await follow(visitor, answer);
    expect(readPageState(page)).toMatchObject({ site: own, locale: SITES[own as 'DE'].locale });
    expect(page).toMatch(row.done);
  });

  it.each(Object.entries(row.invalid))(
    'names the field %s in summary and field, and keeps the entries',
    async (field, value) => {
      const { app, visitor, address, valid } = await setUp(row);
      const page = await follow(
        visitor,
        await submit(app, visitor, address, row, { ...valid, [field]: value }),
      );
      expect(page).toMatch(/<title>(Fehler|Hiba): /);
      const summary = /<div[^>]*data-part="error-summary"[\s\S]*?<\/ul>/.exec(page)?.[0] ?? '';
      const [id = ''] = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, each]) => each ?? '');
      expect(id.endsWith(`-${field}`) || id.endsWith(field.split('-')[0] ?? '')).toBe(true);
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain('aria-invalid="true"');
      const { [field]: _, ...others } = keptOf(row);
      expect(valuesIn(page)).toMatchObject(others);
    },
  );

  it('says that there were too many attempts, and when to try again', async () => {
    const { app, visitor, address, valid } = await setUp(row);
    if (!row.limit) {
      // No limit refuses a declaration.
      for (let count = 0; count < 12; count += 1)
        expect(await follow(visitor, await submit(app, visitor, address, row, valid))).toMatch(row.done);
      return;
    }
    const limited = await limitedDemo();
    const limitedVisitor = aVisitor(limited);
    await limitedVisitor.get('/');
    const answer = await submit(limited, limitedVisitor, address, row, row.valid);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const page = await follow(limitedVisitor, answer);
    expect(page).toMatch(LIMITED);
    expect(page).toMatch(/<title>(Fehler|Hiba): /);
    expect(valuesIn(page)).toMatchObject(keptOf(row));
  });

  if (row.trusts !== 'any')
    it('says that the page is too old, and keeps the entries of its own page', async () => {
      const { app, visitor, address, valid } = await setUp(row);
      const before = (await row.count?.(visitor)) ?? 0;
      const foreign = await submit(app, visitor, address, row, valid, { 'sec-fetch-site': 'cross-site' });
      expect(foreign.statusCode).toBe(403);
      expect(foreign.body).toMatch(OUTDATED);
      if (row.trusts === 'session') {
        const old = await submit(app, visitor, address, row, { ...valid, csrf: 'of an older session' });
        const page = await follow(visitor, old);
        expect(page).toMatch(OUTDATED);
        expect(valuesIn(page)).toMatchObject(keptOf(row));
        // One more press of the shown page succeeds.
        const again = await submit(app, visitor, String(old.headers.location), row, valid);
        expect(await follow(visitor, again)).toMatch(row.done);
      }
      if (row.count) expect((await row.count(visitor)) - before).toBe(row.trusts === 'session' ? 1 : 0);
    });

  it.each(Object.keys(row.service ?? {}) as Fault[])(
    'says that the service is %s, and keeps the entries',
    async (fault) => {
      const { app, visitor, address, valid } = await setUp(row, fault === 'slow' ? callsOf(200) : {});
      const before = (await row.count?.(visitor)) ?? 0;
      visitor.cookies.scenario = row.service?.[fault] ?? '';
      const answer = await submit(app, visitor, address, row, valid);
      visitor.cookies.scenario = '';
      const page = await follow(visitor, answer);
      expect(page).toMatch(fault === 'busy' ? LIMITED : DOWN);
      expect(page).toMatch(/<title>(Fehler|Hiba): /);
      expect(valuesIn(page)).toMatchObject(keptOf(row));
      if (row.count && fault !== 'slow') expect(await row.count(visitor)).toBe(before);
    },
  );

  if (row.service)
    it('BFF-04: waits for a service that is slower than a page waits', async () => {
      const { app, visitor, address, valid } = await setUp(row);
      visitor.cookies.scenario = `slow:${LIMITS.pageDataMs + 200}`;
      const answer = await submit(app, visitor, address, row, valid);
      visitor.cookies.scenario = '';
      expect(await follow(visitor, answer)).toMatch(row.done);
    });
});

describe('BFF-04, INP-16: an addition to the cart whose answer is lost', () => {
  const add = rowOf('add to cart');

  it('is reported as done if the cart has it, so that a second press does not buy twice', async () => {
    const { app, visitor, address, valid } = await setUp(add, {
      limits: { callMs: { ...LIMITS.callMs, changeCart: 100 } },
    });
    visitor.cookies.scenario = 'slow:500';
    const answer = await submit(app, visitor, address, add, valid);
    visitor.cookies.scenario = '';
    expect(await follow(visitor, answer)).toMatch(add.done);
    expect(await add.count?.(visitor)).toBe(1);
  });

  it('is reported as uncertain if the cart cannot be read either', async () => {
    let reads = 0;
    const cart = { articles: [], numberOfArticles: 0, totalSum: 0 };
    const url = await startShop((request, response) => {
      if (request.method === 'GET' && reads++ === 0)
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ cart }));
      else response.writeHead(504).end();
    });
    const app = await startApp({ SHOP_UPSTREAM_CART: url });
    const visitor = aVisitor(app);
    const address = await add.open(visitor);
    reads = 0;
    const page = await follow(visitor, await submit(app, visitor, address, add, add.valid));
    expect(page).toContain('Vielleicht liegt der Artikel schon darin');
    expect(page).toMatch(/<title>Fehler: /);
  });
});

it('INP-16: an order of another cart than the shown one is not accepted but shown again', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  const add = rowOf('add to cart');
  await submit(app, visitor, await add.open(visitor), add, add.valid);
  const page = await follow(visitor, await submit(app, visitor, address, row, valid));
  expect(page).toContain('Dein Warenkorb hat sich inzwischen geändert.');
  expect(page).toMatch(/<title>Fehler: /);
  expect(valuesIn(page)).toMatchObject(row.valid);
  expect(await row.count?.(visitor)).toBe(0);
  const again = await submit(app, visitor, address, row, { ...valid, ...valuesIn(page) });
  expect(await follow(visitor, again)).toMatch(row.done);
});

it('INP-16, DSG-03: a cart is ordered once: the form of an older page shows the order that was made', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  const order = async (email: string) =>
    follow(visitor, await submit(app, visitor, address, row, { ...valid, email }));
  // Two tabs with one cart.
  await Promise.all([order('kim@example.com'), order('kim@example.org')]);
  expect(await row.count?.(visitor)).toBe(1);
  expect(await order('kim@example.net')).toMatch(/unterwegs an kim@example\.(com|org)/);
  expect(await row.count?.(visitor)).toBe(1);
  const opened = (await visitor.get(address)).body;
  expect(opened).toContain('Dein Warenkorb ist leer.');
  expect(opened).toMatch(/<a href="\/"[^>]*>(<[^>]+>)*Weiter einkaufen</);
  expect(valuesIn(opened)).toEqual({});
  // The next page counts nothing.
  expect(visitor.cookies['cart-count']).toBe('');
});

it('INP-16: an order is kept when its confirmation fails, and the next press shows it', async () => {
  const row = rowOf('checkout');
  const DATA_DIR = temporaryFolder();
  const { app, visitor, address, valid } = await setUp(row, {}, { DATA_DIR });
  const database = new DatabaseSync(join(DATA_DIR, 'vitrine.sqlite'));
  onTestFinished(() => database.close());
  database.exec(`
    CREATE TRIGGER full_outbox BEFORE INSERT ON documents WHEN new.key = 'outbox'
    BEGIN SELECT RAISE(ABORT, 'The outbox is full.'); END
  `);
  expect((await submit(app, visitor, address, row, valid)).statusCode).toBeGreaterThanOrEqual(500);
  const page = await follow(visitor, await submit(app, visitor, address, row, valid));
  expect(page).toContain('keine an kim@example.com geschickt');
});

it('INP-16, BFF-08: a double press that reaches two servers on one store is one', async () => {
  const DATA_DIR = temporaryFolder();
  const servers = await Promise.all([startProcess({ DATA_DIR }), startProcess({ DATA_DIR })]);
  const opened = await fetch(servers[0].url + SIGN_UP);
  // The second server has the press while the service works for the first one.
  const cookies = ['scenario=slow:300', ...opened.headers.getSetCookie().map((line) => line.split(';')[0])];
  const press = ({ url }: ServerProcess) =>
    fetch(url + SIGN_UP, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookies.join('; ') },
      body: new URLSearchParams({ email: 'kim@example.com' }),
    });
  const [first, second] = await Promise.all(servers.map(press));
  expect(first?.headers.get('location')).toContain('form-answer=');
  expect(second?.headers.get('location')).toBe(first?.headers.get('location'));
}, 60_000);

it('BFF-01: two pages that add the same article at once add two pieces', async () => {
  let quantity = 0;
  // Unlike the mock shop, it accepts a quantity that the cart has already.
  const shop = await startShop(async (request, response) => {
    if (request.method === 'PUT') {
      const [body] = await request.toArray();
      quantity = JSON.parse(String(body)).setArticle.quantity;
    }
    const articles = [anArticle({ productId: '4041', tcm: '404101', quantity })];
    const text = JSON.stringify({ cart: aCart({ articles }) });
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(text), 100);
  });
  const visitor = aVisitor(await startApp({ SHOP_UPSTREAM_CART: shop }));
  await visitor.get('/p/4041');
  const add = (size: string) => visitor.post('/p/4041', { csrf: visitor.csrf, tcm: '404101', size });
  // Other values are another press.
  await Promise.all([add('S'), add('M')]);
  expect(quantity).toBe(2);
});

it('BFF-01: the orders show the last one with number, date, sum, address, delivery and payment', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  expect((await visitor.get('/orderhistory')).body).toContain('Bitte melde dich an');
  const thanks = await follow(visitor, await submit(app, visitor, address, row, valid));
  const { number, receipt, facts } = readPageState(thanks).content.answer.done;
  const { body, headers } = await visitor.get('/orderhistory');
  // Name and address stay in no cache of a shared computer.
  expect(headers['cache-control']).toBe('private, no-store');
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  expect(body).toMatch(new RegExp(`<h2[^>]*>Bestellung ${number}</h2>`));
  expect(body).toContain(`>Bestellt am ${dateText(today, new Date())}<`);
  expect(mainOf(body)).toContain(receipt.rows.at(-1).value);
  for (const { label, lines } of facts)
    for (const shown of [label, ...lines]) expect(mainOf(body)).toContain(shown);
  const empty = aVisitor(app);
  await signIn(empty);
  expect((await empty.get('/orderhistory')).body).toContain('Im Moment gibt es hier keine Bestellung.');
});

it('BFF-01: an order speaks the language of its page, and is the one of its site', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  const answer = await submit(app, visitor, address, row, valid);
  const thanks = String(answer.headers.location);
  for (const page of ['/orderhistory?', `${thanks}&`]) {
    const german = mainOf((await visitor.get(`${page}site=DE`)).body);
    const english = mainOf((await visitor.get(`${page}site=DE&locale=en`)).body);
    expect(german).toContain('Nach Hause');
    expect(english).toContain('To your home');
    expect(english).not.toMatch(/Nach Hause|Zahlungsart|Gesamtbetrag/);
  }
  // The Polish shop has another cart, and no order.
  const polish = mainOf((await visitor.get('/orderhistory?site=PL')).body);
  expect(polish).not.toMatch(/Nach Hause|€/);
  expect(polish).not.toContain('Kim Gruber');
});

it('BFF-01: a guest who logs in after an order still finds it', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  const answer = await submit(app, visitor, address, row, valid);
  const { number } = readPageState(await follow(visitor, answer)).content.answer.done;
  await signIn(visitor);
  expect((await visitor.get('/orderhistory')).body).toContain(`Bestellung ${number}`);
  expect(await follow(visitor, answer)).toMatch(row.done);
});

it('DSG-03: a choice of delivery has its price, and nothing is shipped to an order that is collected', async () => {
  const row = rowOf('checkout');
  const add = rowOf('add to cart');
  const app = await startApp();
  const visitor = aVisitor(app, { scenario: 'cart-empty' });
  await submit(app, visitor, await at('/p/4003?site=DE')(visitor), add, { tcm: '400301' });
  const address = await row.open(visitor);
  const page = (await visitor.get(address)).body;
  const pricesIn = (html: string) => html.match(/(?:4,95|6,49|11,44)\u00a0€|Kostenlos(?! in)/g);
  // Two choices, then the receipt: line, sum, shipping and amount to pay.
  expect(pricesIn(mainOf(page))).toEqual([
    '4,95\u00a0€',
    'Kostenlos',
    '6,49\u00a0€',
    '6,49\u00a0€',
    '4,95\u00a0€',
    '11,44\u00a0€',
  ]);
  const order = valuesIn(page).order ?? '';
  const entry = { ...row.valid, delivery: 'store', order };
  // A refused form keeps choice and price.
  const refused = await follow(visitor, await submit(app, visitor, address, row, { ...entry, city: '' }));
  expect(pricesIn(mainOf(refused))?.slice(2)).toEqual([
    '6,49\u00a0€',
    '6,49\u00a0€',
    'Kostenlos',
    '6,49\u00a0€',
  ]);
  const thanks = mainOf(await follow(visitor, await submit(app, visitor, address, row, entry)));
  expect(pricesIn(thanks)).toEqual(['6,49\u00a0€', '6,49\u00a0€', 'Kostenlos', '6,49\u00a0€']);
  for (const fact of ['Kim Gruber', 'Ring 1', '20095 Hamburg', 'In eine Filiale', 'PayPal'])
    expect(thanks).toContain(`<dd>${fact}</dd>`);
});

it('DSG-03: every cart offers the usual ways to pay; only who pays on delivery pays the fee of the cart for it', async () => {
  const row = rowOf('checkout');
  const app = await startApp();
  for (const [payment, fee] of [
    ['paypal', false],
    ['cash_on_delivery', true],
  ] as const) {
    const visitor = aVisitor(app, { scenario: 'cart-mixed' });
    const address = await row.open(visitor);
    const page = mainOf((await visitor.get(address)).body);
    const ways = [...page.matchAll(/name="payment"[^>]*value="([^"]+)"/g)].map(([, value]) => value);
    expect(ways[0]).toBe('paypal');
    expect(ways.at(-1)).toBe('cash_on_delivery');
    // As the cart has its fee, it begins with it.
    expect(valuesIn(page).payment).toBe('cash_on_delivery');
    expect(page).toMatch(/Nachnahmegebühr.*495,48/s);
    const order = valuesIn(page).order ?? '';
    const answer = await submit(app, visitor, address, row, { ...row.valid, payment, order });
    const thanks = mainOf(await follow(visitor, answer));
    expect(thanks.includes('Nachnahmegebühr')).toBe(fee);
    expect(thanks).toContain(fee ? '495,48' : '491,48');
  }
});

it('INP-16, DSG-03: the same goods can be ordered again', async () => {
  const row = rowOf('checkout');
  const add = rowOf('add to cart');
  const app = await startApp();
  const visitor = aVisitor(app, { scenario: 'cart-empty' });
  for (const count of [1, 2]) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-30T14:0${count}:00Z`) });
    await submit(app, visitor, await add.open(visitor), add, add.valid);
    const address = await row.open(visitor);
    const order = valuesIn((await visitor.get(address)).body).order ?? '';
    const answer = await submit(app, visitor, address, row, { ...row.valid, order });
    expect(await follow(visitor, answer)).toMatch(row.done);
    expect(await row.count?.(visitor)).toBe(count);
  }
});

it.each(['contact', 'refund', 'withdrawal: the confirmation', 'cancellation'])(
  'INP-16: after Back, the same values are not sent again: %s',
  async (name) => {
    const row = rowOf(name);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T14:05:00Z') });
    const { app, visitor, address, valid } = await setUp(row);
    const first = await submit(app, visitor, address, row, valid);
    vi.setSystemTime(new Date('2026-11-30T14:15:00Z'));
    const second = await submit(app, visitor, address, row, valid);
    expect(second.headers.location).toBe(first.headers.location);
  },
);

it('INP-16: after the clock was set back, a later press is not taken for the first one', async () => {
  const row = rowOf('add to cart');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T14:05:00Z') });
  const { app, visitor, address, valid } = await setUp(row);
  await submit(app, visitor, address, row, valid);
  vi.setSystemTime(new Date('2026-11-30T13:05:00Z'));
  expect(await follow(visitor, await submit(app, visitor, address, row, valid))).toMatch(row.done);
  expect(await row.count?.(visitor)).toBe(2);
});

it.each([
  ['cart-not-available', /Bitte ändere zuerst die Artikel, die nicht in dieser Menge verfügbar sind/],
  ['cart-defective', /Bitte entferne zuerst, was nicht verfügbar ist/],
] as const)('MC-16: the checkout orders nothing that the cart refuses: %s', async (scenario, reason) => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  visitor.cookies.scenario = scenario;
  const page = await follow(visitor, await submit(app, visitor, address, row, valid));
  expect(page).toMatch(reason);
  expect(page).toMatch(/<title>Fehler: /);
  expect(await row.count?.(visitor)).toBe(0);
  const opened = await visitor.get(address);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toContain('/cart');
  // Another cart, a moment later, has its checkout.
  expect(opened.headers['cache-control']).toBe('no-store');
});

it('INP-13: the checkout takes every valid address, and shortens none that is too long', async () => {
  const row = rowOf('checkout');
  const { app, visitor, address, valid } = await setUp(row);
  const email = `kim@${'abteilung.'.repeat(12)}example.com`;
  const street = 'Am Ring '.repeat(20).trim();
  const page = await follow(visitor, await submit(app, visitor, address, row, { ...valid, email, street }));
  expect(page).toContain('Bitte gib höchstens 100 Zeichen ein.');
  expect(page).not.toContain('Bitte gib eine gültige E-Mail-Adresse ein.');
  expect(valuesIn(page)).toMatchObject({ email, street });
  const again = await submit(app, visitor, address, row, { ...valid, ...valuesIn(page), street: 'Ring 1' });
  expect(await follow(visitor, again)).toContain(email);
});

it('INP-16: a client without cookies gets its answer at once', async () => {
  const answer = await aVisitor(await startApp()).send(SIGN_UP, { email: 'kim' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="kim"');
});

it('INP-16: an answer is shown to its own visitor only', async () => {
  const app = await startApp();
  const visitor = aVisitor(app);
  await visitor.get('/refund');
  const answer = await submit(app, visitor, '/refund', rowOf('refund'), { amount: '17', iban: 'DE00' });
  const address = String(answer.headers.location);
  expect((await visitor.get(address)).body).toContain('value="DE00"');
  expect((await aVisitor(app).get(address)).body).not.toContain('value="DE00"');
});

it('BFF-05: the store holds nothing from which a password can be guessed', async () => {
  const DATA_DIR = temporaryFolder();
  const visitor = aVisitor(await startApp({ DATA_DIR }));
  await visitor.get('/signin');
  for (const password of ['geheim123', 'Sommer2027'])
    await visitor.send('/signin', { csrf: visitor.csrf, email: '', password });
  const database = new DatabaseSync(join(DATA_DIR, 'vitrine.sqlite'), { readOnly: true });
  onTestFinished(() => database.close());
  const row = database.prepare("SELECT value FROM documents WHERE key LIKE 'form-answers:%'").get();
  const answers: { press: string }[] = JSON.parse(String(row?.value).replace(/^\S+ /, ''));
  expect(answers).toHaveLength(2);
  // What is stored is the same for both.
  expect(new Set(answers.map(({ press }) => press)).size).toBe(1);
});

it('INP-15: without scripts, the server reads a whole text, and shows it again whole', async () => {
  const { app, visitor, address, valid } = await setUp(rowOf('refund'));
  const telephone = `${'Telefon '.repeat(7)}+49 30 123456`;
  const entry = { ...valid, telephone };
  const page = await follow(visitor, await submit(app, visitor, address, rowOf('refund'), entry));
  expect(page).toContain(`value="${telephone}"`);
  expect(page).toContain('Diese Telefonnummer ist zu lang.');
});

it('INP-13: the summary has the words of each invalid field; only the telephone number is optional', async () => {
  const { app, visitor, address, valid } = await setUp(rowOf('refund'));
  const problemsOf = async (entry: Record<string, string>) => {
    const page = await follow(visitor, await submit(app, visitor, address, rowOf('refund'), entry));
    const [list = ''] = /<ul[^>]*>[\s\S]*?<\/ul>/.exec(page.slice(page.indexOf('error-summary'))) ?? [];
    return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replace(/<[^>]+>/g, ''));
  };
  const date = { 'birthDate-day': '31', 'birthDate-month': '2' };
  const wrong = { ...date, amount: '0,5', iban: 'DE89 3704 0044 0532 0130 01', telephone: '030' };
  expect(await problemsOf({ ...valid, ...wrong })).toEqual([
    expect.stringContaining('Bitte gib mindestens 1 ein.'),
    expect.stringContaining('Mindestens eine Stelle stimmt nicht.'),
    expect.stringContaining('Dieses Datum gibt es nicht.'),
    expect.stringContaining('Diese Telefonnummer ist zu kurz.'),
  ]);
  expect(await problemsOf({})).toHaveLength(3);
});

it('LAW-02: the receipt has content, date and time, and only the number of mails is limited', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T14:05:00Z') });
  const app = await startApp();
  const visitor = aVisitor(app);
  const row = rowOf('cancellation');
  const address = await row.open(visitor);
  const pages = [];
  for (let count = 0; count < 7; count += 1)
    pages.push(
      await follow(
        visitor,
        await submit(app, visitor, address, row, { ...row.valid, contract: `Abo ${count}` }),
      ),
    );
  vi.useRealTimers();
  const mail = await newestMail(visitor);
  expect(await countMails('declaration-receipt')(visitor)).toBe(5);
  const text = (await visitor.get(`/demo/outbox/${mail.id}.txt`)).body;
  for (const words of [
    'Kim Gruber',
    'Abo 4',
    'Außerordentliche Kündigung',
    'Umzug',
    '31.12.2026',
    '30.\u00a0November 2026',
    '15:05',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('unsubscribe');
  // Not the words of the link to the form.
  expect(mail.subject).toBe('Wir haben deine Kündigung erhalten');
  for (const page of pages) expect(page).toMatch(/Deine Erklärung ist bei uns eingegangen/);
  expect(pages[6]).toMatch(/speichere oder drucke/);
});

it('LAW-02: the receipts of a mailbox have one limit for all its spellings, also at the same time', async () => {
  const app = await startApp();
  const visitor = aVisitor(app);
  const row = rowOf('cancellation');
  const address = await row.open(visitor);
  const spellings = ['kim', 'Kim', 'kIm', 'kiM', 'KIm', 'KIM', 'kIM'].map((name) => `${name}@example.com`);
  const answers = await Promise.all(
    spellings.map((email) => submit(app, visitor, address, row, { ...row.valid, email })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(spellings.map(() => 303));
  expect(await countMails('declaration-receipt')(visitor)).toBe(5);
});

it('LAW-02: a sender has a limit of receipts to other mailboxes, and the page is the receipt beyond it', async () => {
  const contact = { perVisitor: 2 };
  const app = await startApp({}, { limits: { rates: { ...LIMITS.rates, contact } } });
  const visitor = aVisitor(app);
  const row = rowOf('cancellation');
  const address = await row.open(visitor);
  const receipts: string[] = [];
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    receipts.push((await visitor.post(address, { csrf: visitor.csrf, ...row.valid, email })).body);
  expect(receipts[1]).toContain('haben wir an b@example.com geschickt');
  expect(receipts[2]).toContain('deshalb haben wir keine an c@example.com geschickt');
  expect(await countMails('declaration-receipt')(visitor)).toBe(2);
});

it('INP-16: an answer has the language and the site of the page that posted the form', async () => {
  const app = await startApp();
  const visitor = aVisitor(app);
  await visitor.get('/refund?site=DE&locale=en');
  // Another tab has another site.
  await visitor.get('/?site=CH');
  const form = { csrf: visitor.csrf, amount: '17' };
  const { body } = await visitor.post('/refund', form, {
    referer: 'http://localhost/refund?site=DE&locale=en',
  });
  expect(body).toContain('<html lang="en">');
  expect(readPageState(body)).toMatchObject({ site: 'DE', locale: 'en' });
});
