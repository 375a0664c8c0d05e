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

/** A browser's jar: what answers set is sent with the next request. */
export interface Visitor {
  cookies: Cookies;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** A write as a page of the shop sends it: with the session's token, from the same origin. */
  put: (url: string, body: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Posts a form and opens the page that the server redirects to. */
  post: PostForm;
  /** Posts a form. */
  send: PostForm;
}

type PostForm = (
  url: string,
  form: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>;

/** A visitor of a server. */
export function aVisitor(app: FastifyInstance, cookies: Cookies = {}): Visitor {
  const jar: Cookies = { ...cookies };
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) delete jar[name];
      else jar[name] = value;
    }
    return answer;
  };
  const send: PostForm = async (url, form, headers = {}) =>
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
        body: new URLSearchParams(form).toString(),
      }),
    );
  return {
    cookies: jar,
    send,
    get: async (url, headers = {}) => keep(await app.inject({ url, headers, cookies: jar })),
    put: async (url, body, headers = {}) =>
      keep(
        await app.inject({
          method: 'PUT',
          url,
          cookies: jar,
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'x-csrf-token': jar['csrf-token'] ?? '',
            ...headers,
          },
          body: JSON.stringify(body),
        }),
      ),
    post: async (...form) => {
      const answer = await send(...form);
      const { location } = answer.headers;
      return answer.statusCode === 303 && location
        ? keep(await app.inject({ url: location, cookies: jar }))
        : answer;
    },
  };
}

export const CART = '/service/cart/api/cart';

/** Headphones, which no first cart and no scenario holds. */
export const HEADPHONES = { productId: '4041', tcm: '404101' };

/** The change that sets how many headphones are in the cart. */
export const setHeadphones = (quantity = 1) => ({ setArticle: { ...HEADPHONES, quantity } });

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
