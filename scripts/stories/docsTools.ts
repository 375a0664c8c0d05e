import type { BrowserContext, FrameLocator, Page } from 'playwright';

/** The search's field without the focus is narrower, in CSS pixels. */
const WIDE_FIELD = 300;

/** Timeout for one step, in milliseconds; long enough for a busy machine. */
const WAIT_MS = 120_000;

/** What a designer, a tester and an auditor do in Storybook; each task fails with the reason. */
const TASKS: readonly (readonly [
  name: string,
  run: (page: Page, root: string, docs: FrameLocator) => Promise<void>,
])[] = [
  [
    'The search finds a refused voucher on a phone in Poland, dark, and opens it in this state',
    async (page, root, docs) => {
      await page.goto(`${root}?path=/docs/docs-welcome--docs`);
      await docs.getByRole('searchbox').fill('voucher refused on a phone in Poland, dark');
      await docs
        .getByRole('link', { name: /mini cart.*voucher/i })
        .first()
        .click();
      await page.waitForURL(/globals=(?=.*site:PL)(?=.*theme:dark)(?=.*viewport)/);
    },
  ],
  [
    'Of the screenshots, two are chosen and one is swiped over the other, also by keyboard',
    async (page, root, docs) => {
      await page.goto(`${root}?path=/docs/docs-screenshots--docs`);
      await docs.getByRole('searchbox').fill('mini cart');
      await docs.getByRole('checkbox', { name: 'Compare Default, desktop' }).first().check();
      await docs.getByRole('checkbox', { name: 'Compare Default, dark' }).first().press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/compare=.*swipe/);
      const images = docs.locator('img[alt*="Accepted screenshot"]');
      await expectDrawn(images.nth(0));
      await expectDrawn(images.nth(1));
      const clipOf = () =>
        images.nth(1).evaluate((image) => getComputedStyle(image.parentElement as Element).clipPath);
      const before = await clipOf();
      await docs.getByRole('slider', { name: 'Swipe' }).press('ArrowRight');
      if ((await clipOf()) === before) throw new Error('the divider does not move');
    },
  ],
  [
    'Where no screenshot has the requested state, its stories open in it',
    async (page, root, docs) => {
      await page.goto(`${root}?path=/docs/docs-screenshots--docs`);
      await docs.getByRole('searchbox').fill('voucher refused on a phone in Poland, dark');
      const stories = docs.getByRole('region', { name: 'Stories without such a screenshot' });
      await stories
        .getByRole('link', { name: /voucher/i })
        .first()
        .click();
      await page.waitForURL(/globals=(?=.*site:PL)(?=.*theme:dark)(?=.*viewport)/);
    },
  ],
  [
    'A story is compared with the same in Germany, in the state that it has',
    async (page, root, docs) => {
      await page.goto(
        `${root}?path=/story/features-mini-cart--empty&globals=site:PL;locale:en;platform:MATCH;theme:dark;viewport.value:mobile1&args=opensPanel:!true`,
      );
      await docs.locator('[data-theme="dark"] [data-flyout="CART"]').waitFor();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.waitForURL(/compare=.*~beside/);
      const address = decodeURIComponent(page.url());
      for (const part of ['site:PL', 'site:DE'])
        if (!address.includes(`${part};locale:en;platform:MATCH;theme:dark;text:100.320.opensPanel:!true`))
          throw new Error(`the comparison has lost the state of ${part}: ${address}`);
      for (const side of ['Left: PL', 'Right: DE'])
        await docs.frameLocator(`iframe[title^="${side}"]`).locator('[data-flyout="CART"]').waitFor();
      // The page around them is no longer that of the story.
      await docs.locator('html:not([data-theme])').waitFor();
    },
  ],
  [
    'Two stories that type are compared: each keeps its open list, and the page its focus',
    async (page, root, docs) => {
      const side = (site: string) => `features-search--suggestions.site:${site}.768`;
      await page.goto(`${root}?path=/docs/docs-compare--docs&compare=${side('PL')}~${side('DE')}~beside`);
      await docs.getByRole('button', { name: 'Exchange sides' }).press('Enter');
      for (const name of ['Left: DE', 'Right: PL', 'Left: DE'])
        await docs.frameLocator(`iframe[title^="${name}"]`).getByRole('listbox').waitFor();
      await docs.locator('button:focus', { hasText: 'Exchange sides' }).waitFor();
      // The field is wide while it has the focus.
      const fieldOf = (name: string) =>
        docs.frameLocator(`iframe[title^="${name}"]`).locator('[data-part="search-field"]');
      const [left, right] = await Promise.all(
        ['Left', 'Right'].map((name) => fieldOf(name).evaluate((field) => field.clientWidth)),
      );
      if (left !== right || (left ?? 0) < WIDE_FIELD) throw new Error(`fields of ${left} and ${right} px`);
      if (await docs.locator('html').evaluate(({ scrollTop }) => scrollTop > 0))
        throw new Error('a compared story scrolls the page');
    },
  ],
  [
    'A comparison with another site shows that site’s own story, and says where it has none',
    async (page, root, docs) => {
      await page.goto(`${root}?path=/story/features-mini-cart-sites--poland`);
      // The button waits until the story's own settings are known.
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      await compare.click();
      await docs.locator('iframe[title^="Left: PL"][src*="--poland"]').waitFor();
      await docs.locator('iframe[title^="Right: DE"][src*="--germany"]').waitFor();
      await page.goto(`${root}?path=/story/features-consent-panel--turkey`);
      await compare.click();
      await docs.getByText('Both sides show the same.').waitFor();
      await docs.getByText('This story has its own settings (Site: TR).').first().waitFor();
    },
  ],
  [
    'Compare opens by its shortcut from a focus on a button or in a field of the story',
    async (page, root, docs) => {
      for (const [story, element] of [
        ['ui-button--default', 'button'],
        ['forms-text--default', 'input'],
      ]) {
        await page.goto(`${root}?path=/story/${story}`);
        await page.getByRole('button', { name: 'Compare', exact: true }).waitFor();
        await docs.locator(`#storybook-root ${element}`).first().press('Alt+Shift+C');
        await docs.locator('iframe[title^="Right"]').waitFor();
      }
    },
  ],
  [
    'An overlay says whether two screenshots are equal, and makes small differences visible',
    async (page, root, docs) => {
      const compare = (left: string, right: string) =>
        page.goto(
          `${root}?path=/docs/docs-compare--docs&compare=ui-button--default.accepted.${left}~ui-button--default.accepted.${right}~difference`,
        );
      await compare('dark', 'dark');
      await docs.getByText('The two are equal.').waitFor();
      await compare('desktop', 'phone');
      await docs
        .getByText(/Left is 1280 × .* right is 320 × .* differs? in the part that both have/)
        .waitFor();
      await docs.locator('[data-way="difference"] canvas').waitFor();
    },
  ],
  [
    'An example of the search, and the story of a comparison, are chosen by keyboard and keep the focus in the field',
    async (page, root, docs) => {
      await page.goto(`${root}?path=/docs/docs-welcome--docs`);
      await docs.getByRole('button', { name: 'voucher copied' }).press('Enter');
      await docs.locator('input[type="search"]:focus').waitFor();
      await page.goto(`${root}?path=/docs/docs-compare--docs`);
      const story = docs.getByRole('combobox', { name: 'Story' }).first();
      await story.fill('deleted line');
      await docs.getByRole('option').first().waitFor();
      await story.press('ArrowDown');
      await story.press('Enter');
      await docs.locator('iframe[title^="Left"][src*="mini-cart"]').waitFor();
      if (!(await story.evaluate((field) => field === document.activeElement)))
        throw new Error('the field has lost the focus');
    },
  ],
  [
    'A report of a defect is copied with its address, window and expected behaviour',
    async (page, root, docs) => {
      await page.goto(
        `${root}?path=/story/features-mini-cart--empty&globals=site:HU;theme:dark&args=opensPanel:!true`,
      );
      await docs.locator('[data-flyout="CART"]').waitFor();
      await page.getByRole('button', { name: 'Report a defect' }).click();
      await page.getByText('The report is copied.').waitFor();
      const report = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [
        '## Features/Mini cart: Empty',
        'site:HU',
        'theme dark',
        'args=opensPanel:',
        'Controls: opensPanel true',
        'px',
        'MC-',
        'What axe says',
      ])
        if (!report.includes(part)) throw new Error(`the report has no “${part}”:\n${report}`);
      if (report.includes('- not checked')) throw new Error('axe has not checked the story');
    },
  ],
];

async function expectDrawn(image: ReturnType<Page['locator']>): Promise<void> {
  await image.evaluate((element) => (element as HTMLImageElement).decode());
}

/**
 * Does what people do with Storybook's own tools.
 *
 * @param root address of Storybook, with a slash at its end
 * @returns the tasks with their seconds, or the reason of a failure
 */
export async function tryDocsTools(
  context: BrowserContext,
  root: string,
): Promise<{ name: string; seconds: number; problem?: string }[]> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  context.setDefaultTimeout(WAIT_MS);
  const results = [];
  for (const [name, run] of TASKS) {
    const page = await context.newPage();
    const since = performance.now();
    const problem = await run(page, root, page.frameLocator('#storybook-preview-iframe')).then(
      () => undefined,
      (error: Error) => error.message,
    );
    results.push({ name, seconds: (performance.now() - since) / 1000, ...(problem && { problem }) });
    await page.close();
  }
  return results;
}
