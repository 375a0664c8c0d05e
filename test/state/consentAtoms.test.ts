import { expect, it, vi } from 'vitest';
import { EVERY_CATEGORY, NECESSARY_ONLY } from '#src/config/consent.ts';
import { decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { atomStore } from '../support/atomStore.ts';

function aPage() {
  const { store, track } = atomStore();
  const search = (search_term: string) => store.get(pageAtom).track('search', { search_term });
  const terms = () =>
    track.mock.calls.map(([, parameters]) => (parameters as { search_term: string }).search_term);
  return { store, search, terms, track };
}

it('APP-03: without a consent loader analytics is sent immediately', () => {
  const { search, terms } = aPage();
  search('tasse');
  expect(terms()).toEqual(['tasse']);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
  ['rejects', () => Promise.reject(new Error('blocked'))],
])('LIB-08: a function of the page that %s is reported, and the next event is sent', async (_, fail) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { search, terms, track } = aPage();
  track.mockImplementationOnce(fail as () => void);
  search('tasse');
  search('kanne');
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls).toEqual([
    ['[vitrine] The analytics event “search” could not be sent: Error: blocked'],
  ]);
  expect(terms()).toEqual(['tasse', 'kanne']);
});

it('APP-03: with a consent loader, events are queued until consent, then sent in order', () => {
  const { store, search, terms } = aPage();
  store.set(requireConsentAtom);
  search('tasse');
  search('kanne');
  expect(terms()).toEqual([]);
  store.set(decideConsentAtom, EVERY_CATEGORY);
  expect(terms()).toEqual(['tasse', 'kanne']);
  search('filter');
  expect(terms()).toEqual(['tasse', 'kanne', 'filter']);
});

it('APP-03: refusal drops queued and later events', () => {
  const { store, search, terms } = aPage();
  store.set(requireConsentAtom);
  search('tasse');
  store.set(decideConsentAtom, NECESSARY_ONLY);
  search('kanne');
  store.set(decideConsentAtom, EVERY_CATEGORY);
  search('filter');
  expect(terms()).toEqual(['filter']);
});

it('APP-03: an error of the page’s tracking function is reported, and stops neither the page nor later events', () => {
  const { store, search, terms, track } = aPage();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  store.set(requireConsentAtom);
  search('tasse');
  search('kanne');
  track.mockImplementation(() => {
    throw new Error('The tag manager is gone.');
  });
  store.set(decideConsentAtom, EVERY_CATEGORY);
  search('filter');
  expect(terms()).toEqual(['tasse', 'kanne', 'filter']);
  expect(warn).toHaveBeenCalledOnce();
});

it('APP-03: a second header does not reset the decision', () => {
  const { store, search, terms } = aPage();
  store.set(requireConsentAtom);
  store.set(decideConsentAtom, EVERY_CATEGORY);
  store.set(requireConsentAtom);
  search('tasse');
  expect(terms()).toEqual(['tasse']);
});

it('APP-03: a page without a decision queues only the newest events', () => {
  const { store, search, terms } = aPage();
  store.set(requireConsentAtom);
  for (let count = 1; count <= 60; count++) search(String(count));
  store.set(decideConsentAtom, EVERY_CATEGORY);
  expect(terms()).toHaveLength(50);
  expect(terms().at(-1)).toBe('60');
});
