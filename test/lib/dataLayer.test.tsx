import { expect, it } from 'vitest';
import { pushToDataLayer } from '#src/lib/dataLayer.ts';

it('MC-19: pushes an event with its parameters, before a tag manager is loaded', () => {
  pushToDataLayer('search', { search_term: 'Kaffee' });
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'Kaffee' }]);
});

it('ENV-01: an element with the id of the data layer does not take its place', () => {
  // As a browser shows it; jsdom's window in a test has no such names.
  Object.assign(window, { dataLayer: document.createElement('p') });
  pushToDataLayer('minicart_to_cart', {});
  expect(window.dataLayer).toEqual([{ event: 'minicart_to_cart' }]);
});

it('appends to the entries of a tag manager', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushToDataLayer('minicart_to_cart', {});
  expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'minicart_to_cart' }]);
});
