import type { Page } from '@playwright/test';
import { SITE_CODES } from '#src/config/sites.ts';
import { OVERLAYS } from '../overlays.ts';
import { enlargeText, expect, overflowOf, setScenario, test, waitUntilHydrated } from '../page.ts';

const PAGES = ['/', '/cart', '/checkout', '/contact', '/demo'];

for (const [width, site] of [
  [320, 'DE'],
  [320, 'HU'],
  [320, 'TR'],
  [766, 'DE'],
  [767, 'HU'],
  [1024, 'DE'],
  [1024, 'TR'],
  [1024, 'PL'],
] as const) {
  test(`BEY-04: no page overflows a window of ${width} px with text twice as large, ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enlargeText(page);
    for (const address of PAGES) {
      await page.goto(`${address}?site=${site}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([address, await overflowOf(page)]).toEqual([address, 0]);
    }
  });
}

/** Controls of the header that cover another one. */
function findCoveredControls(): string[] {
  const controls = [...document.querySelectorAll('[data-vitrine="header"] :is(a, button)')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.closest('[data-vitrine*="banner"]'),
  );
  return controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap((other) => {
      const [box, next] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      return across > 1 && down > 1 ? [`${one.textContent} / ${other.textContent}`] : [];
    }),
  );
}

/** Texts clipped at the side, and words and ranges that break without a hyphen. A soft hyphen shows one. */
function findTornTexts(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
  const isCut = (rect: DOMRect, element: Element | null): boolean => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (scrolls(style)) return false;
      if (!clips(style)) continue;
      const box = each.getBoundingClientRect();
      // Hidden from eyes, or closed.
      if (box.width <= 1 || box.height <= 1) return false;
      if (rect.right > box.right + 1 || rect.left < box.left - 1) return true;
    }
    return rect.right > clientWidth + 1 || rect.left < -1;
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /[\p{L}\d\u00ad]+(?:(?<=\d)–\u2060?\d+)?/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.some((rect) => isCut(rect, parent))) found.add(`cut: ${word}`);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      if (lines.size > word.split('\u00ad').length) found.add(`broken: ${word}`);
    }
  }
  return [...found];
}

const WORDY_PAGES = [
  ...PAGES,
  '/c/4200',
  '/p/4018',
  '/refund',
  '/search?query=a',
  '/signin',
  '/subscribenewsletter',
];

/** Without the language's dictionary, a browser hyphenates only at soft hyphens. */
const hyphenateWithoutDictionary = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return document.fonts.ready;
  });

/** Pages with the longest words in their headings. */
const LONG_HEADINGS = [
  '/agb.html',
  '/c-4762/teilnahmebedingungen.html',
  '/c-4771/bedienungsanleitungen.html',
  '/c-4794/gutscheinbedingungen.html',
];

for (const width of [320, 390])
  test(`TXT-02: at ${width} px no word of a heading is broken without a hyphenation dictionary`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const torn: string[] = [];
    for (const address of LONG_HEADINGS) {
      await page.goto(`${address}?site=DE`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hyphenateWithoutDictionary(page);
      torn.push(...(await page.evaluate(findTornTexts)).map((problem) => `${address} ${problem}`));
    }
    expect(torn).toEqual([]);
  });

for (const site of SITE_CODES)
  for (const [width, whose] of [
    [320, 'browser'],
    [320, 'page'],
    [390, 'page'],
  ] as const)
    test(`TXT-02: at ${width} px with text twice as large by the ${whose} no text is clipped and no word is broken without a hyphen, ${site} without a hyphenation dictionary`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/demo?scenario=cart-mixed');
      await enlargeText(page, whose);
      const torn: string[] = [];
      for (const address of WORDY_PAGES) {
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}site=${site}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address === '/cart')
          await expect(page.locator('main [data-line="article"]').first()).toBeVisible();
        await hyphenateWithoutDictionary(page);
        torn.push(...(await page.evaluate(findTornTexts)).map((problem) => `${address} ${problem}`));
      }
      expect(torn).toEqual([]);
    });

