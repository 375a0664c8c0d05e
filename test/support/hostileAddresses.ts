/** Every character that some parser or `trim()` takes for a space, and every control character. */
export const ODD_CHARACTERS: readonly string[] = [
  ...Array.from({ length: 0x21 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  0xa0,
  0xad,
  0x34f,
  0x61c,
  0x1680,
  0x180e,
  ...Array.from({ length: 0x10 }, (_, index) => 0x2000 + index),
  ...Array.from({ length: 0x08 }, (_, index) => 0x2028 + index),
  0x205f,
  ...Array.from({ length: 0x10 }, (_, index) => 0x2060 + index),
  0x3000,
  0xfeff,
  0xfffe,
].map((code) => String.fromCodePoint(code));

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'intent://scan/#Intent;end',
  'blob:https://vitrine.example/1',
  'filesystem:https://vitrine.example/a.html',
] as const;

/** An address with a character before it, inside its scheme, before its colon, after the colon and after it. */
const withCharacter = (address: string, character: string): string[] => {
  const colon = address.indexOf(':');
  return [
    character + address,
    character.repeat(3) + address,
    address.slice(0, 2) + character + address.slice(2),
    address.slice(0, colon) + character + address.slice(colon),
    address.slice(0, colon + 1) + character + address.slice(colon + 1),
    address + character,
    `/..${character}/${address}`,
    `../${character}${address}`,
    `./${address}${character}`,
  ];
};

/** Addresses that run a script, load a document or open an app when a link follows them unjudged. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...SCRIPTS,
  ...SCRIPTS.flatMap((script) => ODD_CHARACTERS.flatMap((character) => withCharacter(script, character))),
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/..\\/evil.example',
  'https://shop.example@evil.example/',
  'https://user:word@evil.example/',
];

const ELSEWHERE = /\p{White_Space}|\p{C}/gu;

/**
 * Whether following an address stays harmless, whichever way the next program reads it: as it stands, trimmed, or
 * without its odd characters.
 *
 * @param allowed schemes beside http and https
 */
export function isHarmless(address: string, allowed: readonly string[] = []): boolean {
  const readings = [address, address.trim(), address.replace(ELSEWHERE, '')];
  return readings.every((reading) => {
    const url = URL.parse(reading, 'https://page.invalid/deep/path?query');
    return url !== null && ['http:', 'https:', ...allowed].includes(url.protocol) && url.username === '';
  });
}
