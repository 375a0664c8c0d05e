import type { Plugin } from 'vite';
import { readPublicApi } from '../scripts/publicApi.ts';

const ID = 'virtual:public-api';

/** Gives the docs page every door of the package with what it offers, as the sources say it (LIB-04). */
export function publicApiPlugin(): Plugin {
  return {
    name: 'vitrine-public-api',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readPublicApi())};` : null),
  };
}
