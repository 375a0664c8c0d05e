import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer, Header, VitrineProvider } from '#src/entries/index.ts';

const CONTENT = [
  '/service/promotion/api/promotion/~header_top',
  '/service/promotion/api/promotion/~header_benefits',
  '/service/promotion/api/promotion/SHOP_FOOTER',
  '/service/themeworld-frontend/api/themeworlds/navigation',
  '/jsonflyoutnavigation?site=DE',
];
const NO_ANSWERS = [
  /^\[vitrine\] Navigation: no answer \(malformed GET \/jsonflyoutnavigation: /,
  /^\[vitrine\] Promotion ~header_benefits: no answer \(malformed GET /,
  /^\[vitrine\] Promotion ~header_top: no answer \(malformed GET /,
  /^\[vitrine\] SHOP_FOOTER: no answer \(malformed GET /,
  /^\[vitrine\] Theme worlds: no answer \(malformed GET /,
].map((line) => expect.stringMatching(line));

beforeEach(() => {
  // Otherwise the page also warns about its missing style sheet.
  document.documentElement.style.setProperty('--v-color-ground', 'white');
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

/** Renders a page on which every call gets the same text, and returns its warnings. */
async function visit(environment: 'development' | 'production', text: string) {
  vi.stubEnv('NODE_ENV', environment);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn<(problem: string) => void>();
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return Object.defineProperty(new Response(text), 'url', { value: `http://localhost:5173${address}` });
  });
  await act(async () =>
    render(
      <VitrineProvider site="DE" onProblem={onProblem}>
        <Header />
        <main id="main" />
        <Footer />
      </VitrineProvider>,
    ),
  );
  await vi.waitFor(() => expect(requested).toEqual(expect.arrayContaining(CONTENT)));
  await act(async () => {});
  const warnings = warn.mock.calls.flat();
  expect(onProblem.mock.calls.map(([problem]) => `[vitrine] ${problem}`)).toEqual(warnings);
  return warnings;
}

describe('LIB-04: a server that answers every call of the shop with the app’s page', () => {
  const page = '\n<!doctype html><div id="root"></div>';

  it('is reported once in development, with the URL and what to do', async () => {
    expect(await visit('development', page)).toEqual([
      expect.stringMatching(
        /^\[vitrine\] http:\/\/localhost:5173\/[^ ?]+ answers with HTML instead of JSON: start MSW before the page renders, or correct the shop's address\.$/,
      ),
    ]);
  });

  it('is reported for each missing content in production', async () => {
    expect((await visit('production', page)).toSorted()).toEqual(NO_ANSWERS);
  });

  it('is not confused with damaged JSON', async () => {
    expect((await visit('development', '{"cart":')).toSorted()).toEqual(NO_ANSWERS);
  });
});
