import { expect, it } from 'vitest';
import { safeHref } from '#src/lib/safeHref.ts';

it.each([
  '/cart?step=shopping_cart',
  '/c/kaffee#beans',
  'sale',
  '?page=2',
  '#top',
  '//cdn.vitrine.example/a',
  'http://vitrine.example',
  'HTTPS://vitrine.example/ä?q=ő',
])('PRM-09: lets %s through', (href) => {
  expect(safeHref(href)).toBe(href);
});

it('takes spaces around an address away', () => {
  expect(safeHref('  /cart \n')).toBe('/cart');
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
  '',
  '   ',
])('PRM-09: drops %j', (href) => {
  expect(safeHref(href)).toBeNull();
});

it.each([null, undefined, 7, {}, ['https://vitrine.example'], { toString: () => 'javascript:alert(1)' }])(
  'PRM-09: drops %j, which is no text',
  (href) => {
    expect(safeHref(href)).toBeNull();
  },
);
