import { expect, type Page, test } from '@playwright/test';

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

test('LIB-03: the page keeps its scheme, and the library’s parts follow the system', async ({ page }) => {
  await openHost(page, '<p id="own">a</p><div data-vitrine="header"><p id="part">b</p></div>');
  expect(await schemeOf(page, 'html')).toBe('normal');
  expect(await schemeOf(page, '#own')).toBe('normal');
  expect(await schemeOf(page, '#part')).toBe('light dark');
  expect(await groundOf(page, '#part')).toBeLessThan(0.3);
});

test('LIB-03: `data-theme` decides, on a part and around it', async ({ page }) => {
  await openHost(
    page,
    `<div data-theme="light"><div data-vitrine="header"><p id="light">a</p></div></div>
     <div data-theme="auto"><p id="auto">b</p></div>
     <div data-theme="light"><div data-vitrine="footer" data-theme="dark"><p id="dark">c</p></div></div>`,
  );
  expect(await schemeOf(page, '#light')).toBe('light');
  expect(await groundOf(page, '#light')).toBeGreaterThan(0.9);
  expect(await schemeOf(page, '#auto')).toBe('light dark');
  expect(await groundOf(page, '#auto')).toBeLessThan(0.3);
  expect(await groundOf(page, '#dark')).toBeLessThan(0.3);
});

test('LIB-03: a scheme that the page declares, even in an earlier layer, stays', async ({ page }) => {
  await openHost(page, '<p id="own">a</p>', '<style>@layer base { :root { color-scheme: light } }</style>');
  expect(await schemeOf(page, 'html')).toBe('light');
});

test('LIB-03: the demo’s page opts in', async ({ page }) => {
  await page.goto('/');
  expect(await groundOf(page, 'body')).toBeLessThan(0.3);
});
