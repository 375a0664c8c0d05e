import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';
import { createDemo } from '#demo/demo.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { ServerLimits } from '#server/config/limits.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Pages straight from the sources, without a build. */
export const sourceRenderer: PageRenderer = {
  assetFolder: null,
  loadEntry: () => import('#demo/render/entry-server.tsx'),
  findAssets: (locale) => ({
    entry: '/assets/entry.js',
    modules: [`/assets/${locale}.js`],
    styles: ['/assets/page.css'],
    fonts: ['/assets/font.woff2'],
  }),
};

/** The same pages without a body, for what is decided before one is rendered. */
export const bodilessRenderer: PageRenderer = {
  ...sourceRenderer,
  loadEntry: async () => ({
    ...(await sourceRenderer.loadEntry()),
    renderBody: async () => (async function* () {})(),
  }),
};

/** Limits for tests: a busy machine that compiles modules is no stalled store. */
const PATIENT: Partial<ServerLimits> = { storeMs: 60_000 };

const buildDemo = (env: Record<string, string>, options: AppOptions): Promise<FastifyInstance> =>
  buildApp(readConfig({ LOG_LEVEL: 'silent', ...env }), {
    application: createDemo(sourceRenderer),
    ...options,
    limits: { ...PATIENT, ...options.limits },
  });

/** The demo on a server without a port; closed after the test. */
export async function startApp(
  env: Record<string, string> = {},
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const app = await buildDemo({ ...env, DATA_DIR: env.DATA_DIR ?? temporaryFolder() }, options);
  onTestFinished(() => app.close());
  return app;
}

/** The application of a demo that records its routes by method. */
export function recordedDemo(renderer: PageRenderer = sourceRenderer) {
  const routes = new Map<string, Set<string>>();
  const application = createDemo(renderer);
  const serveFiles: typeof application.serveFiles = async (root, config) => {
    root.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.set(each, (routes.get(each) ?? new Set()).add(url));
    });
    await application.serveFiles(root, config);
  };
  return { routes, application: { ...application, serveFiles } };
}

/**
 * The demo of a file whose tests change nothing that another one reads: the first test that asks for it starts it.
 * Sessions are separate; the mails of the outbox and the limits per address are not.
 */
export function appOfFile(
  env: Record<string, string> = {},
  options: AppOptions = {},
): () => Promise<FastifyInstance> {
  let app: Promise<FastifyInstance> | undefined;
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
  afterAll(async () => {
    await (await app)?.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  return () => {
    app ??= buildDemo({ ...env, DATA_DIR }, options);
    return app;
  };
}

type Cookies = Record<string, string>;

type Headers = Record<string, string>;
type FormBody = Record<string, string> | [name: string, value: string][] | string;

export type Visitor = ReturnType<typeof aVisitor>;

/** A visitor of a server, whose browser keeps what answers set and sends it with the next request. */
export function aVisitor(app: FastifyInstance, cookies: Cookies = {}) {
  const jar: Cookies = { ...cookies };
  const csrf = () => jar['csrf-token'] ?? '';
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) delete jar[name];
      else jar[name] = value;
    }
    return answer;
  };
  const get = async (url: string, headers: Headers = {}) =>
    keep(await app.inject({ url, headers, cookies: jar }));
  /** Posts a form. */
  const send = async (url: string, form: FormBody, headers: Headers = {}) =>
    keep(
      await app.inject({
        method: 'POST',
        url,
        cookies: jar,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
      }),
    );
  return {
    cookies: jar,
    /** The token of the session. */
    get csrf() {
      return csrf();
    },
    get,
    send,
    /** A call that changes something although it is a GET: with the session's token. */
    call: (url: string) => get(url, { 'x-csrf-token': csrf() }),
    /** A write as a page of the shop sends it: with the session's token, from the same origin. */
    put: async (url: string, body: unknown, headers: Headers = {}) =>
      keep(
        await app.inject({
          method: 'PUT',
          url,
          cookies: jar,
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'x-csrf-token': csrf(),
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      ),
    /** Posts a form and opens the page that the server redirects to. */
    post: async (...form: Parameters<typeof send>) => {
      const answer = await send(...form);
      const { location } = answer.headers;
      return answer.statusCode === 303 && location
        ? keep(await app.inject({ url: location, cookies: jar }))
        : answer;
    },
  };
}

export const CART = '/service/cart/api/cart';

/** A value for each part of a call's path that is a parameter. */
export const PATH_VALUES: Record<string, string> = {
  loginId: '10042',
  promotionId: '~header_top',
  base: 'internal',
  subscriberToken: 'unknown',
  productId: '4041',
};

/** Headphones, which no first cart and no scenario holds. */
export const HEADPHONES = { productId: '4041', tcm: '404101' };

/** The change that sets how many headphones are in the cart. */
export const setHeadphones = (quantity = 1) => ({ setArticle: { ...HEADPHONES, quantity } });

/** The visitor's log-in state, as the shop says it. */
export const loginStatusOf = async (visitor: Visitor) =>
  (await visitor.get('/service/customerfrontenddata/api/v1/psdata')).json().tracking.loginStatus;

/** How many headphones are in a visitor's cart. */
export async function countHeadphones(visitor: Visitor, headers?: Record<string, string>): Promise<number> {
  const { articles } = (await visitor.get(CART, headers)).json().cart;
  return articles.find(({ tcm }: { tcm: string }) => tcm === HEADPHONES.tcm)?.quantity ?? 0;
}

/** The state that a page contains for the browser. */
export function readPageState(html: string) {
  const json = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

/** The call that signs up for the newsletter, and what it sends. */
export const SUBSCRIBE = '/service/newsletter/api/internal/newsletter-subscribers';
export const signUpOf = (email: string) => ({
  email,
  consents: ['NEWSLETTER' as const],
  origin: 'footer',
  originAddition: '',
});

/** The client of the library, whose network is a server; `note` is told every answer. */
export function clientOf(
  app: FastifyInstance,
  visitor: Visitor,
  note: (answer: LightMyRequestResponse) => void = () => {},
) {
  return createShopApi({
    site: 'DE',
    readAddress: () => 'http://localhost/subscribenewsletter',
    readCookies: () => `csrf-token=${visitor.csrf}`,
    fetch: async (url, init) => {
      const answer = await app.inject({
        method: init?.method as 'GET',
        url: String(url),
        headers: { 'sec-fetch-site': 'same-origin', ...(init?.headers as Record<string, string>) },
        cookies: visitor.cookies,
        ...(typeof init?.body === 'string' && { body: init.body }),
      });
      note(answer);
      return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode });
    },
  });
}

/** The content of a page, without header and footer. */
export const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** A mail in the outbox of the demo. */
export interface OutboxRow {
  id: string;
  kind: string;
  subject: string;
  locale: string;
  links: { confirm: string; preferences: string; unsubscribe: string };
}

/** The mails in the outbox, the newest first. */
export async function readOutbox(visitor: Visitor): Promise<OutboxRow[]> {
  return readPageState((await visitor.get('/demo/outbox')).body).content.mails;
}

/** The newest mail in the outbox. */
export async function newestMail(visitor: Visitor): Promise<OutboxRow> {
  const [mail] = await readOutbox(visitor);
  if (!mail) throw new Error('The outbox is empty.');
  return mail;
}

/** A link without its origin, as a request names it. */
export const pathOf = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

/** Opens the page of the log-in and posts its form. */
export async function signIn(
  visitor: Visitor,
  form: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  await visitor.get('/signin');
  return visitor.send('/signin', { csrf: visitor.csrf, email: 'a@b.de', password: 'x', ...form });
}
