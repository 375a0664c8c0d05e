import { expect, type Page, test } from '@playwright/test';
import { nightly } from './nightly.ts';

// What a browser or a foreign page can forbid or change. The page and the custom elements work in each situation.

/** Changes the policy of documents, and allows files to be read from an opaque origin. */
const withPolicy = (page: Page, addition: string) =>
  page.route('**/*', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    if (route.request().resourceType() === 'document') headers['content-security-policy'] += `; ${addition}`;
    else headers['access-control-allow-origin'] = '*';
    await route.fulfill({ response: answer, headers });
  });

const SITUATIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'under Trusted Types': (page) =>
    withPolicy(page, "require-trusted-types-for 'script'; trusted-types 'none'"),
  'with a polluted Object.prototype': (page) =>
    page.addInitScript(() => {
      Object.assign(Object.prototype, { polluted: 'x' });
    }),
  'in a sandboxed frame without cookies': (page) => withPolicy(page, 'sandbox allow-scripts allow-forms'),
  'without its style sheets': (page) => page.route(/\.css$/, (route) => route.abort()),
  'without its fonts': (page) => page.route(/\.woff2$/, (route) => route.abort()),
};

/** By day each situation on one of the two pages; missing files are for the night. */
const DAILY = [
  '/ under Trusted Types',
  '/demo/elements with a polluted Object.prototype',
  '/ in a sandboxed frame without cookies',
];

for (const [situation, prepare] of Object.entries(SITUATIONS))
  for (const address of ['/?site=DE&showPromotionBanner=false', '/demo/elements?site=DE'])
    test(
      `ENV-01, ENV-02: ${address.split('?')[0]} works ${situation}`,
      nightly(!DAILY.includes(`${address.split('?')[0]} ${situation}`)),
      async ({ page }) => {
        const exceptions: string[] = [];
        const reports: string[] = [];
        page.on('pageerror', ({ message }) => exceptions.push(message));
        page.on('console', (message) => {
          if (message.text().startsWith('[vitrine]')) reports.push(message.text());
        });
        await prepare(page);
        await page.goto(address);
        const search = page.getByRole('combobox', { name: 'Suche' });
        await search.fill('kaf');
        await expect(search).toHaveValue('kaf');
        await page.keyboard.press('Escape');
        for (const [button, flyout] of [
          [page.getByRole('button', { name: 'Mein Konto' }), 'USER_MENU'],
          [page.locator('[data-part="cart-toggle"]').first(), 'CART'],
        ] as const) {
          await button.click();
          await expect(page.locator(`[data-flyout="${flyout}"]`)).toHaveText(/./);
          await page.keyboard.press('Escape');
        }
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        expect(exceptions).toEqual([]);
        // No part is missing, and nothing is said twice.
        expect(reports.filter((report) => report.includes('is not shown'))).toEqual([]);
        expect(new Set(reports).size).toBe(reports.length);
        // A request may still be under way.
        await page.unrouteAll({ behavior: 'wait' });
      },
    );
