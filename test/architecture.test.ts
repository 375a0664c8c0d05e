import { describe, expect, it } from 'vitest';
import { findArchitectureProblems, translationProblems } from '../scripts/architecture/architecture.ts';
import { readImports, readSourceFiles } from '../scripts/architecture/readImports.ts';

/** The problems of files given as path and text. */
const problemsOf = (files: Record<string, string>) =>
  findArchitectureProblems(
    Object.entries(files).map(([path, text]) => ({ path, text, imports: readImports(text, path) })),
  );

it('SIT-06: the library follows its rules for packages, sites and widgets', () => {
  expect(findArchitectureProblems(readSourceFiles('src'))).toEqual([]);
});

it('MC-28: on a translated page, the demo inserts no element before a text that the translator has replaced', () => {
  expect(readSourceFiles('demo').flatMap(translationProblems)).toEqual([]);
});

describe('the architecture check', () => {
  it.each([
    [
      'an import of all of react-aria-components',
      'src/ui/A.tsx',
      "import { Button } from 'react-aria-components';",
    ],
    ['an import of zod instead of zod/mini', 'src/schemas/a.ts', "import * as z from 'zod';"],
    ['a network call outside request.ts', 'src/features/a/a.ts', "const answer = await fetch('/service');"],
    ['a compared site', 'src/features/a/a.ts', "if (site.code === 'TR') return null;"],
    ['a switch over sites', 'src/features/a/a.ts', "switch (site.code) { case 'CH_FR': break; }"],
    ['a compared language', 'src/features/a/a.ts', "const isTurkish = locale === 'tr-TR';"],
    ['raw HTML', 'src/features/a/A.tsx', 'return <p dangerouslySetInnerHTML={{ __html }} />;'],
    ['a button in a feature', 'src/features/a/A.tsx', 'return <button type="button">Kaufen</button>;'],
    ['a field in a section', 'src/sections/a/A.tsx', 'return <input\n  name="query"\n/>;'],
    ['a details element in a feature', 'src/features/a/A.tsx', 'return <details>…</details>;'],
    ['a widget role in a feature', 'src/features/a/A.tsx', 'return <ul role="listbox" />;'],
    ['a widget role in an object', 'src/sections/a/A.tsx', "const props = { role: 'menuitem' };"],
    [
      'an interactive element in ui without react-aria',
      'src/ui/A/A.tsx',
      'return <button type="button">A</button>;',
    ],
    [
      'INP-14: state that is set before React handles an edit',
      'src/ui/A/useA.ts',
      "form.addEventListener('input', clearError);",
    ],
    [
      'MC-28: an icon that comes and goes before a text',
      'src/ui/A/A.tsx',
      "<b>\n  {isDone && <CheckIcon />}\n  {text('ui.done')}\n</b>",
    ],
    [
      'MC-28: an icon that changes before a word',
      'src/ui/A/A.tsx',
      '<b>\n  {isDone ? <CheckIcon /> : <BagIcon />}\n  Tee\n</b>',
    ],
  ])('finds %s', (_what, path, text) => {
    expect(problemsOf({ [path]: text })).toHaveLength(1);
  });

  it.each(['react-aria/mergeProps', 'react-aria/useObjectRef', 'react-stately/useToggleState'])(
    'FND-04: an interactive element on %s alone has no behaviour of react-aria',
    (specifier) => {
      const text = `import { help } from '${specifier}';\nreturn <button {...help(props)} />;`;
      expect(problemsOf({ 'src/ui/A/A.tsx': text })).toEqual([
        'src/ui/A/A.tsx writes <button without react-aria (FND-04)',
      ]);
    },
  );

  it('FND-04: allows react-aria in ui, links, hidden inputs and non-widget roles', () => {
    expect(
      problemsOf({
        'src/ui/A/A.tsx': "import { useSwitch } from 'react-aria/useSwitch';\nreturn <input {...props} />;",
        'src/features/a/A.tsx':
          'return <form role="search"><a href="/b">B</a><input type="hidden" name="c" /><ul role="group" /></form>;',
      }),
    ).toEqual([]);
  });
});
