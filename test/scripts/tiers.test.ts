import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Step, TIERS } from '../../scripts/testSteps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commandsOf = (workflow: string) => {
  const { jobs } = parse(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8')) as {
    jobs: Record<string, { uses?: string; needs?: string[]; steps?: { run?: string }[] }>;
  };
  return Object.values(jobs).flatMap(({ uses, steps = [] }) => [uses, ...steps.map(({ run }) => run)]);
};

describe('PRF-01: tiers of tests', () => {
  it.each(Object.entries<readonly Step[]>(TIERS))(
    'every step of %s is an npm script after the steps that it needs',
    (_, tier) => {
      const names = tier.map(({ script }) => script);
      for (const [index, step] of tier.entries()) {
        expect(scripts).toHaveProperty([step.script]);
        for (const need of step.after ?? []) expect(names.slice(0, index)).toContain(need);
      }
    },
  );

  it('CI runs npm test, the night runs the rest, and a release waits for both', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm test$/m);
    expect(commandsOf('ci')).toContain('npm test');
    expect(commandsOf('nightly')).toContain('npm run test:full');
    expect(commandsOf('release')).toEqual(
      expect.arrayContaining(['./.github/workflows/ci.yml', './.github/workflows/nightly.yml']),
    );
  });

  it('PRF-03: the full run changes sampled lines of each feature', () => {
    expect(TIERS.full.map(({ script }) => script)).toContain('mutation');
  });
});
