import { expect, it } from 'vitest';
import { SITES } from '#src/config/sites.ts';
import { toCountryAddress } from '#src/lib/countryAddress.ts';

it.each([
  [
    'a page that every country has',
    '/cart?step=shopping_cart',
    'https://pl.vitrine.example/cart?step=shopping_cart',
  ],
  ['a product', '/p/4711', 'https://pl.vitrine.example/p/4711'],
  ['the home page', '/', 'https://pl.vitrine.example/'],
  ['a content page', '/c-4711/zahlungsarten.html', 'https://pl.vitrine.example/'],
  ['a page of legal words', '/agb.html', 'https://pl.vitrine.example/'],
  ['a page that has the same name there', '/regulamin.html', 'https://pl.vitrine.example/regulamin.html'],
  ['an address that looks like another host', '//elsewhere.example/cart', 'https://pl.vitrine.example/cart'],
])('FTR-07: keeps the page where the country has the same one: %s', (_what, address, expected) => {
  expect(toCountryAddress(SITES.PL, address, SITES.DE)).toBe(expected);
});

it('FTR-07: a page can name its counterpart itself', () => {
  const alternates = { PL: '/c-4711/formy-platnosci.html?site=PL' };
  expect(toCountryAddress(SITES.PL, '/c-4711/zahlungsarten.html', SITES.DE, alternates)).toBe(alternates.PL);
  expect(toCountryAddress(SITES.CZ, '/cart', SITES.DE, alternates)).toBe('https://cz.vitrine.example/cart');
});

it.each([
  ['https://at.shop.example/', 'https://de.shop.example', '/p/1', 'https://at.shop.example/p/1'],
  ['https://at.shop.example/', 'https://de.shop.example/', '/', 'https://at.shop.example/'],
  ['https://shop.example/se', 'https://shop.example/no', '/no/p/1?a=1', 'https://shop.example/se/p/1?a=1'],
  ['https://shop.example/se/', 'https://shop.example/no/', '/no', 'https://shop.example/se/'],
  ['https://shop.example/se', 'https://shop.example/no', '/nordic', 'https://shop.example/se/nordic'],
  [
    'https://shop.example/?country=SE',
    'https://shop.example/?country=NO',
    '/p/1?country=NO&a=1',
    'https://shop.example/p/1?a=1&country=SE',
  ],
  [
    'https://shop.example?country=SE#top',
    'https://shop.example?country=NO',
    '/',
    'https://shop.example/?country=SE',
  ],
  [
    'https://shop.example/',
    'https://shop.example/?country=NO',
    '/p/1?country=NO&a=%20b',
    'https://shop.example/p/1?a=%20b',
  ],
  [
    'https://shop.example/',
    'https://shop.example/?country=NO',
    '/p/1?country=NO',
    'https://shop.example/p/1',
  ],
])('LIB-09, FTR-07: to %s from %s: %s is %s', (shopUrl, from, address, expected) => {
  expect(toCountryAddress({ ...SITES.AT, shopUrl }, address, { shopUrl: from })).toBe(expected);
});
