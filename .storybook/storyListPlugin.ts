import type { Plugin } from 'vite';
import { findableStories } from '../scripts/findableStories.ts';

const ID = 'virtual:stories';

/** Gives the finder all stories with their words, as they stand in the sources. */
export function storyListPlugin(): Plugin {
  return {
    name: 'vitrine-stories',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(findableStories())};` : null),
  };
}
