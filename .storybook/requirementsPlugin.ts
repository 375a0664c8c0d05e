import type { Plugin } from 'vite';
import { collectRequirements } from '../scripts/requirements.ts';

const ID = 'virtual:requirements';

/** Gives the docs page the requirements with their stories and tests, as they stand in the sources. */
export function requirementsPlugin(): Plugin {
  return {
    name: 'vitrine-requirements',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(collectRequirements())};` : null),
  };
}
