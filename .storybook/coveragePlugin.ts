import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { COVERAGE_FILE } from '../scripts/requirements/coverage.ts';

const read = () => (existsSync(COVERAGE_FILE) ? readFileSync(COVERAGE_FILE, 'utf8') : 'null');

/** Puts what the last runs covered beside Storybook; runs after a build renew the file. */
export function coveragePlugin(): Plugin {
  return {
    name: 'vitrine-coverage',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'coverage.json', source: read() });
    },
    configureServer(server) {
      server.middlewares.use('/coverage.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(read());
      });
    },
  };
}
