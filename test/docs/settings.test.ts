import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRADICTIONS, environment } from '#server/config/config.ts';
import { SERVICES } from '#src/api/endpoints.ts';

const text = readFileSync('docs/settings.md', 'utf8');
const rows = [...text.matchAll(/^\| `([A-Z_<>]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, name = '', fallback = '', meaning = '']) => ({ name, fallback, meaning }),
);
const rowOf = (name: string) => rows.find((row) => row.name === name);
const defaults: Record<string, unknown> = environment.parse({});

it('BFF-01: docs/settings.md has a row for every variable that the server reads, and no other', () => {
  const known = [...Object.keys(environment.shape), 'SHOP_UPSTREAM_<SERVICE>', 'SHOP_COOKIES_<SERVICE>'];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

it.each(Object.keys(environment.shape))('BFF-01: docs/settings.md names the default of %s', (name) => {
  const { fallback, meaning } = rowOf(name) ?? {};
  const value = defaults[name];
  if (value !== undefined) expect(fallback).toBe(`\`${value}\``);
  else expect(fallback).toBe(name === 'DEMO' ? 'by `STAGE`' : 'unset');
  expect(meaning?.length).toBeGreaterThan(30);
});

it('BFF-01: docs/settings.md names every service that can have an upstream', () => {
  for (const service of SERVICES)
    expect(rowOf('SHOP_UPSTREAM_<SERVICE>')?.meaning).toContain(`\`${service}\``);
});

it('BFF-01: docs/settings.md lists the contradictory settings that fail the start, with their error messages', () => {
  const listed = [...text.matchAll(/^- (.+)$/gm)].map(([, message]) => message);
  expect(listed).toEqual(CONTRADICTIONS.map(({ message }) => message));
});
