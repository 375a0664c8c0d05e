import { expect, it } from 'vitest';
import { pushToDataLayer } from '#src/lib/dataLayer.ts';

it('MC-19: pushes an event with its parameters, before a tag manager is loaded', () => {
  pushToDataLayer('search', { search_term: 'Kaffee' });
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'Kaffee' }]);
});

it('appends to the entries of a tag manager', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushToDataLayer('minicart_to_cart', {});
  expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'minicart_to_cart' }]);
});
