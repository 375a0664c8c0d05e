import { expect, test } from './page.ts';

// Every test fails for a violation of the content policy: the browser logs it as an error.
test('BFF-05, APP-03: the consent script of the stage, the suggestions and the mini cart keep to the content policy', async ({
  page,
}) => {
  const answer = await page.goto('/?onetrustenabled=true&stage=LIVE&site=DE');
  expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'none'");
  await expect(page.locator('script[src="/demo/consent/LIVE.js"]')).toHaveCount(1);
  await page.getByRole('combobox').first().fill('ka');
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-vitrine="mini-cart"] [aria-expanded]').first().click();
  await expect(page.locator('[data-vitrine="mini-cart"] [aria-expanded="true"]').first()).toBeVisible();
});
