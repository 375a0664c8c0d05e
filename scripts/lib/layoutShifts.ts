import type { Page } from 'playwright';

interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Within half a second after an input. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Lists what moves without a person's doing, from the first paint on: each layout shift with the elements that moved. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const where = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const which = (node: Node | null) =>
      (node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.textContent)?.slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moves = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${which(node)} from ${where(previousRect)} to ${where(currentRect)}`,
        );
        shifts.push(`${value}: ${moves.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Window & { shifts?: string[] }).shifts ?? ['not watched']);
}

/** How far the page's parts have moved since it was opened, without those that followed an input. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as LayoutShift[];
          resolve(entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
