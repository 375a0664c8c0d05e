import { describe, expect, it } from 'vitest';
import { formatVisitorName } from '#src/lib/visitorHint.ts';
import { appOfFile, aVisitor, readPageState, signIn, type Visitor } from '../support/testServer.ts';

const demo = appOfFile();

/** The greeting in the name of the user menu's button, and the count in the cart's bubble. */
const greetingOf = (html: string) => />Mein Konto, ([^<]*)</.exec(html)?.[1];
const countOf = (html: string) => /data-part="count"[^>]*>([^<]*)</.exec(html)?.[1];

/** Follows the header's link to the page after the log-out. */
const logOut = async (visitor: Visitor) => {
  const { headers } = await visitor.get('/logout', { 'sec-fetch-site': 'same-origin' });
  return visitor.get(String(headers.location));
};

async function addOne(visitor: Visitor) {
  await visitor.get('/p/4041');
  return visitor.post('/p/4041', { csrf: visitor.csrf, tcm: '404101' });
}

describe('BEY-16: the first paint', () => {
  it('shows no name from the log-out response onwards', async () => {
    const visitor = aVisitor(await demo());
    await signIn(visitor);
    const { body } = await logOut(visitor);
    expect(greetingOf(body)).toBeUndefined();
    expect(readPageState(body).visitorHint?.visitor).toBeUndefined();
    expect(visitor.cookies).not.toHaveProperty('visitor-name');
    expect(greetingOf((await visitor.get('/')).body)).toBeUndefined();
  });

  it('USR-08: after a log-out, cart, form answers and hints of the person are gone', async () => {
    const visitor = aVisitor(await demo(), { scenario: 'cart-empty' });
    await signIn(visitor);
    await addOne(visitor);
    const refused = await visitor.send('/refund', { csrf: visitor.csrf, telephone: '030 9876543' });
    const address = String(refused.headers.location);
    expect((await visitor.get(address)).body).toContain('030 9876543');
    const left = await logOut(visitor);
    expect(left.body).toContain(
      'Dein Warenkorb und deine Bestellungen sind auf diesem Gerät nicht mehr zu sehen.',
    );
    expect(countOf(left.body)).toBeUndefined();
    // The browser's storage still has the count: an empty hint tells the page that it is old.
    expect(readPageState(left.body).visitorHint).toEqual({});
    expect(visitor.cookies).not.toHaveProperty('cart-count');
    expect((await visitor.get(address)).body).not.toContain('030 9876543');
    expect((await visitor.get('/service/cart/api/cart')).json().cart.articles).toEqual([]);
  });

  it('does not greet the next visitor with the previous visitor’s name', async () => {
    const visitor = aVisitor(await demo());
    await signIn(visitor);
    visitor.cookies.LongTermToken = 'token.of.another.visitor';
    expect(greetingOf((await visitor.get('/')).body)).toBeUndefined();
  });

  it.each([
    ['visitor-name', 'x:<script>alert(1)</script>:Mina'],
    ['visitor-name', `${'x'.repeat(7_000)}`],
    ['visitor-name', '%E0%A4%A'],
    ['cart-count', 'DE:<b>3</b>'],
    ['cart-count', 'DE:9999999999'],
    ['cart-count', '-1'],
  ])('rejects the %s %j', async (name, value) => {
    const app = await demo();
    const cookie = `LongTermToken=long; ${name}=${value}`;
    const { statusCode, body } = await app.inject({ url: '/?site=DE', headers: { cookie } });
    expect(statusCode).toBe(200);
    expect(readPageState(body).visitorHint).toEqual({});
    expect(body).not.toContain('alert(1)');
  });
});

describe('BEY-16: a greeting belongs to its visitor', () => {
  const known = (name: string) => ({
    LongTermToken: 'long',
    'visitor-name': formatVisitorName('DE', 'long', { firstName: name, customerName: `${name} Kaya` }) ?? '',
  });

  it('a page with a greeting or a count is never served to another visitor', async () => {
    const app = await demo();
    const mina = aVisitor(app, { ...known('Mina'), 'cart-count': 'DE:41' });
    expect(greetingOf((await mina.get('/')).body)).toBe('Hallo Mina!');
    const others: Record<string, string>[] = [
      {},
      { LongTermToken: 'long' },
      { 'cart-count': 'DE:2' },
      known('Boris'),
    ];
    for (const cookies of others) {
      const { body } = await aVisitor(app, cookies).get('/');
      expect(body).not.toContain('Mina');
      expect(body).not.toContain('41 Artikel');
      expect(readPageState(body).visitorHint?.cartCount).not.toBe(41);
    }
  });

  it('a browser stores no page that contains a name, and any other one as before', async () => {
    const app = await demo();
    const cacheControl = async (cookies: Record<string, string>) =>
      (await aVisitor(app, cookies).get('/')).headers['cache-control'];
    expect(await cacheControl(known('Mina'))).toBe('private, no-store');
    expect(await cacheControl({ 'cart-count': 'DE:2' })).toBe('private, no-cache');
    expect(await cacheControl({})).toBe('private, no-cache');
  });
});
