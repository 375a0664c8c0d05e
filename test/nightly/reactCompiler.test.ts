import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileReact } from '../../scripts/package/compileReact.ts';

it('names what React Compiler cannot compile, with its line', () => {
  const code = 'export function Clock({ ref }) {\n  ref.current = 1;\n  return <p>{ref.current}</p>;\n}\n';
  expect(compileReact('Clock.tsx', code).problems.join('\n')).toMatch(/^Clock\.tsx:1 .*ref/i);
});

it('LIB-01: React Compiler compiles every component and every hook of the library', {
  timeout: 120_000,
}, () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
  const compiled = files.map((file) => compileReact(file, readFileSync(file, 'utf8')));
  expect(compiled.flatMap(({ problems }) => problems)).toEqual([]);
  expect(compiled.filter(({ code }) => code.includes('react/compiler-runtime')).length).toBeGreaterThan(100);
});
