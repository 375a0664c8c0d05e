import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedTests } from '../../scripts/requirements/citedTests.ts';

/** Sections of each chapter of ASVS 5.0.0; chapters that do not apply as a whole are one row. */
const SECTIONS: Record<string, number> = {
  ...{ 1: 5, 2: 4, 3: 7, 4: 4, 5: 4, 6: 8, 7: 6, 8: 4, 9: 2, 11: 7, 12: 3, 13: 4, 14: 3, 15: 4, 16: 5 },
};
const WHOLE_CHAPTERS = ['10.1 to 10.7', '17.1 to 17.3'];

const text = readFileSync('docs/asvs.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, section = '', verdict = '', proof = '']) => ({ section, verdict, proof }),
);

/** The files in backticks. */
const filesIn = (proof: string) =>
  [...proof.matchAll(/`((?:test|server|src|mocks|scripts|docs)\/[\w/.-]+|SECURITY\.md)`/g)].map(
    ([, file = '']) => file,
  );

describe('docs/asvs.md', () => {
  it('BFF-05: has every section of ASVS 5.0 exactly once', () => {
    const expected = Object.entries(SECTIONS).flatMap(([chapter, count]) =>
      Array.from({ length: count }, (_, index) => `${chapter}.${index + 1}`),
    );
    const listed = rows.map(({ section }) =>
      WHOLE_CHAPTERS.includes(section) ? section : (section.split(' ', 1)[0] ?? ''),
    );
    expect([...listed].sort()).toEqual([...expected, ...WHOLE_CHAPTERS].sort());
  });

  it.each(rows)('BFF-05: $section, $verdict, cites existing evidence', ({ verdict, proof }) => {
    const files = filesIn(proof);
    if (verdict === 'held') expect(files.length).toBeGreaterThan(0);
    else {
      expect(['open', 'not applicable']).toContain(verdict);
      expect(proof.length).toBeGreaterThan(12);
    }
    for (const file of files) expect(existsSync(file), file).toBe(true);
    // `npm run requirements` checks that the cited tests exist; none escapes it.
    expect(citedTests(`| ${proof} |`)).toHaveLength([...proof.matchAll(/`test\/[^`]+`/g)].length);
  });
});
