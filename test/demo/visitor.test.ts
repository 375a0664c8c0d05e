import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  appOfFile,
  aVisitor,
  CART,
  countHeadphones,
  loginStatusOf,
  mainOf,
  readPageState,
  setHeadphones,
  signIn,
  startApp,
  type Visitor,
} from '../support/testServer.ts';

const demo = appOfFile();

const readCart = async (visitor: Visitor) => (await visitor.get(CART)).json().cart;

it('BFF-02: a visitor’s cart survives a restart, and other visitors do not see it', async () => {
  const DATA_DIR = temporaryFolder();
  const before = await startApp({ DATA_DIR });
  const visitor = aVisitor(before);
  await visitor.get('/');
  await visitor.put(CART, setHeadphones(2));
  await before.close();

  const after = await startApp({ DATA_DIR });
  const returned = aVisitor(after, visitor.cookies);
  expect(await countHeadphones(returned)).toBe(2);
  expect((await returned.get('/')).cookies).toEqual([]);
  expect((await returned.put(CART, setHeadphones(3))).statusCode).toBe(200);
  expect(await countHeadphones(aVisitor(after))).toBe(0);
});

it('USR-01: logging in and out changes the visitor’s identity', async () => {
  const visitor = aVisitor(await demo());
  await signIn(visitor, { password: '' });
  await signIn(visitor, { csrf: 'x' });
  expect(await loginStatusOf(visitor)).toBe('LOGGED_OUT');

  await signIn(visitor);
  expect(visitor.cookies).toMatchObject({
    LoginToken: expect.any(String),
    LongTermToken: expect.any(String),
  });
  expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');

  const crossSite = await visitor.get('/logout', { 'sec-fetch-site': 'cross-site' });
  expect(readPageState(crossSite.body).content.kind).toBe('signOut');
  expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');
  await visitor.get('/logout', { 'sec-fetch-site': 'same-origin' });
  expect(await loginStatusOf(visitor)).toBe('LOGGED_OUT');
  expect(visitor.cookies).not.toHaveProperty('LoginToken');
});

it('INP-16: a reload of the page after a log-out does not log out again', async () => {
  const visitor = aVisitor(await demo());
  await visitor.get('/');
  const out = await visitor.get('/logout', { 'sec-fetch-site': 'same-origin' });
  expect(out.statusCode).toBe(303);
  const address = String(out.headers.location);
  expect((await visitor.get(address)).body).toContain('Bis bald!');
  await signIn(visitor);
  const { sid } = visitor.cookies;
  await visitor.get(address, { 'sec-fetch-site': 'same-origin' });
  expect(visitor.cookies.sid).toBe(sid);
  expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');
});

it.each(['/logout', '/logout/', '/%6Cogout?a=1'])(
  'BFF-16: neither a log-in nor a decision about consent leads to %s, which would log out',
  async (target) => {
    const visitor = aVisitor(await demo(), { scenario: 'consent-panel' });
    const logIn = await signIn(visitor, { target });
    expect(logIn.headers.location).toBe('/');
    const { body } = await visitor.get(target, { 'sec-fetch-site': 'cross-site' });
    expect(body).toContain('data-vitrine="consent"');
    const decision = await visitor.send('/consent', { choice: 'necessary', target });
    expect(decision.headers.location).toBe('/');
    expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');
  },
);

it.each([
  ['/signin', '/register'],
  ['/register', '/signin'],
])('INP-16: %s keeps its target on the way to %s', async (path, other) => {
  const visitor = aVisitor(await demo());
  const link = `href="${other}?loginRedirect=%2Fcheckout"`;
  expect((await visitor.get(`${path}?loginRedirect=%2Fcheckout`)).body).toContain(link);
  const entry = { csrf: visitor.csrf, target: '/checkout', email: '' };
  expect((await visitor.post(path, entry)).body).toContain(link);
});

