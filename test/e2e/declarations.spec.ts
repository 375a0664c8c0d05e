import { SITES } from '../../src/config/sites.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './page.ts';

// The steps are told apart by the button that was pressed, so every way to press one has to send it (LAW-02).
for (const [code, width, key] of [
  ['DE', 1440, 'Enter'],
  ['HU', 320, 'Space'],
  ['PL', 768, null],
] as const) {
  test(
    `LAW-02, INP-16 @both: a withdrawal of ${code} is changed and declared by ${key ?? 'pointer'} at ${width} px`,
    nightly(code === 'HU'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const press = async (button: string) => {
        const control = page.locator(`main ${button}`);
        if (key === null) return control.click();
        await control.focus();
        await page.keyboard.press(key);
      };
      const fill = async (name: string, value: string) => {
        await page.locator(`main [name="${name}"]`).focus();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(value);
      };
      await page.goto(`${SITES[code].links.withdrawal}?site=${code}`);
      await fill('name', 'Kim Example');
      await fill('contract', 'A-1');
      await fill('email', 'kim@example.com');
      await page.keyboard.press('Enter');

      await press('[name="step"][value="change"]');
      await expect(page.locator('main [name="contract"]:visible')).toHaveValue('A-1');
      await fill('contract', 'A-2');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('main')).toContainText('A-2');
      await press('[name="step"][value="confirm"]');
      const receipt = page.locator('main [data-part="answer"] [data-state="success"]');
      await expect(receipt).toContainText('kim@example.com');
    },
  );
}
