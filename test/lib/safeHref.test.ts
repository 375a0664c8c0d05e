import { describe, expect, it } from 'vitest';
import { isOwnOrigin, phoneHref, safeHref } from '#src/lib/safeHref.ts';
import { HOSTILE_ADDRESSES, isHarmless, ODD_CHARACTERS } from '../support/hostileAddresses.ts';

it.each([
  ['/cart?step=shopping_cart', '/cart?step=shopping_cart'],
  ['/c/kaffee#beans', '/c/kaffee#beans'],
  ['/a b/ä', '/a%20b/%C3%A4'],
  ['/c/../sale', '/sale'],
  ['sale', '/sale'],
  ['../sale', '/sale'],
  ['?page=2', '?page=2'],
  ['#top', '#top'],
  ['?page=2#top', '?page=2#top'],
  ['//cdn.vitrine.example/a', 'https://cdn.vitrine.example/a'],
  ['\\\\cdn.vitrine.example/a', 'https://cdn.vitrine.example/a'],
  ['http://vitrine.example', 'http://vitrine.example/'],
  ['HTTPS://vitrine.example/ä?q=ő', 'https://vitrine.example/%C3%A4?q=%C5%91'],
  ['  /cart \n', '/cart'],
])('PRM-09: normalizes %j to %j', (raw, judged) => {
  expect(safeHref(raw)).toBe(judged);
  expect(safeHref(judged)).toBe(judged);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://vitrine.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://vitrine.example/1',
  'file:///etc/passwd',
  'filesystem:https://vitrine.example/temporary/a.html',
  'about:blank',
  'view-source:https://vitrine.example',
  'intent://scan/#Intent;end',
  'mailto:shop@vitrine.example',
  'tel:+4912345',
  'ftp://vitrine.example/a',
  'https://',
  'http://[::1',
  'https://shop.example@evil.example',
  '/..//evil.example',
  `/${'a'.repeat(2_048)}`,
  '',
  '   ',
  '\u0001',
])('PRM-09: drops %j', (href) => {
  expect(safeHref(href)).toBeNull();
});

it.each([null, undefined, 7, {}, ['https://vitrine.example'], { toString: () => 'javascript:alert(1)' }])(
  'PRM-09: drops %j, which is not a string',
  (href) => {
    expect(safeHref(href)).toBeNull();
  },
);

it('PRM-09: rejects hostile addresses with a Unicode space or control character before, inside or after them', () => {
  const harmful = HOSTILE_ADDRESSES.filter((address) => {
    const href = safeHref(address);
    return href !== null && !(isHarmless(href) && /^[\x21-\x7e]+$/.test(href));
  });
  expect(harmful).toEqual([]);
});

it('PRM-09: removes odd characters around a path', () => {
  for (const character of ODD_CHARACTERS) {
    const href = safeHref(`${character}/cart${character}`);
    expect(href, JSON.stringify(character)).toMatch(/^\/[\x21-\x7e]*cart[\x21-\x7e]*$/);
  }
});

describe('FTR-02: telephone links', () => {
  it.each([
    ['tel:+49 30 23125-014', 'tel:+493023125014'],
    ['tel:(030)123.45', 'tel:03012345'],
    ['tel:030/123 45', 'tel:03012345'],
    ['tel:030\u202f123\u00a045\u20130', 'tel:030123450'],
    ['tel://+49 30 12345', 'tel:+493012345'],
    ['TEL:+493012345', 'tel:+493012345'],
    ['tel:+49 (0)30 12345', 'tel:+493012345'],
    ['tel:+39 (0)6 12345', 'tel:+390612345'],
    ['tel:(0)30 12345', 'tel:03012345'],
  ])('accepts %s, without separators', (url, href) => {
    expect(phoneHref(url)).toBe(href);
  });

  it.each([
    'tel:',
    'tel:()',
    'tel://evil.example',
    'tel:030+12345',
    'tel:+49;ext=1',
    'sms:+49',
    'javascript:alert(1)',
    ' tel:+49',
    `tel:${'1'.repeat(60)}`,
    7,
    null,
  ])('drops %j', (url) => {
    expect(phoneHref(url)).toBeNull();
  });
});

it('FTR-05: distinguishes internal from external addresses', () => {
  expect(['/a', '?a', '#a'].every(isOwnOrigin)).toBe(true);
  expect(isOwnOrigin('https://vitrine.example/')).toBe(false);
});