describe('DSG-03, USR-01: pages know whether the visitor is logged in', () => {
  /** The session of the log-in has ended, for instance with the server's store; the browser keeps the cookie. */
  const ENDED = { LoginToken: 'ended' };
  const aCustomer = async () => {
    const visitor = aVisitor(await demo());
    await signIn(visitor);
    return visitor;
  };

  it.each(['/account', '/beanaccount', '/orderhistory'])(
    '%s asks a visitor who is not logged in to log in',
    async (path) => {
      const link = `href="/signin?loginRedirect=${encodeURIComponent(path)}"`;
      for (const cookies of [{}, ENDED]) {
        const anonymous = await aVisitor(await demo(), cookies).get(path);
        expect(anonymous.body).toContain('Bitte melde dich an');
        expect(anonymous.body).toContain(link);
      }
      const person = await (await aCustomer()).get(path);
      expect(person.body).not.toContain(link);
    },
  );

  const USUAL = ['paypal', 'visa', 'mastercard', 'klarna', 'sepa', 'apple_pay'];
  it.each([
    ['with the fee', { scenario: 'cart-mixed' }, [...USUAL, 'cash_on_delivery'], 'cash_on_delivery'],
    ['without it', {}, USUAL, 'paypal'],
  ])('DSG-03: the checkout of a cart %s offers the usual payments', async (_, cookies, payments, chosen) => {
    const { body } = await aVisitor(await demo(), cookies).get('/checkout?site=DE');
    const radios = [...body.matchAll(/<input[^>]*name="payment"[^>]*>/g)].map(([tag]) => tag);
    const paymentOf = (tag: string) => /value="(\w+)"/.exec(tag)?.[1];
    expect(radios.map(paymentOf)).toEqual(payments);
    expect(radios.filter((tag) => tag.includes('checked')).map(paymentOf)).toEqual([chosen]);
  });

  it('DSG-03: an order with the fee that is collected in a store is asked for another payment', async () => {
    const visitor = aVisitor(await demo(), { scenario: 'cart-mixed' });
    const page = (await visitor.get('/checkout?site=DE')).body;
    const entry = {
      csrf: visitor.csrf,
      site: 'DE',
      order: /name="order" value="([^"]+)"/.exec(page)?.[1] ?? '',
      email: 'kim@example.com',
      firstName: 'Kim',
      lastName: 'Sommer',
      street: 'Am Markt 1',
      postcode: '20095',
      city: 'Hamburg',
      delivery: 'store',
      payment: 'cash_on_delivery',
    };
    const { body } = await visitor.post('/checkout', entry);
    const radios = [...body.matchAll(/<input[^>]*name="payment"[^>]*>/g)].map(([tag]) => tag);
    expect(radios.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toContain('paypal');
    expect(mainOf(body).includes('Nachnahmegebühr')).toBe(false);
  });

  it('the checkout calls only a visitor who is not logged in a guest', async () => {
    for (const cookies of [{}, ENDED])
      expect((await aVisitor(await demo(), cookies).get('/checkout')).body).toContain(
        'Du bestellst als Gast',
      );
    const person = await (await aCustomer()).get('/checkout');
    expect(person.body).not.toContain('Du bestellst als Gast');
  });

  it.each(['/signin', '/register'])('%s leads a person who is logged in to the target', async (path) => {
    const { headers } = await (await aCustomer()).get(`${path}?loginRedirect=/cart`);
    expect(headers.location).toBe('/cart');
  });

  it.each(['/signin', '/register'])('%s logs in a person whose session has ended', async (path) => {
    const visitor = aVisitor(await demo(), ENDED);
    const { body } = await visitor.get(`${path}?loginRedirect=/cart`);
    expect(mainOf(body)).toContain('name="password"');
    const entry = { csrf: visitor.csrf, email: 'a@b.de', password: 'x', target: '/cart' };
    expect((await visitor.send(path, entry)).headers.location).toBe('/cart');
    expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');
  });

  it('a shop that does not answer is no reason to ask for a log-in again', async () => {
    const visitor = await aCustomer();
    visitor.cookies.scenario = 'offline';
    expect((await visitor.get('/signin?loginRedirect=/cart')).headers.location).toBe('/cart');
    expect((await visitor.get('/account')).body).not.toContain('Bitte melde dich an');
  });
});

