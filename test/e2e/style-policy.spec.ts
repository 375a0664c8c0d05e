import { shopTextsOf } from '../../mocks/content/siteTexts.ts';
import { SITE_CODES } from '../../src/config/sites.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './page.ts';

const FURTHER_PAGES = [
  '/subscribenewsletter',
  '/cart?step=shopping_cart',
  '/search?query=tee',
  '/p/4002',
  '/demo',
];

for (const site of SITE_CODES)
  test(
    `BFF-05, APP-03: no page of ${site} violates a directive of its content policy`,
    nightly(site !== 'DE'),
    async ({ page }) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
      });
      const open = async (url: string) => {
        const answer = await page.goto(`${url}${url.includes('?') ? '&' : '?'}site=${site}`);
        expect(answer?.headers()['content-security-policy'], url).toContain("style-src-attr 'none'");
        await expect(page.getByRole('contentinfo')).toBeVisible();
      };
      for (const url of FURTHER_PAGES) await open(url);
      // Search, suggestions and mini cart need no style attribute, and the stage's consent script loads under the policy.
      await open('/?onetrustenabled=true&stage=LIVE');
      await expect(page.locator('script[src="/demo/consent/LIVE.js"]')).toHaveCount(1);
      await page
        .getByRole('combobox')
        .first()
        .fill(shopTextsOf(site).searchTerms[0]?.slice(0, 2) ?? '');
      await expect(page.getByRole('listbox').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('[data-vitrine="mini-cart"] [aria-expanded]').first().click();
      await expect(page.locator('[data-vitrine="mini-cart"] [aria-expanded="true"]').first()).toBeVisible();
      expect(violations).toEqual([]);
    },
  );