/** Lines of text that cover each other in the page itself, without what moves over it, is closed or is rotated. */
function findCoveredTexts(): string[] {
  const isApart = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { position, rotate, clipPath } = getComputedStyle(element);
    const isOver = position === 'fixed' || position === 'sticky' || rotate !== 'none' || clipPath !== 'none';
    return (
      isOver ||
      element.matches('[inert], [popover], dialog, [data-vitrine="benefits"]') ||
      isApart(element.parentElement)
    );
  };
  const lines: { text: Node; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || !text.textContent?.trim() || isApart(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) if (box.width > 2) lines.push({ text, box });
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  return lines.flatMap((one, index) =>
    lines.slice(index + 1, index + 40).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const covers = one.text !== other.text && across > 3 && down > other.box.height * 0.35;
      return covers ? [`${one.text.textContent} / ${other.text.textContent}`] : [];
    }),
  );
}

for (const site of ['DE', 'HU', 'TR'])
  for (const address of ['/', '/checkout', '/p/4018', '/demo'])
    test(`BEY-04: no text covers another and nothing overflows, at every size of text, ${address} on ${site}`, async ({
      page,
    }) => {
      await page.goto(`${address}?site=${site}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const problems: string[] = [];
      for (const percent of [100, 125, 150, 175, 200]) {
        await enlargeText(page, 'browser', percent);
        for (const width of [320, 390, 767, 980, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const covered = await page.evaluate(findCoveredTexts);
          const over = await overflowOf(page);
          if (over > 0) covered.push(`${over} px`);
          problems.push(...covered.map((problem) => `${width} px, ${percent} %: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });

/** How far, in pixels, an overlay is outside the window at the left and the right, and a part of it scrolls sideways. */
function findOutside(overlay: Element): [left: number, right: number, sideways: number] {
  const { left, right } = overlay.getBoundingClientRect();
  // The levels of the phone's menu stand beside each other, out of sight.
  const scrollable = [...overlay.children].filter((part) => getComputedStyle(part).overflowX === 'auto');
  const hidden = scrollable.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const { clientWidth } = document.documentElement;
  return [
    Math.max(0, Math.round(-left)),
    Math.max(0, Math.round(right - clientWidth)),
    Math.max(0, ...hidden),
  ];
}

for (const [name, { open, panel, scenario = '' }] of Object.entries(OVERLAYS))
  for (const percent of [100, 150, 200])
    test(`BEY-04: with text of ${percent} % nothing of the ${name} is outside the window or scrolls sideways`, async ({
      page,
    }) => {
      // A panel that still grows is smaller.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/demo?scenario=${scenario}`);
      await enlargeText(page, 'browser', percent);
      const problems: string[] = [];
      for (const width of [320, 390, 767, 979, 980, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/?site=DE');
        await waitUntilHydrated(page);
        await open(page);
        await expect(page.locator(panel)).toBeVisible();
        const outside = await page.locator(panel).evaluate(findOutside);
        if (outside.some((pixels) => pixels > 0)) problems.push(`${width} px: ${outside.join(', ')} px`);
      }
      expect(problems).toEqual([]);
    });

/** How far the text of an element is above and below its box, in pixels. */
function findTextOutside(selector: string): [above: number, below: number] {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`The page has no ${selector}.`);
  const lines: DOMRect[] = [];
  const texts = document.createTreeWalker(
    document.querySelector(`${selector} li`) as Node,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    lines.push(...[...range.getClientRects()].filter(({ width }) => width > 2));
  }
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  return [Math.max(0, Math.floor(box.top - top)), Math.max(0, Math.floor(bottom - box.bottom))];
}

test.describe('on a phone with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } });

  test('PRM-04: with text twice as large every line of the first benefit is in its strip', async ({
    page,
  }) => {
    await enlargeText(page);
    for (const site of SITE_CODES) {
      await page.goto(`/?site=${site}`);
      await expect(page.locator('[data-vitrine="benefits"] li').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect([site, await page.evaluate(findTextOutside, '[data-vitrine="benefits"]')]).toEqual([
        site,
        [0, 0],
      ]);
    }
  });
});

test.describe('on a phone with a full cart', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } });

  for (const whose of ['browser', 'page'] as const)
    test(`BEY-04: with text twice as large by the ${whose}, no page overflows at 320 px`, async ({
      page,
    }) => {
      await setScenario(page, 'cart-large');
      await enlargeText(page, whose);
      for (const address of PAGES) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address !== '/checkout') await expect(page.locator('[data-part="count"]')).toHaveText('+99');
        if (address === '/cart') await expect(page.locator('[data-line]').first()).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([address, width]).toEqual([address, 320]);
      }
    });
});

