import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GROUPS = {
  'In the published library': 'dependencies',
  'Peer dependencies': 'peerDependencies',
  'For building, showing and testing': 'devDependencies',
} as const;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const sections = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m).slice(1);

describe.each(Object.entries(GROUPS))('docs/dependencies.md, %s', (heading, group) => {
  const section = sections.find((text) => text.startsWith(heading)) ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];

  it('LIB-04: gives a reason for every installed package, and for no other', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(manifest[group] ?? {}).sort());
  });

  it('gives each reason in one or two sentences', () => {
    for (const [, name, reason = ''] of rows) {
      expect(reason, name).toMatch(/^\S.{10,200}\.$/);
    }
  });
});
