import { expect, it } from 'vitest';
import {
  collectRequirements,
  lacks,
  NOT_SEEN,
  namedIn,
  readRequirements,
  storiesOf,
  testTitlesOf,
} from '../../scripts/requirements/requirements.ts';

it('SBK-01: collects every numbered requirement exactly once', () => {
  const ids = collectRequirements().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
});

it('SBK-01: reads rows with their section', () => {
  expect(
    readRequirements('## MC · Mini cart\n\n| id | requirement |\n|---|---|\n| MC-01 | A bubble. |'),
  ).toEqual([{ id: 'MC-01', part: 'MC · Mini cart', text: 'A bubble.', stories: [], tests: [] }]);
});

it('SBK-01: recognizes a requirement id alone, in a list or in a range', () => {
  expect(namedIn('MC-11: a line can be taken back')).toEqual(['MC-11']);
  expect(namedIn('Sites (SIT-04, SIT-05)')).toEqual(['SIT-04', 'SIT-05']);
  expect(namedIn('NWL-01 … NWL-03')).toEqual(['NWL-01', 'NWL-03', 'NWL-02']);
  expect(namedIn('UTF-08, ISO-88')).toEqual([]);
});

it('SBK-01: finds the stories of a file with the requirement ids above and in them', () => {
  const text = `
const meta = preview.meta({ title: 'Features/Mini cart', component: MiniCart });

/** A shopper opens the cart (MC-05). */
export const Default = meta.story({});

/** It comes back. */
export const Undone = meta.story({
  name: 'MC-11: a deleted line can be taken back',
  globals: { site: 'TR' },
  parameters: { scenario: 'cart-full' },
  play: async () => {},
});

/** Made by a helper (FTR-02). */
export const DE = onSite('DE');`;
  expect(storiesOf(text)).toEqual([
    {
      id: 'features-mini-cart--default',
      title: 'Features/Mini cart · Default',
      words: expect.stringContaining('MC-05'),
      about: 'A shopper opens the cart (MC-05).',
      proves: '',
      scenario: '',
      globals: {},
      isInEverySite: false,
    },
    {
      id: 'features-mini-cart--undone',
      title: 'Features/Mini cart · MC-11: a deleted line can be taken back',
      words: expect.stringContaining('MC-11'),
      about: 'It comes back.',
      proves: 'MC-11: a deleted line can be taken back',
      scenario: 'cart-full',
      globals: { site: 'TR' },
      isInEverySite: false,
    },
    expect.objectContaining({ id: 'features-mini-cart--de', words: expect.stringContaining('FTR-02') }),
  ]);
});

it('SBK-01: finds the titles of tests, tables and groups', () => {
  const text = `
describe('MC-01: the bubble', () => {
  it("MC-02: opens", () => {});
  it.each(SITE_CODES)('SIT-04: %s', () => {});
  it.each([
    ['a', f(1)],
  ])('SIT-05: %s', () => {});
  test(\`MC-03: \${x}\`, () => {});
});`;
  expect(testTitlesOf(text).flatMap(namedIn)).toEqual(['MC-01', 'MC-02', 'SIT-04', 'SIT-05', 'MC-03']);
});

it('SBK-01: every requirement has a test, and a story if it is visible', () => {
  const open = collectRequirements().flatMap((requirement) =>
    lacks(requirement).map((what) => `${requirement.id} has no ${what}`),
  );
  expect(open).toEqual([]);
});

it('SBK-01: reports missing tests and stories', () => {
  const requirement = { id: 'MC-01', part: '', text: '', stories: [], tests: [] };
  expect(lacks(requirement)).toEqual(['story', 'test']);
  expect(lacks({ ...requirement, id: 'BFF-05' })).toEqual(['test']);
  expect(lacks({ ...requirement, stories: [{ id: 'a', title: 'a' }] })).toEqual(['test']);
});

it('SBK-01: every invisible requirement exists', () => {
  const ids = new Set(collectRequirements().map(({ id }) => id));
  expect(Object.keys(NOT_SEEN).filter((id) => !ids.has(id))).toEqual([]);
});
