import type { Plugin } from 'vite';

/**
 * Serves a text file at the root of Storybook, in the built folder and in the development server.
 *
 * @param read returns the file's text; called for each build and each request
 */
export function assetPlugin(fileName: string, contentType: string, read: () => string): Plugin {
  return {
    name: `vitrine-${fileName}`,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: read() });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', contentType);
        response.end(read());
      });
    },
  };
}
