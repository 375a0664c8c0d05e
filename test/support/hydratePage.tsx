import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as browser from '#src/entries/index.ts';
import * as server from '#src/entries/index.ts?server';
import { hydrate, putIntoPage } from './hydrate.ts';

type Library = typeof browser;

/** Renders a page with the library's modules of a server, and puts the markup into the document. */
export function servePage(draw: (library: Library) => ReactNode) {
  const place = putIntoPage(renderToString(draw(server)));
  return {
    place,
    /** Hydrates it with the browser's modules. Returns all mismatches. */
    hydrate: () => hydrate(place, draw(browser)),
  };
}
