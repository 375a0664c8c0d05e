import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const COMPONENT_STYLES = /\/src\/.*\.module\.css(?:\?|$)/;

/**
 * Begins every component's style sheet with the one order of cascade layers (LIB-03). Whichever sheet a page loads first
 * fixes the order for all; a chunk that arrives before the main sheet would otherwise put components below the reset.
 */
export function cascadeOrderPlugin(): Plugin {
  const order = readFileSync(new URL('../../src/styles/layers.css', import.meta.url), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  return {
    name: 'vitrine-cascade-order',
    enforce: 'pre',
    transform(code, id) {
      return COMPONENT_STYLES.test(id) ? `${order.trim()}\n${code}` : null;
    },
  };
}
