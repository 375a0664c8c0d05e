import { Readable } from 'node:stream';
import { buildApp } from '#server/app.ts';
import type { PageRenderer } from '#server/render/pageRenderer.ts';
import { run } from '#server/run.ts';

// The server as `npm start` runs it, but for its pages: they are a word each, so that it starts without a build.

const plainPages: PageRenderer = {
  assetFolder: null,
  loadEntry: async () => ({
    describePage: () => ({ title: 'Page', description: 'Page' }),
    textsOf: () => (id: string) => id,
    frameTextsOf: () => ({}) as never,
    renderMail: () => ({ subject: '', html: '', text: '' }),
    renderBody: async () => Readable.from(['<main>Page</main>']),
  }),
  findAssets: () => ({ entry: '/assets/entry.js', modules: [], styles: [], fonts: [] }),
};

await run((config) => buildApp(config, { renderer: plainPages }));
