import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { snapshotStories } from '../../scripts/stories/firstStories.ts';

const FOLDER = 'test/aria-snapshots';
const stored = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => file.replace(/\.yml$/, '')) : [];

it('BEY-04: the ARIA snapshot of every component’s first story is stored, and of no removed story', () => {
  expect(stored.sort()).toEqual(snapshotStories().sort());
});

/** Stories without content for assistive technology. */
const WITHOUT_CONTENT = ['ui-skeleton--default'];

it('BEY-04: no stored ARIA snapshot is empty', () => {
  for (const id of stored.filter((each) => !WITHOUT_CONTENT.includes(each)))
    expect(readFileSync(`${FOLDER}/${id}.yml`, 'utf8'), id).toMatch(/^- \S/);
});