it('the scenario panel sets scenarios with their cookies, and removes them', async () => {
  const visitor = aVisitor(await demo());
  const set = await visitor.get('/demo?scenario=cart-full,visitor-card-member');
  expect(set.statusCode).toBe(303);
  expect(visitor.cookies).toMatchObject({
    scenario: 'cart-full,visitor-card-member',
    LoginToken: 'scenario-login',
  });
  expect(await loginStatusOf(visitor)).toBe('LOGGED_IN');
  expect((await readCart(visitor)).giftCards).toHaveLength(1);

  await visitor.get('/demo?scenario=');
  expect(visitor.cookies).not.toHaveProperty('scenario');
  expect(visitor.cookies).not.toHaveProperty('LoginToken');
});

it('the scenario panel rejects an unknown name with a message, and sets nothing', async () => {
  const visitor = aVisitor(await demo());
  const { statusCode, body } = await visitor.get('/demo?scenario=cart-full,no-such-thing');
  expect(statusCode).toBe(400);
  expect(body).toContain('no-such-thing');
  expect(visitor.cookies).not.toHaveProperty('scenario');
});

it('BFF-01: without scripts the selected colour and size are added to the cart', async () => {
  const visitor = aVisitor(await demo());
  await visitor.get('/p/4025');
  await visitor.post('/p/4025', { csrf: visitor.csrf, size: 'M', colour: '#6f4e37' });
  const { articles } = await readCart(visitor);
  const line = articles.find(({ productId }: { productId: string }) => productId === '4025');
  expect(line.dimensions.map(({ value }: { value: string }) => value)).toEqual(['M', '#6f4e37']);
});

it('BFF-01: an unknown variant adds nothing to the cart, and the page reports it', async () => {
  const visitor = aVisitor(await demo());
  const page = await visitor.get('/p/4025');
  // The legend cannot follow the choice without scripts, so it names none.
  expect(page.body).toContain('<legend>Farbe</legend>');
  const before = (await readCart(visitor)).articles;
  const answer = await visitor.post('/p/4025', { csrf: visitor.csrf, size: 'M', colour: '#123456' });
  expect(readPageState(answer.body).content.answer).toMatchObject({ failure: 'outdated' });
  expect((await readCart(visitor)).articles).toEqual(before);
});

it.each([
  ['ITEM_LIMIT', /Von diesem Artikel gibt es höchstens \d+ Stück pro Einkauf/],
  ['CART_LIMIT', /Pro Einkauf kannst du höchstens \d+ Produkte kaufen/],
  ['AVAILABILITY_LIMIT', /Von diesem Artikel (?:ist|sind) nur noch \d+ Stück verfügbar/],
  ['PRODUCTDATA_UNAVAILABLE', /Der Warenkorb kann aus technischen Gründen gerade nicht geändert werden/],
])('INP-16, MC-18: without scripts an addition that the shop refuses (%s) says why', async (code, reason) => {
  const visitor = aVisitor(await demo(), { scenario: `cart-change-error:${code}` });
  await visitor.get('/p/4041?site=DE');
  const { body } = await visitor.post('/p/4041', { csrf: visitor.csrf, tcm: '404101' });
  expect(body).toMatch(/<title>Fehler: /);
  expect(mainOf(body).replaceAll('\u00a0', ' ')).toMatch(reason);
  expect(mainOf(body)).not.toContain('Das hat aus technischen Gründen nicht geklappt');
});

it('STF-01: the page of the stores has the field that its text promises', async () => {
  const { body } = await aVisitor(await demo()).get('/service/storefinder/');
  const main = mainOf(body);
  expect(main).toContain('Gib Postleitzahl oder Ort ein');
  expect(main).toContain('action="/service/storefinder/search"');
  expect(main).toContain('name="searchTerm"');
});

it('STF-01: a search for stores says that the demo has none', async () => {
  const { body } = await aVisitor(await demo()).get('/service/storefinder/search?searchTerm=Hamburg');
  expect(body).toContain('Diese Demo hat keine Filialen.');
  expect(mainOf(body)).not.toContain('Filialen anzeigen');
});
