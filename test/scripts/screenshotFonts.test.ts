import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenshotFontsEnv } from '../../scripts/stories/screenshotFonts.ts';

it('SBK-05: the screenshot browser uses one font, and no settings of the machine', async () => {
  const { FONTCONFIG_FILE = '', FONTCONFIG_PATH } = await screenshotFontsEnv();
  expect(FONTCONFIG_PATH).toBeUndefined();
  const config = readFileSync(FONTCONFIG_FILE, 'utf8');
  expect(config.match(/<dir>[^<]*<\/dir>/g)).toEqual([expect.stringMatching(/screenshot-fonts<\/dir>$/)]);
  expect(config).not.toContain('<include');
  expect(config).toContain('<edit name="hinting" mode="assign"><bool>false</bool>');
});
