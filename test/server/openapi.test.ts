import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, vi } from 'vitest';
import { createOpenApi, type Operation } from '#server/openapi/document.ts';
import { notation } from '#server/openapi/notation.ts';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { aVisitor, startApp } from './testServer.ts';

// The first page of a run loads every module of the server's half.
vi.setConfig({ testTimeout: 60_000 });

const openApi = createOpenApi('1.2.3');

const NAMES = Object.keys(endpoints) as EndpointName[];
const operationOf = (name: EndpointName): Operation => {
  const { path, method } = endpoints[name];
  return openApi.paths[path]?.[method.toLowerCase()] as Operation;
};

describe('BFF-07: /openapi.json', () => {
  it('is valid by the official OpenAPI 3.1 schema, and every reference resolves', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(openApi)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    for (const [, name = ''] of JSON.stringify(openApi).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(openApi.components.schemas, name).toHaveProperty(name);
    expect(JSON.stringify(openApi)).not.toContain('"$ref":"#/$defs');
  });

  it.each(NAMES)('has a unique one-line summary for %s', (name) => {
    const { service } = endpoints[name];
    expect(operationOf(name)).toMatchObject({ operationId: name, tags: [service] });
    expect(operationOf(name).summary).toMatch(/^[A-Z].{10,100}\.$/);
    expect(NAMES.filter((other) => operationOf(other).summary === operationOf(name).summary)).toEqual([name]);
  });

  it('contains only calls of the endpoint table', () => {
    const calls = Object.values(openApi.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(calls.sort()).toEqual([...NAMES, 'healthz', 'metrics', 'readyz'].sort());
  });

  it('describes the request and the responses of a cart change', () => {
    const change = operationOf('changeCart');
    expect(change.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CartCommand' } } },
    });
    expect(Object.keys(change.responses)).toEqual([
      '200',
      '304',
      '400',
      '403',
      '409',
      '413',
      '415',
      '429',
      '500',
      '502',
      '503',
      '504',
    ]);
    expect(change.responses['409']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/CartRefusal' } },
    });
    expect(change.security).toEqual([{ session: [], csrf: [] }]);
    expect(openApi.components.schemas?.Cart).toMatchObject({
      type: 'object',
      required: ['numberOfArticles', 'totalSum'],
    });
  });

  it('describes path, query and header parameters', () => {
    expect(operationOf('readPromotion').parameters).toEqual([
      {
        name: 'promotionId',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        example: '~header_top',
      },
      ...['allOfTags', 'anyOfTags', 'noneOfTags'].map((name) => ({
        name,
        in: 'query',
        required: false,
        schema: { type: 'string' },
      })),
      expect.objectContaining({ name: 'X-Hunter-Site', in: 'header', required: false }),
    ]);
  });

  it('returns 304 while it is unchanged', async () => {
    const app = await startApp();
    const first = await aVisitor(app).get('/openapi.json');
    const { headers } = first;
    expect(first.json().paths).toEqual(JSON.parse(JSON.stringify(openApi.paths)));
    const again = await aVisitor(app).get('/openapi.json', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('BFF-07: the server’s responses match the document', () => {
  const EXAMPLES: Record<string, string> = { subscriberToken: 'unknown', loginId: '10042' };
  const BODIES: Partial<Record<EndpointName, unknown>> = {
    changeCart: { setArticle: { productId: '4041', tcm: '404101', quantity: 1 } },
    subscribe: { email: 'kim@example.com', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' },
    updateSubscriber: { interests: [] },
  };

  it.each(NAMES)('%s: valid, invalid, rejected and failing', async (name) => {
    const endpoint = endpoints[name] as Endpoint;
    const { responses, parameters = [] } = operationOf(name);
    const url = endpoint.path.replace(
      /\{(\w+)\}/g,
      (_sign, key) => parameters.find((each) => each.name === key)?.example ?? EXAMPLES[key] ?? '',
    );
    const app = await startApp();
    const visitor = aVisitor(app);
    await visitor.get('/demo?scenario=staff');
    const send = (headers: Record<string, string>, body: unknown, query = '') =>
      app.inject({
        method: endpoint.method,
        url: url + query,
        cookies: visitor.cookies,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const token = { 'x-csrf-token': visitor.cookies['csrf-token'] ?? '' };
    const answers = [
      await send(token, BODIES[name]),
      await send(token, BODIES[name]),
      await send(token, endpoint.request && { nonsense: true }),
      await send({ 'sec-fetch-site': 'cross-site' }, BODIES[name]),
      await send(token, undefined, '?a=%00'),
      await send({ ...token, cookie: 'scenario=slow:0' }, BODIES[name]),
    ];
    visitor.cookies.scenario = `down:${endpoint.service}`;
    answers.push(await send(token, BODIES[name]));
    for (const { statusCode, headers } of answers) {
      const described = responses[String(statusCode)];
      expect(Object.keys(responses), `${statusCode}`).toContain(String(statusCode));
      const [type = 'none'] = Object.keys(described?.content ?? {});
      if (statusCode >= 400) expect(String(headers['content-type']).split(';')[0]).toBe(type);
    }
    const [first] = answers;
    expect(Object.keys(responses)[0], `${first?.statusCode}`).toMatch(/^20[024]$/);
  });
});

describe('BFF-07: /demo/api', () => {
  it('works without a script: every call, every status, every schema once', async () => {
    const { body, headers, statusCode } = await aVisitor(await startApp()).get('/demo/api');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(body).not.toContain('<script');
    for (const name of NAMES) expect(body).toContain(`<details class="call" id="${name}">`);
    for (const name of Object.keys(openApi.components.schemas ?? {}))
      expect(body.split(`id="schema-${name}"`)).toHaveLength(2);
    for (const [, id = ''] of body.matchAll(/href="#([\w-]+)"/g)) expect(body, id).toContain(`id="${id}"`);
    expect(body).toContain('href="/openapi.json"');
  });

  it('links only calls that can be opened in a browser', async () => {
    const visitor = aVisitor(await startApp());
    const { body } = await visitor.get('/demo/api');
    const links = [...body.matchAll(/<a href="([^"]+)">See an answer/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect((await visitor.get(link)).statusCode, link).toBe(200);
  });

  it('formats schemas in a readable notation', () => {
    const words = { name: (id: string) => id, text: (text: string) => text };
    const write = (schema: Record<string, unknown>) => notation(schema, 0, words);
    expect(write({ type: ['string', 'null'] })).toBe('string');
    expect(write({ anyOf: [{ type: 'array', items: { enum: ['A', 'B'] } }, { type: 'null' }] })).toBe(
      '("A" | "B")[]',
    );
    expect(
      write({
        type: 'object',
        properties: {
          cart: { $ref: '#/components/schemas/Cart' },
          sums: { type: 'array', items: { type: 'number' } },
        },
        required: ['cart'],
      }),
    ).toBe('{\n  cart: Cart\n  sums?: number[]\n}');
    expect(write({})).toBe('anything');
  });
});
