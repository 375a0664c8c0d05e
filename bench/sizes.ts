import { readdirSync } from 'node:fs';
import type { LaunchOptions, Page } from 'playwright';
import { version } from 'react';
import {
  bundleDemoPage,
  bundleModule,
  bytesOf,
  type Chunk,
  FLOOR_CODE,
  FORBIDDEN,
  initialChunks,
  loadedWith,
  modulesOf,
  sumOf,
} from '../scripts/package/measureBundle.ts';
import { withDemo } from './demoServer.ts';
import type { Family, Row } from './row.ts';

/** The component of each kind of page: `Home`, `Topic`, … */
const KINDS = readdirSync('demo/pages').flatMap((file) => /^(\w+)Page\.tsx$/.exec(file)?.[1] ?? []);

/** Script of the first load, against React alone. Hydrogen’s storefront has 1.60, Next.js’ 1.99. */
const FIRST_LOAD = 1.45;

const kB = (bytes: number) => Math.round(bytes / 10) / 100;

const hasModule = (chunk: Chunk, module: RegExp) => modulesOf(chunk).some(([file]) => module.test(file));

/**
 * Uses every flyout, the search, the newsletter form and the footer, as a thorough shopper would.
 *
 * @param footer resolves when the footer's code has come
 */
async function useEverything(page: Page, footer: Promise<unknown>): Promise<void> {
  const toggle = async (part: string) => {
    await page.locator(`[data-vitrine="${part}"] button, button[aria-controls]`).first().waitFor();
    await page.locator(`[data-vitrine="${part}"]`).getByRole('button').first().click();
    await page.locator('[data-flyout]').first().waitFor();
    await page.keyboard.press('Escape');
  };
  await toggle('store-finder');
  await toggle('user-menu');
  const search = page.locator('[data-vitrine="search"] input[name="query"]');
  await search.click();
  await search.pressSequentially('kaf');
  await page.locator('[data-vitrine="suggestions"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="cart-toggle"]').click();
  await page.locator('[data-flyout="CART"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-vitrine="navigation"] [data-top]').nth(1).hover();
  await page.locator('[data-flyout="NAVIGATION"]').waitFor();
  await page.keyboard.press('Escape');
  const newsletter = page.locator('[data-vitrine="newsletter"]');
  await newsletter.scrollIntoViewIfNeeded();
  await footer;
  await page.waitForLoadState('networkidle');
  await newsletter.locator('input[type="email"]').pressSequentially('nobody');
  await newsletter.locator('button[type="submit"]').click();
  await page.locator('[data-vitrine="newsletter"] [aria-invalid="true"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The scripts that a browser loads: without input, and after using everything. */
const watchScripts = (found: LaunchOptions) =>
  withDemo(found, async (demo, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const files = new Set<string>();
    page.on('response', (response) => {
      const file = /\/(assets\/.+\.js)$/.exec(new URL(response.url()).pathname)?.[1];
      if (file) files.add(file);
    });
    // Its code loads near the viewport or after a while, so it is not left to the machine's speed.
    const footer = page.waitForResponse(/\/assets\/FooterRegion-/);
    await page.goto(demo.origin, { waitUntil: 'networkidle' });
    // Idle parts come after at most two seconds.
    await page.waitForTimeout(3_000);
    const untouched = [...files];
    await useEverything(page, footer);
    return { untouched, used: [...files] };
  });

async function measure({ log, browser }: Parameters<Family['measure']>[0]) {
  log('building the page and its references');
  const floor = await bundleModule(FLOOR_CODE);
  const page = await bundleDemoPage();
  const floorSize = kB(sumOf(floor));
  const initial = initialChunks(page);
  const react = { name: `react + react-dom ${version} alone`, value: floorSize };
  const against = (value: number) => ({ reference: react, ratio: value / floorSize });

  log('opening every flyout in a browser');
  const seen = await watchScripts(browser);
  const byFile = new Map(page.map((chunk) => [chunk.fileName, chunk]));
  const sizeOf = (files: readonly string[]) => {
    const chunks = files.map((file) => byFile.get(file));
    if (chunks.includes(undefined)) throw new Error('The server serves files of another build. Build again.');
    return kB(sumOf(chunks as Chunk[]));
  };

  log('measuring the mini cart alone');
  const cart = await bundleModule(
    `import { createElement } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     import { MiniCart } from '#src/features/mini-cart/index.ts';
     import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
     hydrateRoot(document.body, createElement(VitrineProvider, { site: 'DE' }, createElement(MiniCart)));`,
  );
  const isOtherLanguage = (chunk: Chunk) => hasModule(chunk, /vitrine-locale:(?!de-DE)/);
  const isParser = (chunk: Chunk) => bytesOf([chunk], FORBIDDEN['ICU parser'] as RegExp) > 0;
  const parserSize = kB(sumOf(cart.filter(isParser)));
  const cartChunks = cart.filter((chunk) => !isOtherLanguage(chunk) && !isParser(chunk));
  const cartSize = kB(sumOf(cartChunks)) - floorSize;

  const initialSize = kB(sumOf(initial));
  const untouched = sizeOf(seen.untouched);
  const used = sizeOf(seen.used);
  const script = (figure: string, measured: string, value: number, more: Partial<Row> = {}): Row => ({
    figure,
    measured,
    value,
    unit: 'kB gz',
    runs: 1,
    ...more,
  });
  const none = { unit: 'bytes', target: { of: 'value', at: 'most', target: 0 } } as const;
  const rows: Row[] = [
    script(
      'Script of the first load, home page',
      'Every file of script that the HTML of the home page names, gzip -9, each file on its own.',
      initialSize,
      { ...against(initialSize), target: { at: 'most', target: FIRST_LOAD, stretch: 1.35 } },
    ),
    script(
      'Script when the page has come to rest',
      'What a browser has loaded of the home page three seconds after its network was idle, without any input.',
      untouched,
      { ...against(untouched), target: { of: 'value', at: 'most', target: 195, stretch: 180 } },
    ),
    script(
      'Script after everything was used',
      'The same after every flyout, the search, the navigation, the newsletter form and the footer were used.',
      used,
      { ...against(used), target: { of: 'value', at: 'most', target: 250, stretch: 240 } },
    ),
    script(
      'Mini cart with its runtime, beyond React',
      'A page of provider and mini cart with one language and all its later parts, less React and parser.',
      Math.round(cartSize * 100) / 100,
      { target: { of: 'value', at: 'most', target: 82, stretch: 76 } },
    ),
    script(
      'ICU parser beside the mini cart',
      'No byte of it loads unless a page overrides a text with ICU syntax.',
      parserSize,
    ),
    ...Object.entries(FORBIDDEN).map(([name, pattern]) =>
      script(
        `In the first load: ${name}`,
        'Bytes before minification of such modules in the files that the HTML names.',
        bytesOf(initial, pattern),
        none,
      ),
    ),
    script(
      'For a shopper, ever: staff preview',
      'The same in all files that the browser has loaded after everything was used.',
      bytesOf(
        page.filter(({ fileName }) => seen.used.includes(fileName)),
        FORBIDDEN['staff preview'] as RegExp,
      ),
      none,
    ),
  ];

  const kinds = KINDS.map((kind) => {
    // A chunk that several parts share counts with the part that brings it first.
    const counted = new Set(initial);
    const loadedLazily = (...modules: RegExp[]) => {
      const own = modules
        .flatMap((module) => page.find((chunk) => !chunk.isEntry && hasModule(chunk, module)) ?? [])
        .flatMap((chunk) => loadedWith(page, [chunk]))
        .filter((chunk) => !counted.has(chunk) && counted.add(chunk));
      return kB(sumOf(own));
    };
    return {
      name: kind,
      parts: [
        { name: 'React', value: floorSize },
        { name: 'the frame’s own', value: kB(sumOf(initial) - sumOf(floor)) },
        { name: 'header, when idle', value: loadedLazily(/^src\/sections\/header\/headerParts\.ts$/) },
        { name: 'calls of the shop', value: loadedLazily(/^src\/api\/shopApi\.ts$/) },
        { name: 'language', value: loadedLazily(/^vitrine-locale:de-DE$/, /^src\/i18n\/siteIntl\.ts$/) },
        { name: 'the page’s content', value: loadedLazily(new RegExp(`^demo/pages/${kind}Page\\.tsx$`)) },
        { name: 'footer, when near', value: loadedLazily(/^src\/sections\/footer\/FooterRegion\.tsx$/) },
      ],
    };
  });
  return {
    rows,
    breakdown: { title: 'Script of each kind of page, by when it comes', unit: 'kB gz', rows: kinds },
  };
}

/** Row family 1: script size in a shopper's browser. */
export const sizes: Family = { name: 'sizes', title: 'Script', measure };
