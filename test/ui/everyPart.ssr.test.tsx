import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EVERY_PART } from './everyPart.tsx';
import { OnPage } from './page.tsx';

it.each(EVERY_PART)('BEY-04: %s is in the server’s markup', (_name, part, words) => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(<OnPage>{part}</OnPage>);
  expect(html).toMatch(words);
  // A strict content policy forbids style attributes (BFF-05).
  expect(html).not.toContain(' style="');
  // Attributes of an input alone (ENG-04).
  expect(html).not.toMatch(/<textarea[^>]* (?:type|pattern)=/);
});

it('BEY-01: the live regions are in the initial page, empty', () => {
  const html = renderToString(<OnPage>–</OnPage>);
  expect(html).toMatch(/aria-live="polite"[^>]*><\/div>/);
  expect(html).toMatch(/aria-live="assertive"[^>]*><\/div>/);
});
