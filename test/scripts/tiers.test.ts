import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Step, TIERS } from '../../scripts/testSteps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

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
});
