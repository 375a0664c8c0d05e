import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A style sheet; with `?raw` it is a text. */
const COMPONENT_STYLES = /\/src\/.*\.module\.css(?:\?(?!raw$)|$)/;

/**
 * Prepends the order of cascade layers to every component's style sheet. The first sheet that a page loads
 * determines the order; a chunk loaded before the main sheet would otherwise put components below the reset.
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
