import { Readable } from 'node:stream';
import { createDemo } from '#demo/demo.ts';
import { listPages } from '#demo/listPages.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { buildApp } from '#server/app.ts';
import { DRAIN_TIMES, run } from '#server/run.ts';

// The server as `npm start` runs it, but for its pages: they are a word each, so that it starts without a build.

const plainPages: PageRenderer = {
  assetFolder: null,
  loadEntry: async () => ({
    describePage: () => ({ title: 'Page', description: 'Page', links: [], data: [] }),
    textsOf: () => (id: string) => id,
    shellMessagesOf: () => ({}) as never,
    renderMail: () => ({ subject: '', headers: {} as never, html: '', text: '' }),
    renderBody: async () => Readable.from(['<main>Page</main>']),
  }),
  findAssets: () => ({ entry: '/assets/entry.js', modules: [], styles: [], fonts: [] }),
};

// A test looks at what a draining server says, however busy the machine is.
const { DRAIN_NOTICE_MS = DRAIN_TIMES.noticeMs, DRAIN_TIMEOUT_MS = DRAIN_TIMES.timeoutMs } = process.env;
const times = { noticeMs: Number(DRAIN_NOTICE_MS), timeoutMs: Number(DRAIN_TIMEOUT_MS) };
await run((config) => buildApp(config, { application: createDemo(plainPages) }), { times, list: listPages });
