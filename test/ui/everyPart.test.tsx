import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrate, putIntoPage } from '../support/hydrate.ts';
import { EVERY_PART } from './everyPart.tsx';
import { OnPage } from './page.tsx';

it.each(EVERY_PART)('BEY-04: %s hydrates without a mismatch', async (_name, part) => {
  const page = <OnPage>{part}</OnPage>;
  const container = putIntoPage(renderToString(page));
  const before = container.querySelector('*');
  expect(await hydrate(container, page)).toEqual([]);
  // React reused the server's elements.
  expect(container.querySelector('*')).toBe(before);
});
