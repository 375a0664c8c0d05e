import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps?: { uses?: string; run?: string }[];
}

const FOLDER = '.github/workflows';
const jobs = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).jobs as Record<string, Job>).map(
    ([name, job]) => ({ name: `${file} ${name}`, ...job }),
  ),
);

describe('BFF-18: the supply chain', () => {
  it.each(jobs)('$name runs actions of one commit each', ({ steps = [] }) => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w./-]+@[\da-f]{40}$/);
  });

  it('the job that can publish installs and builds nothing', () => {
    const publishing = jobs.filter(({ permissions }) => permissions?.['id-token'] === 'write');
    expect(publishing.map(({ name }) => name)).toEqual(['release.yml publish']);
    const commands = publishing.flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run)).join('\n');
    expect(commands).not.toMatch(/npm (?:ci|install|run|exec)|npx/);
  });

  it('no job that runs the code of packages can write', () => {
    for (const { name, permissions = {}, steps = [] } of jobs) {
      const runsPackages = steps.some(({ run = '' }) =>
        /npm ci(?! --ignore-scripts)|npm (?:test|install)/.test(run),
      );
      if (runsPackages) expect(Object.values(permissions), name).not.toContain('write');
    }
  });
});
