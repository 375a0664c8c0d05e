import { chunk, delayChunk } from './chunks.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './page.ts';

// A person presses before the page is ready: the part hydrates while the button is held.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

for (const [part, button, viewport] of [
  ['the account menu', '[data-vitrine="user-menu"] button', DESKTOP],
  ['the store finder', '[data-vitrine="store-finder"] button', DESKTOP],
  ['the cart', '[data-part="cart-toggle"]', PHONE],
  ['the phone menu', '[data-part="menu-toggle"]', PHONE],
] as const)
  test(
    `BEY-07: a press that begins before ${part} is ready and ends after it opens it`,
    nightly(part !== 'the account menu' && part !== 'the cart'),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      // A browser without idle time loads a part only when a person uses it.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto('/?site=HU');
      const { requested, release } = await delayChunk(page, chunk(''));
      const control = page.locator(button).first();
      await control.hover();
      await page.mouse.down();
      await requested;
      release();
      await page.waitForFunction(
        (selector) =>
          Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
        button,
      );
      await page.mouse.up();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('[data-flyout]:not([aria-busy="true"])').first()).toBeVisible();
    },
  );
