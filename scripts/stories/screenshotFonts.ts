import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = path.resolve('.cache/screenshot-fonts');
const FACE = 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** Characters that a page may render with a system font, such as code. */
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');

// The machine's hinting and subpixel settings also apply to web fonts, so all of them are set here.
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FOLDER}</dir>
  <cachedir>${FOLDER}/cache</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * The environment of a browser whose only system font is the library's text font, so that its screenshots do not depend on
 * the fonts and the fontconfig of the machine (SBK-05).
 */
export async function screenshotFontsEnv(): Promise<Record<string, string>> {
  mkdirSync(FOLDER, { recursive: true });
  const face = await subsetFont(readFileSync(FACE), LETTERS, { targetFormat: 'truetype' });
  writeFileSync(path.join(FOLDER, 'fallback.ttf'), face);
  writeFileSync(path.join(FOLDER, 'fonts.conf'), CONFIG);
  const { FONTCONFIG_PATH, ...env } = process.env as Record<string, string>;
  return { ...env, FONTCONFIG_FILE: path.join(FOLDER, 'fonts.conf') };
}
