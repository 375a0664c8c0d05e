import { nightly } from './nightly.ts';
import { expect, LAYOUTS, test, waitUntilHydrated } from './page.ts';

// The demo in front of another company's shop: the page works by keyboard whatever its services send.
for (const [width, height] of LAYOUTS) {
  test(
    `HDR-08, BEY-08: Tab reaches every control of a third-party shop’s page at ${width} × ${height} px, each in view`,
    nightly(width !== 1440),
    async ({ page }) => {
      // The skip link slides into view.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/demo?scenario=foreign');
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Die D’Arc-Wochen' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toBeVisible();
      await waitUntilHydrated(page);
      await page.evaluate(() => scrollTo(0, 0));
      // The page's end: Tab from the last control leaves the document.
      const walk: { name: string; isInView: boolean }[] = [];
      for (let step = 0; step < 400; step += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement | null;
          if (!element || element === document.body || element.dataset.walked) return null;
          element.dataset.walked = 'true';
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return {
            name: element.outerHTML.slice(0, 120),
            isInView: right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
          };
        });
        if (!stop) break;
        walk.push(stop);
      }
      expect(walk.filter(({ isInView }) => !isInView)).toEqual([]);
      const missed = await page.evaluate(() => {
        const controls = [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, select, textarea, [tabindex="0"]',
          ),
        ];
        return controls
          .filter(
            (control) => control.tabIndex >= 0 && !control.dataset.walked && !control.matches(':disabled'),
          )
          .filter((control) =>
            control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
          )
          .map((control) => control.outerHTML.slice(0, 120));
      });
      expect(missed).toEqual([]);
      expect(walk.length).toBeGreaterThan(40);
    },
  );
}
