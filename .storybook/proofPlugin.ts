import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PROOF_FILE } from '../scripts/proof.ts';

const read = () => (existsSync(PROOF_FILE) ? readFileSync(PROOF_FILE, 'utf8') : 'null');

/** Puts what the last runs covered beside Storybook; runs after a build renew the file. */
export function proofPlugin(): Plugin {
  return {
    name: 'vitrine-proof',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'proof.json', source: read() });
    },
    configureServer(server) {
      server.middlewares.use('/proof.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(read());
      });
    },
  };
}
