import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/subscribenewsletter',
  '/cart?step=shopping_cart',
  '/search?query=tee',
  '/p/4002',
  '/demo',
];

for (const url of PAGES) {
  test(`BFF-05: ${url} violates no directive of its content policy`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    const answer = await page.goto(url);
    expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'none'");
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test('BFF-05: search, flyouts, mini cart and suggestions need no style attribute', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('combobox').first().fill('tee');
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-vitrine="mini-cart"] [aria-expanded]').first().click();
  await expect(page.locator('[data-vitrine="mini-cart"] [aria-expanded="true"]').first()).toBeVisible();
  expect(violations).toEqual([]);
});
