import fastifyMiddie from '@fastify/middie';
import { createServer, type ViteDevServer } from 'vite';
import { buildApp } from '#server/app.ts';
import { run } from '#server/run.ts';
import { createDemo } from './demo.ts';
import { listPages } from './listPages.ts';
import type { PageRenderer, ServerEntry } from './render/pageRenderer.ts';

const ENTRY_CLIENT = '/demo/render/entry-client.tsx';
const ENTRY_SERVER = '/demo/render/entry-server.tsx';

/** Required by `@vitejs/plugin-react` before the first component, so that hot updates keep the page's state. */
const REACT_REFRESH = [
  'import { injectIntoGlobalHook } from "/@react-refresh";',
  'injectIntoGlobalHook(window);',
  'window.$RefreshReg$ = () => {};',
  'window.$RefreshSig$ = () => (type) => type;',
].join('');

/** Declares the order of the cascade layers, so it must be the first. */
const FIRST_STYLES = '/src/styles/index.css';

/**
 * The style sheets of all modules that the server has loaded, as links: otherwise the page would be unstyled until its
 * scripts have run. Vite adds them again later, without effect.
 */
function findStyles(vite: ViteDevServer): string[] {
  const loaded = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return [...new Set([FIRST_STYLES, ...loaded.filter((url) => url.endsWith('.css'))])];
}

/** Renders pages from the sources: Vite reloads the server's modules after every edit. */
function createSourceRenderer(vite: ViteDevServer): PageRenderer {
  return {
    assetFolder: null,
    loadEntry: () => vite.ssrLoadModule(ENTRY_SERVER) as Promise<unknown> as Promise<ServerEntry>,
    findAssets: () => ({
      entry: ENTRY_CLIENT,
      modules: ['/@vite/client'],
      styles: findStyles(vite),
      fonts: [],
      preamble: REACT_REFRESH,
    }),
  };
}

await run(
  async (config) => {
    const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
    const demo = createDemo(createSourceRenderer(vite));
    const app = await buildApp(config, {
      isDevelopment: true,
      application: {
        ...demo,
        serveFiles: async (instance, settings) => {
          await instance.register(fastifyMiddie, { hook: 'onRequest' });
          instance.use(vite.middlewares);
          await demo.serveFiles(instance, settings);
        },
      },
    });
    app.addHook('onClose', () => vite.close());
    return app;
  },
  { list: listPages },
);
