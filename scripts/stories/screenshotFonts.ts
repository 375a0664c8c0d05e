import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { FoundBrowser } from '../lib/findBrowser.ts';

const FOLDER = path.resolve('.cache/screenshot-fonts');
const FACES = ['latin', 'latin-ext'].map(
  (letters) =>
    `node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${letters}-wght-normal.woff2`,
);

/** Characters that a page may render with a system font, such as code: Latin letters, punctuation, currencies, arrows. */
const LETTERS = [
  [0x20, 0x17f],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
  .map(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join(''),
  )
  .join('');

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
 * the fonts and the fontconfig of the machine.
 */
async function screenshotFontsEnv(): Promise<Record<string, string>> {
  mkdirSync(FOLDER, { recursive: true });
  for (const face of FACES) {
    const font = await subsetFont(readFileSync(face), LETTERS, { targetFormat: 'truetype' });
    writeFileSync(path.join(FOLDER, `${path.basename(face, '.woff2')}.ttf`), font);
  }
  writeFileSync(path.join(FOLDER, 'fonts.conf'), CONFIG);
  const { FONTCONFIG_PATH, ...env } = process.env as Record<string, string>;
  return { ...env, FONTCONFIG_FILE: path.join(FOLDER, 'fonts.conf') };
}

/**
 * A browser whose screenshots are the same on every machine: no font hinting, no colour profile, and no partial raster,
 * whose seams depend on earlier frames.
 */
export const screenshotLaunchOptions = async ({ executablePath, args }: FoundBrowser) => ({
  executablePath,
  env: await screenshotFontsEnv(),
  args: [
    ...args,
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--disable-skia-runtime-opts',
  ],
});
