import { expect, type Page, test } from '@playwright/test';
import { nightly } from './nightly.ts';

test.use({ colorScheme: 'dark' });

/** A page of a shop with only the library's style sheet, on a system that prefers dark. */
async function openHost(page: Page, html: string, earlier = ''): Promise<void> {
  await page.goto('/');
  const sheet = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${earlier}<link rel="stylesheet" href="${sheet}"><style>p { background: var(--v-color-ground) }</style>${html}`,
    }),
  );
  await page.goto('/host.html');
}

const schemeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).colorScheme);

/** Lightness of the token for grounds where it is used, 0 to 1. */
const groundOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return (context.getImageData(0, 0, 1, 1).data[0] ?? 0) / 255;
  });

test(
  'LIB-03: the page keeps its scheme, the library’s parts follow the system, and `data-theme` decides',
  nightly(true),
  async ({ page }) => {
    // The demo's page opts in.
    await page.goto('/');
    expect(await groundOf(page, 'body')).toBeLessThan(0.3);

    await openHost(
      page,
      `<p id="own">a</p>
     <div data-vitrine="header"><p id="part">b</p></div>
     <div data-theme="light"><div data-vitrine="header"><p id="light">c</p></div></div>
     <div data-theme="auto"><p id="auto">d</p></div>
     <div data-theme="light"><div data-vitrine="footer" data-theme="dark"><p id="dark">e</p></div></div>`,
    );
    const schemes = await Promise.all(
      ['html', '#own', '#part', '#light', '#auto'].map((selector) => schemeOf(page, selector)),
    );
    expect(schemes).toEqual(['normal', 'normal', 'light dark', 'light', 'light dark']);
    for (const dark of ['#part', '#auto', '#dark'])
      expect(await groundOf(page, dark), dark).toBeLessThan(0.3);
    expect(await groundOf(page, '#light')).toBeGreaterThan(0.9);

    // A scheme that the page declares, even in an earlier layer, stays.
    await openHost(page, '<p>a</p>', '<style>@layer base { :root { color-scheme: light } }</style>');
    expect(await schemeOf(page, 'html')).toBe('light');
  },
);
