import { describe, expect, it } from 'vitest';
import { findArchitectureProblems } from '../scripts/architecture.ts';
import { readImports, readSourceFiles } from '../scripts/readImports.ts';

/** The problems of files given as path and text. */
const problemsOf = (files: Record<string, string>) =>
  findArchitectureProblems(
    Object.entries(files).map(([path, text]) => ({ path, text, imports: readImports(text, path) })),
  );

it('SIT-06: the library keeps its arrows, its borders and its rules', () => {
  expect(findArchitectureProblems(readSourceFiles('src'))).toEqual([]);
});

describe('the check of the house', () => {
  it.each([
    ['an arrow that points up', 'src/ui/Button/Button.tsx', "import { cartAtom } from '#src/state/cart.ts';"],
    ['an arrow into a feature', 'src/state/a.ts', "export { a } from '#src/features/cart/index.ts';"],
    [
      'features that know each other',
      'src/features/a/A.tsx',
      "import { B } from '#src/features/b/index.ts';",
    ],
    ['a way past a door', 'src/sections/header/H.tsx', "import { L } from '#src/features/a/Line.tsx';"],
    ['a feature that knows the provider', 'src/features/a/A.tsx', "import { P } from '#src/provider/P.tsx';"],
    ['a look outside', 'src/features/a/A.tsx', "import { shop } from '#mocks/shop.ts';"],
    ['a relative look outside', 'src/config/a.ts', "import x from '../../server/app.ts';"],
    ['texts past i18n', 'src/ui/A.tsx', "import de from '#locales/de-DE.json';"],
    ['the barrel', 'src/ui/A.tsx', "import { Button } from 'react-aria-components';"],
    ['classic zod', 'src/schemas/a.ts', "import * as z from 'zod';"],
    ['a call past request.ts', 'src/features/a/a.ts', "const answer = await fetch('/service');"],
    ['a compared site', 'src/features/a/a.ts', "if (site.code === 'TR') return null;"],
    ['a switch over sites', 'src/features/a/a.ts', "switch (site.code) { case 'CH_FR': break; }"],
    ['a compared language', 'src/features/a/a.ts', "const isTurkish = locale === 'tr-TR';"],
    ['raw HTML', 'src/features/a/A.tsx', 'return <p dangerouslySetInnerHTML={{ __html }} />;'],
  ])('finds %s', (_what, path, text) => {
    expect(problemsOf({ [path]: text })).toHaveLength(1);
  });

  it('finds a circle, but not one of types or lazy parts', () => {
    const circle = {
      'src/lib/a.ts': "import { b } from './b.ts';",
      'src/lib/b.ts': "import { a } from './a.ts';",
    };
    expect(problemsOf(circle)).toEqual(['circle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts']);
    expect(problemsOf({ ...circle, 'src/lib/b.ts': "import type { A } from './a.ts';" })).toEqual([]);
    expect(problemsOf({ ...circle, 'src/lib/b.ts': "const a = () => import('./a.ts');" })).toEqual([]);
  });

  it('is content with what is allowed', () => {
    expect(
      problemsOf({
        'src/sections/header/Header.tsx': "import { MiniCart } from '#src/features/mini-cart/index.ts';",
        'src/features/mini-cart/A.tsx':
          "import { Button } from '#src/ui/Button/Button.tsx';\nimport { x } from './x.ts';\n// never: site.code === 'TR'",
        'src/index.ts': "export { MiniCart } from './features/mini-cart/index.ts';",
      }),
    ).toEqual([]);
  });
});
