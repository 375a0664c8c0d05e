import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#src/api/endpoints.ts';
import { Footer, Header, VitrineProvider } from '#src/entries/index.ts';

const CONTENT = [
  '/service/promotion/api/promotion/~header_top',
  '/service/promotion/api/promotion/~header_benefits',
  '/service/promotion/api/promotion/SHOP_FOOTER',
  '/service/themeworld-frontend/api/themeworlds/navigation',
  '/jsonflyoutnavigation?site=DE',
];
/** Calls of every page, whose parts show no error. */
const ALWAYS = [endpoints.readCart, endpoints.readVisitor].map(({ path }) => `GET ${path}`);

/** The call of an address whose answer has a shape, as reports name it. */
const callOf = (address: string) => {
  const path = address.replace(/\?.*/, '').replace(/(?<=\/promotion\/)[^/]+$/, '{promotionId}');
  return Object.values(endpoints).flatMap((each) =>
    each.path === path && 'response' in each ? `GET ${path}` : [],
  );
};

beforeEach(() => {
  // Otherwise the page also warns about its missing style sheet.
  document.documentElement.style.setProperty('--v-color-ground', 'white');
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

/** The calls that warnings name. */
const callsIn = (warnings: readonly unknown[]) =>
  warnings
    .map((warning) => /^\[vitrine\] (GET \S+) answers in an unexpected shape\. /.exec(String(warning))?.[1])
    .toSorted();

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
  return {
    warnings,
    warned: () => callsIn(warn.mock.calls.flat()),
    calls: () => [...new Set(requested.flatMap(callOf))].toSorted(),
  };
}

describe('LIB-04: a server that answers every call of the shop with the app’s page', () => {
  const page = '\n<!doctype html><div id="root"></div>';

  it('is reported once in development, with the URL and what to do', async () => {
    expect((await visit('development', page)).warnings).toEqual([
      expect.stringMatching(
        /^\[vitrine\] http:\/\/localhost:5173\/[^ ?]+ answers with HTML instead of JSON: start MSW before the page renders, or correct the shop's address\.$/,
      ),
    ]);
  });

  it.each([
    ['production', page],
    ['development', '{"cart":'],
  ] as const)('is reported for each call: in %s, %s', async (environment, text) => {
    const { warned, calls } = await visit(environment, text);
    await vi.waitFor(() => {
      expect(warned()).toEqual(expect.arrayContaining(ALWAYS));
      expect(warned()).toEqual(calls());
    }, 20_000);
  });
});
