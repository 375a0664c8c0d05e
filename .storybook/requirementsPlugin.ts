import type { Plugin } from 'vite';
import { collectRequirements, lacks, NOT_SEEN } from '../scripts/requirements.ts';

const ID = 'virtual:requirements';

/** Gives the docs page the requirements with their stories and tests, as they stand in the sources. */
export function requirementsPlugin(): Plugin {
  return {
    name: 'vitrine-requirements',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const requirements = collectRequirements().map((requirement) => ({
        ...requirement,
        lacks: lacks(requirement),
        notSeen: NOT_SEEN[requirement.id] ?? null,
      }));
      return `export default ${JSON.stringify(requirements)};`;
    },
  };
}
