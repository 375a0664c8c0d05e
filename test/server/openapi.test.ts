import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { createOpenApi, type Operation } from '#server/openapi/document.ts';
import { isPublicCall } from '#server/shop/publicCalls.ts';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { appOfFile, aVisitor, PATH_VALUES, signUpOf } from '../support/testServer.ts';

const demo = appOfFile();

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

  it('LIB-08: contains only calls of the endpoint table', () => {
    const calls = Object.values(openApi.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(calls.sort()).toEqual([...NAMES, 'healthz', 'metrics', 'readyz'].sort());
  });

  it('returns 304 while it is unchanged', async () => {
    const app = await demo();
    const first = await aVisitor(app).get('/openapi.json');
    const { headers } = first;
    expect(first.json().paths).toEqual(JSON.parse(JSON.stringify(openApi.paths)));
    const again = await aVisitor(app).get('/openapi.json', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('BFF-07: the server’s responses match the document', () => {
  const BODIES: Partial<Record<EndpointName, unknown>> = {
    changeCart: { setArticle: { productId: '4041', tcm: '404101', quantity: 1 } },
    subscribe: signUpOf('kim@example.com'),
    updateSubscriber: { interests: [] },
  };

  it.each(NAMES)('BFF-01: %s: valid, invalid, rejected and failing', async (name) => {
    const endpoint = endpoints[name] as Endpoint;
    const { responses, parameters = [] } = operationOf(name);
    const url = endpoint.path.replace(
      /\{(\w+)\}/g,
      (_sign, key) => parameters.find((each) => each.name === key)?.example ?? PATH_VALUES[key] ?? '',
    );
    const app = await demo();
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
    const token = { 'x-csrf-token': visitor.csrf };
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
    if (first?.body) expect(() => first.json()).not.toThrow();
    // Public answers are revalidated each time; all others are not stored.
    expect(first?.headers['cache-control']).toBe(isPublicCall(name) ? 'private, no-cache' : 'no-store');
  });
});

describe('BFF-07: /demo/api', () => {
  it('is a page of this origin only, under a policy without inline scripts and styles', async () => {
    const visitor = aVisitor(await demo());
    const { body, headers } = await visitor.get('/demo/api');
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await visitor.get(file)).statusCode, file).toBe(200);
    expect(body).not.toMatch(/<script>|<style|https?:/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('shows the document of the server', async () => {
    const visitor = aVisitor(await demo());
    const shown = (await visitor.get('/demo/api/json')).json();
    expect(shown).toEqual((await visitor.get('/openapi.json')).json());
  });
});
