import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart, anArticle } from '#mocks/builders/cart.ts';
import { endpoints } from '#src/api/endpoints.ts';
import type { CallContext } from '#src/api/request.ts';
import { createShopApi } from '#src/api/shopApi.ts';

type Sent = { address: string; init: RequestInit & { headers: Record<string, string> } };

/** A shop client with a fake network that returns the given answers; `sent` has the requests. */
function aClient(
  answer: (init: RequestInit) => Response | Promise<Response>,
  context: Partial<CallContext> = {},
) {
  const sent: Sent[] = [];
  const shop = createShopApi({
    site: 'CH_FR',
    readCookies: () => '',
    readAddress: () => 'https://ch-fr.vitrine.example/cart?step=shopping_cart',
    fetch: async (address, init) => {
      sent.push({ address: String(address), init: init as Sent['init'] });
      return answer(init ?? {});
    },
    ...context,
  });
  return { shop, sent };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const someCart = { cart: aCart({ articles: [anArticle()] }) };
const aCommand = { setArticle: { productId: '4002', tcm: '400201', quantity: 0 } };

describe('a request', () => {
  it('sends each cookie’s token in its header', async () => {
    const cookies = 'csrf-token=c1; LongTermToken=l1; LoginToken=n1';
    const { shop, sent } = aClient(() => json(someCart), { readCookies: () => cookies });
    await shop.changeCart({ body: aCommand });
    expect(sent[0]?.init.headers).toMatchObject({
      'X-CSRF-Token': 'c1',
      'X-LongTermToken': 'l1',
      'Content-Type': 'application/json',
    });
    expect(sent[0]?.init.headers).not.toHaveProperty('X-LoginToken');
    expect(sent[0]?.init.credentials).toBe('include');
    expect(sent[0]?.init.body).toBe(JSON.stringify(aCommand));
  });

  it('sends the shop’s own headers with every call', async () => {
    const callHeaders = { 'X-Hunter-Site': 'PL', Accept: 'text/html' };
    const { shop, sent } = aClient(() => json(someCart), { callHeaders });
    await shop.readCart();
    expect(sent[0]?.init.headers).toMatchObject({ 'X-Hunter-Site': 'PL', Accept: 'application/json' });
  });

  it.each([
    ['', ''],
    ['/', ''],
    ['/bff/', '/bff'],
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example//', 'https://shop.example'],
    [undefined, ''],
  ])('LIB-08: with the base “%s” goes to “%s/service/…”', async (baseUrl, base) => {
    const { shop, sent } = aClient(() => json(someCart), { baseUrl } as Partial<CallContext>);
    await shop.readCart();
    expect(sent[0]?.address).toBe(`${base}/service/cart/api/cart`);
  });

  it('LIB-08: uses the page’s own values for those that a configuration lacks', async () => {
    const sent = vi.fn<typeof fetch>(async () => json(someCart));
    vi.stubGlobal('fetch', sent);
    const missing = { baseUrl: undefined, callHeaders: undefined, fetch: undefined, readCookies: undefined };
    const shop = createShopApi({ site: 'DE', ...(missing as Partial<CallContext>) });
    expect((await shop.readCart()).ok).toBe(true);
    expect(sent).toHaveBeenCalledExactlyOnceWith('/service/cart/api/cart', expect.anything());
    vi.unstubAllGlobals();
  });

  it('LIB-08: the browser’s own `fetch`, which is no method, may be passed', async () => {
    const shop = createShopApi({
      site: 'DE',
      async fetch(this: unknown) {
        if (this !== undefined) throw new TypeError('Illegal invocation');
        return json(someCart);
      },
    });
    expect((await shop.readCart()).ok).toBe(true);
  });

  it('sends the site and the page of a sign-up (NWL-09)', async () => {
    const { shop, sent } = aClient(() => new Response(null, { status: 202 }));
    const body = { email: 'a@b.ch', consents: ['NEWSLETTER' as const], origin: 'footer', originAddition: '' };
    await shop.subscribe({ params: { base: 'internal' }, body });
    expect(sent[0]?.address).toBe('/service/newsletter/api/internal/newsletter-subscribers');
    expect(sent[0]?.init.headers).toMatchObject({
      'X-Hunter-Site': 'CH_FR',
      'X-Original-Address': 'https://ch-fr.vitrine.example/cart?step=shopping_cart',
    });
  });

  it.each(['readPromotion', 'readThemeWorlds', 'readNavigation', 'readCart', 'readSuggestions'] as const)(
    'BEY-06: %s bypasses the cache under the preview cookie',
    async (name) => {
      const input = { params: { promotionId: 'p' }, query: { q: 'a', site: 'DE' } };
      const cacheWith = async (cookies: string) => {
        const { shop, sent } = aClient(() => json({}), { readCookies: () => cookies });
        await (shop[name] as (args: typeof input) => Promise<unknown>)(input);
        return sent[0]?.init.cache;
      };
      expect(await cacheWith('a=1; preview=1')).toBe('no-store');
      // A cookie whose name only ends like it is none.
      if (endpoints[name].service !== 'CART') expect(await cacheWith('xpreview=1')).toBeUndefined();
    },
  );

  it('requests 5 terms and 10 products by default (SRC-02)', async () => {
    const { shop, sent } = aClient(() => json({}));
    await shop.readSuggestions({ query: { q: 'thé & café', site: 'CH_FR' } });
    const { searchParams } = new URL(sent[0]?.address ?? '', 'https://shop.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'thé & café',
      site: 'CH_FR',
      maxSearchTerms: '5',
      maxProducts: '10',
    });
  });

  it('encodes path parameters', async () => {
    const { shop, sent } = aClient(() => json({ contentJSON: '{}' }));
    await shop.readPromotion({
      params: { promotionId: '~header_top?x=/../y' },
      query: { allOfTags: undefined },
    });
    expect(sent[0]?.address).toBe('/service/promotion/api/promotion/~header_top%3Fx%3D%2F..%2Fy');
  });

  it('omits a token that is not a valid header value instead of failing', async () => {
    const { shop, sent } = aClient(() => json(someCart), {
      readCookies: () => 'csrf-token=%0Aevil; LongTermToken=ok',
    });
    expect(await shop.readCart()).toMatchObject({ ok: true });
    expect(sent[0]?.init.headers).not.toHaveProperty('X-CSRF-Token');
    expect(sent[0]?.init.headers).toHaveProperty('X-LongTermToken', 'ok');
  });

  it.each(['', '.', '..', '\ud800'])(
    'never sends a path parameter that escapes its path or is half of a character: "%s"',
    async (promotionId) => {
      const { shop, sent } = aClient(() => json({}));
      expect(await shop.readPromotion({ params: { promotionId } })).toMatchObject({
        ok: false,
        error: { kind: 'malformed' },
      });
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['two commands', { ...aCommand, setPartnerProduct: { partnerProductId: 'P1', set: false } }],
    ['a broken quantity', { setArticle: { productId: '4002', tcm: '400201', quantity: Number.NaN } }],
    ['half a piece', { setArticle: { productId: '4002', tcm: '400201', quantity: 0.5 } }],
    ['nothing', undefined],
  ])('never sends %s to the cart (MC-11)', async (_, body) => {
    const { shop, sent } = aClient(() => json(someCart));
    const answer = await shop.changeCart({ body: body as never });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(sent).toEqual([]);
  });
});

