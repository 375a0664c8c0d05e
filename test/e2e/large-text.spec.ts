import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

const PAGES = ['/', '/cart', '/checkout', '/contact', '/demo'];

async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const [width, site] of [
  [320, 'DE'],
  [320, 'HU'],
  [320, 'TR'],
  [767, 'DE'],
  [767, 'HU'],
  [1024, 'DE'],
  [1024, 'TR'],
  [1024, 'PL'],
] as const) {
  test(`BEY-04: no page is wider than a window of ${width} px with text twice as large, ${site}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enlargeText(page);
    for (const address of PAGES) {
      await page.goto(`${address}?site=${site}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect([address, scrollWidth]).toEqual([address, clientWidth]);
    }
  });
}

/** Texts of which a part is cut off at the side, and words that break without a hyphen though a line could hold them. */
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
  const lineWidth = (element: Element): number => {
    if (!element.clientWidth && element.parentElement) return lineWidth(element.parentElement);
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.some((rect) => isCut(rect, parent))) found.add(`cut: ${word}`);
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      const length = rects.reduce((sum, { width }) => sum + width, 0);
      if (lines.size > 1 && length <= lineWidth(parent)) found.add(`broken: ${word}`);
    }
  }
  return [...found];
}

const SHOP_PAGES = ['/', '/contact', '/c/4200', '/signin'];

for (const site of ['HU', 'CZ'] as const)
  for (const hyphens of ['with', 'without'] as const)
    test(`BEY-04: at 320 px with text twice as large nothing is cut or torn, ${site} ${hyphens} a hyphenation dictionary`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await enlargeText(page);
      const torn: string[] = [];
      for (const address of SHOP_PAGES) {
        await page.goto(`${address}?site=${site}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A browser without the language's dictionary hyphenates where a soft hyphen stands, and nowhere else.
        if (hyphens === 'without')
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('* { hyphens: manual !important }');
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
          });
        await page.evaluate(() => document.fonts.ready);
        torn.push(...(await page.evaluate(findTornTexts)).map((problem) => `${address} ${problem}`));
      }
      expect(torn).toEqual([]);
    });