test('MC-05: with text twice as large, a cart page of every kind of line does not overflow at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await setScenario(page, 'cart-full');
  await enlargeText(page);
  const widths: [string, number][] = [];
  for (const site of SITE_CODES) {
    await page.goto(`/cart?site=${site}`);
    await expect(page.locator('main [data-line="subscription"]').first()).toBeVisible();
    widths.push([site, await page.evaluate(() => document.documentElement.scrollWidth)]);
  }
  expect(widths).toEqual(SITE_CODES.map((site) => [site, 320]));
});

for (const site of ['DE', 'HU', 'TR'])
  test(`BEY-04: with text twice as large the header leaves more than half of a desktop's window to the page, ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enlargeText(page);
    await page.goto(`/?site=${site}`);
    await waitUntilHydrated(page);
    const header = await page.locator('[data-vitrine="header"]').boundingBox();
    expect(header?.height).toBeLessThan(420);
  });

test('SRC-08: in a window of 1024 px with text twice as large the search takes a full row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await enlargeText(page);
  await page.goto('/?site=HU');
  const field = await page.locator('[data-part="search-field"]').boundingBox();
  expect(field?.width).toBeGreaterThan(800);
});

/** Texts of the newsletter that the round badge on its corner covers. */
function findTextsUnderBadge(): string[] {
  const form = document.querySelector('[data-vitrine="newsletter"]');
  const badge = form?.querySelector('[aria-hidden="true"] > p');
  if (!form || !badge) return ['no badge'];
  const circle = badge.getBoundingClientRect();
  const [x, y] = [(circle.left + circle.right) / 2, (circle.top + circle.bottom) / 2];
  const radius = (badge as HTMLElement).offsetWidth / 2;
  const found = new Set<string>();
  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (badge.contains(node) || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (width > 2 && distance < radius - 1) found.add(node.textContent ?? '');
    }
  }
  return [...found];
}

for (const site of ['DE', 'HU', 'TR'] as const)
  for (const whose of ['browser', 'page'] as const)
    test(`BEY-04: with text twice as large by the ${whose} the newsletter’s badge covers no text, ${site}`, async ({
      page,
    }) => {
      await enlargeText(page, whose);
      await page.goto(`/subscribenewsletter?site=${site}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 447, 448, 600, 766]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await page.evaluate(findTextsUnderBadge)]).toEqual([width, []]);
      }
    });

/** Gives every text the spacing that a page has to bear (WCAG 1.4.12). */
const spaceText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

for (const site of ['DE', 'HU'])
  for (const address of ['/', '/c/coffee', '/search?query=kaffee', '/cart'])
    test(`BEY-04: at 320 px a person's own text spacing makes no page overflow and no control of the header cover another, ${address} on ${site}`, async ({
      page,
    }) => {
      await spaceText(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}site=${site}`);
      await waitUntilHydrated(page);
      expect(await page.evaluate(findCoveredControls)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