describe('BFF-05: a call that is refused with a new token', () => {
  /** A client whose token is outdated: the refusal sets `next`. */
  const anOutdated = (next: string, answer: Response) => {
    let cookies = 'csrf-token=old';
    return aClient(
      ({ headers }) => {
        if ((headers as Record<string, string>)['X-CSRF-Token'] === 'new') return answer;
        cookies = `csrf-token=${next}`;
        return json({ status: 'UNAUTHORIZED' }, 403);
      },
      { readCookies: () => cookies },
    );
  };

  it('is sent once more', async () => {
    const { shop, sent } = anOutdated('new', json({ status: 'SUCCESS' }));
    expect((await shop.renewStaff()).ok).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('is refused if the token stays the same, or is wrong again', async () => {
    for (const next of ['old', 'other']) {
      const { shop, sent } = anOutdated(next, json({ status: 'SUCCESS' }));
      expect((await shop.renewStaff()).ok).toBe(false);
      expect(sent).toHaveLength(next === 'old' ? 1 : 2);
    }
  });

  it('is sent with the token of this shop if another application of the domain has a cookie of the same name', async () => {
    for (const cookies of ['csrf-token=foreign; csrf-token=own', 'csrf-token=own; csrf-token=foreign']) {
      const { shop, sent } = aClient(
        ({ headers }) =>
          (headers as Record<string, string>)['X-CSRF-Token'] === 'own' ? json(someCart) : json({}, 403),
        { readCookies: () => cookies },
      );
      // The first refusal is remembered.
      for (const most of [2, 1]) {
        sent.length = 0;
        expect((await shop.changeCart({ body: aCommand })).ok).toBe(true);
        expect(sent.length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('MC-23: is not sent into the cart of another session', async () => {
    const { shop, sent } = anOutdated('new', json(someCart));
    expect((await shop.changeCart({ body: aCommand })).ok).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('the result of a call', () => {
  it('is the parsed reply, with missing fields read as empty', async () => {
    const { shop } = aClient(() => json({ cart: { numberOfArticles: 0, totalSum: 0, articles: null } }));
    const answer = await shop.readCart();
    expect(answer.ok && answer.value.cart.articles).toEqual([]);
    expect(answer.ok && answer.value.cart.partnerProducts).toEqual([]);
  });

  it('is a refusal with its code and limit (MC-13)', async () => {
    const { shop } = aClient(() => json({ error: 'ITEM_LIMIT', limit: 5 }, 409));
    expect(await shop.changeCart({ body: aCommand })).toEqual({
      ok: false,
      error: { kind: 'refused', status: 409, body: { error: 'ITEM_LIMIT', limit: 5 } },
    });
  });

  it.each([
    ['a page of an error', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty body', new Response(null, { status: 502 })],
    ['another shape', json({ message: 'no' }, 502)],
  ])('is a refusal without a body for %s', async (_, response) => {
    const { shop } = aClient(() => response);
    expect(await shop.readCart()).toEqual({ ok: false, error: { kind: 'refused', status: 502 } });
  });

  it('is a refusal for 304 (MC-12)', async () => {
    const { shop } = aClient(() => new Response(null, { status: 304 }));
    expect(await shop.changeCart({ body: aCommand })).toEqual({
      ok: false,
      error: { kind: 'refused', status: 304 },
    });
  });

  it.each([
    ['no JSON', () => new Response('{"cart":')],
    ['nothing', () => new Response('')],
    ['an HTML page', () => new Response('<!doctype html>')],
    ['JSON of another shape', () => json({ cart: { totalSum: 'free' } })],
    ['null', () => json(null)],
    ['a list', () => json([])],
    ['a sum beyond all numbers', () => new Response('{"cart":{"numberOfArticles":1,"totalSum":1e999}}')],
  ])('is malformed for %s, and the report names the field without its value', async (_, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shop } = aClient(answer);
    const problem = expect.stringContaining('GET /service/cart/api/cart: ');
    const malformed = { ok: false, error: { kind: 'malformed', problem, isReported: true } };
    expect(await shop.readCart()).toEqual(malformed);
    expect(await shop.readCart()).toEqual(malformed);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^\[vitrine\] GET \/service\/cart\/api\/cart answers in an unexpected shape\. (?:body|cart(?:\.totalSum)?): Invalid input/,
      ),
    );
  });

  it.each([
    ['nothing', '', true],
    ['JSON that the call does not use', '{"id":1}', true],
    ['a page of a log-in in between', '\n<!doctype html>', false],
  ])('to a write without an answer of its own: %s', async (_, body, isAccepted) => {
    const { shop } = aClient(() => new Response(body));
    const confirmed = await shop.confirmSubscriber({ params: { base: 'internal', subscriberToken: 'a' } });
    expect(confirmed.ok).toBe(isAccepted);
    if (!confirmed.ok) expect(confirmed.error.kind).toBe('malformed');
  });

  it('LIB-04: is the parsed reply, whatever the dropped parts contain', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const endless = '['.repeat(20_000) + ']'.repeat(20_000);
    const world = `{"url":"/w/1","title":"Welt","availability":[{"toString":1},${endless},"ONLINE"]}`;
    const { shop } = aClient(() => new Response(`{"new":{"themeworlds":[${world}]}}`));
    const reply = await shop.readThemeWorlds();
    expect(reply).toMatchObject({
      ok: true,
      value: { new: { themeworlds: [{ availability: ['ONLINE'] }] } },
    });
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('“new.themeworlds[].availability[]” cannot be read'),
    );
  });

  it('LIB-04: in development, an error of the page’s own `fetch` is reported once, and that of the browser’s is not', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = async () => Response.json((undefined as unknown as { items: unknown }).items);
    for (const _ of ['first', 'second'])
      expect(await createShopApi({ site: 'DE', fetch }).readCart()).toEqual({
        ok: false,
        error: { kind: 'network', isReported: true },
      });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await createShopApi({ site: 'DE' }).readCart()).toEqual({ ok: false, error: { kind: 'network' } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /The shop's `fetch` threw an error in GET \/service\/cart\/api\/cart: TypeError: Cannot read/,
      ),
    );
  });

  it('LIB-04: names the address of an HTML page in development, without what the visitor typed', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shop } = aClient(() => new Response('<!doctype html>'));
    const answer = await shop.readSuggestions({ query: { q: 'Johanna Berger', site: 'CH' } });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed', isReported: true } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[vitrine\] \/service\/[^ ?]+ answers with HTML instead of JSON: /),
    );
  });

  it('BFF-17: is cut and reported for an unbounded tree', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const depth = 20_000;
    const tree = `[${'{"title":"x","children":['.repeat(depth)}${']}'.repeat(depth)}]`;
    const { shop } = aClient(() => new Response(tree));
    expect(await shop.readNavigation()).toMatchObject({ ok: true });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('exceeds 32 depth'));
  });

  it('is malformed for an oversized response', async () => {
    const { shop } = aClient(() => json({ filler: 'x'.repeat(8_000_001) }));
    expect(await shop.readThemeWorlds()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('ignores the body of a call that has no reply schema', async () => {
    const { shop } = aClient(() => new Response('<html>'));
    expect(await shop.readCacheKey()).toEqual({ ok: true, value: undefined });
  });
});

describe('a failed or aborted call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const never = () => new Promise<Response>(() => {});

  const fail = () => {
    throw new Error('no fetch here');
  };
  const truncated = () => new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });

  it.each<[string, () => Response | Promise<Response>]>([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fetch itself throws', fail],
    ['the body is truncated', () => new Response(truncated())],
  ])('is a network failure when %s', async (_, fetch) => {
    expect(await aClient(fetch).shop.readCart()).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it.each(['readCart', 'readPromotion'] as const)(
    '%s times out after its own limit, not before',
    async (name) => {
      const { shop } = aClient(never);
      const { timeoutMs } = endpoints[name];
      const settled = vi.fn();
      const call =
        name === 'readCart' ? shop.readCart() : shop.readPromotion({ params: { promotionId: 'x' } });
      void call.then(settled);
      await vi.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled).toHaveBeenCalledWith({ ok: false, error: { kind: 'timeout' } });
    },
  );

  it('FTR-08: the footer waits 15 seconds', () => {
    expect(endpoints.readPromotion.timeoutMs).toBe(15_000);
  });

  it('ends immediately when the caller aborts it', async () => {
    const { shop } = aClient(never);
    const controller = new AbortController();
    const call = shop.readSuggestions({ query: { q: 'ka', site: 'DE' }, signal: controller.signal });
    controller.abort();
    expect(await call).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not sent when the caller has already aborted it', async () => {
    const { shop, sent } = aClient(never);
    expect(await shop.readCart({ signal: AbortSignal.abort() })).toEqual({
      ok: false,
      error: { kind: 'aborted' },
    });
    expect(sent).toEqual([]);
  });

  it('clears its timer when the response arrives', async () => {
    const { shop } = aClient(() => json(someCart));
    await shop.readCart();
    expect(vi.getTimerCount()).toBe(0);
  });
});
