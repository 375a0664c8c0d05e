import { expect, it } from 'vitest';
import type { ParsedStory } from '../../scripts/requirements/requirements.ts';
import { joinSiteCoverage, readSiteCoverage } from '../../scripts/requirements/siteCoverage.ts';
import { SITE_CODES } from '../../src/config/sites.ts';

const story = (title: string, name: string, overrides: Partial<ParsedStory> = {}): ParsedStory => ({
  id: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--${name}`,
  title: `${title} · ${name}`,
  words: '',
  about: '',
  proves: '',
  scenario: '',
  globals: {},
  isInEverySite: false,
  ...overrides,
});

const inSites = (title: string, state: string, sites: readonly string[]) =>
  sites.map((site) =>
    story(title, `${site.toLowerCase().replace('_', '')}-${state}`, {
      globals: { site },
      words: 'NWL-11',
    }),
  );

const gapsOf = (stories: readonly ParsedStory[]) =>
  joinSiteCoverage(stories).gaps.filter((gap) => gap.startsWith('Features/Newsletter'));

it('SBK-06: every state of the requirements has a story in every country, and every language a page', () => {
  const { gaps, rows, languages } = readSiteCoverage();
  expect(gaps).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
  expect(languages).toHaveLength(12);
});

it('SBK-06: a state without a story in one country is reported as a gap', () => {
  const title = 'Features/Newsletter/States by site';
  expect(gapsOf(inSites(title, 'down', SITE_CODES))).toEqual([]);
  expect(
    gapsOf(
      inSites(
        title,
        'down',
        SITE_CODES.filter((site) => site !== 'HU'),
      ),
    ),
  ).toEqual(['Features/Newsletter, down: no story in HU']);
});

it('SBK-06: a component without any state by country is a gap, unless a reason is given', () => {
  expect(gapsOf([story('Features/Newsletter', 'default')])).toEqual([
    'Features/Newsletter: no state in every site, and no reason in SAME_EVERYWHERE',
  ]);
  expect(gapsOf([story('Features/Newsletter', 'default', { isInEverySite: true })])).toEqual([]);
});

it('SBK-06: a story that is fixed to a country covers that country alone', () => {
  const fixed = story('Features/Newsletter', 'default', { isInEverySite: true, globals: { site: 'HU' } });
  expect(gapsOf([fixed])).toHaveLength(1);
});

it('SBK-06: a row lists its requirements, and whether a country has a story or a mode', () => {
  const { rows } = joinSiteCoverage(inSites('Features/Newsletter/States by site', 'down', ['CH_FR']));
  expect(rows).toEqual([
    {
      component: 'Features/Newsletter',
      state: 'down',
      requirements: ['NWL-11'],
      sites: { CH_FR: { story: 'features-newsletter-states-by-site--chfr-down', by: 'story' } },
    },
  ]);
});
