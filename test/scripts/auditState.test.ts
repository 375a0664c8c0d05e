import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeAudit } from '../../scripts/stories/auditReport.ts';
import { planStates, stateReached } from '../../scripts/stories/auditState.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const STORY = 'features-mini-cart--deleted';
const ERROR = 'Unable to find role="button"\n   and name "Rückgängig"';

it.each(['site', 'words', 'state'] as const)(
  'SBK-01: a story that ends early under another toolbar (%s) is reported',
  (kind) => {
    const { rule, findings } = stateReached(STORY, kind, ERROR);
    expect(rule.id).toBe('state-reached');
    expect(findings).toEqual([
      {
        target: STORY,
        html: '',
        summary:
          'The story does not reach its state here: Unable to find role="button" and name "Rückgängig"',
      },
    ]);
  },
);

it('SBK-02: under its own toolbar it counts as failed interactions', () => {
  const { rule, findings } = stateReached(STORY, 'own', ERROR);
  expect(rule.id).toBe('interactions');
  expect(findings.map(({ summary }) => summary)).toEqual([
    'Unable to find role="button" and name "Rückgängig"',
  ]);
});

it.each(['own', 'site', 'words', 'state'] as const)(
  'SBK-01: a story that completes (%s) has no findings',
  (kind) => {
    expect(stateReached(STORY, kind, null).findings).toEqual([]);
  },
);

it('SBK-01: every story with interactions is opened in Hungary and Turkey, once, except those fixed to a country', () => {
  const story = { globals: {}, plays: true };
  const stories = [
    { ...story, id: 'plays' },
    { ...story, id: 'is-in-hungary-anyway' },
    { ...story, id: 'belongs-to-austria', globals: { site: 'AT' } },
    { ...story, id: 'only-shows', plays: false },
  ];
  const visits = planStates(stories, ({ id }, site) => id === 'is-in-hungary-anyway' && site === 'HU');
  expect(visits.map(({ story: { id }, globals, kind }) => [id, globals.site, kind])).toEqual([
    ['plays', 'HU', 'state'],
    ['plays', 'TR', 'state'],
    ['is-in-hungary-anyway', 'TR', 'state'],
  ]);
});

it('SBK-01: the report counts it and links to the story as it was opened', () => {
  const { rule, findings } = stateReached(STORY, 'site', ERROR);
  const folder = temporaryFolder();
  const counts = writeAudit(
    folder,
    [
      {
        id: STORY,
        title: 'Features/Mini cart',
        name: 'Deleted',
        globals: { site: 'TR' },
        violations: [
          { rule: rule.id, impact: null, help: rule.help, helpUrl: '', where: '1280 px', elements: findings },
        ],
        toCheck: [],
        passed: [],
      },
    ],
    [],
  );
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(counts.violations).toBe(1);
  expect(page).toContain('The story does not reach its state here');
  expect(page).toContain(`href="/?path=/story/${STORY}&amp;globals=site:TR"`);
});
