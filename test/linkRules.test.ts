import { expect, it } from 'vitest';
import { findLinkProblems, OWN_ADDRESSES } from '../scripts/architecture/linkRules.ts';
import { readSourceFiles } from '../scripts/architecture/readImports.ts';

const problemsOf = (text: string) => findLinkProblems([{ path: 'src/a/A.tsx', text, imports: [] }]);

it('PRM-09: every link of a component is a validated address, a literal or from one of our tables', () => {
  const files = [...readSourceFiles('src'), ...readSourceFiles('demo/pages')].filter(
    // A schema names the raw fields.
    ({ path }) => !path.startsWith('src/schemas/'),
  );
  expect(files.length).toBeGreaterThan(300);
  const problems = findLinkProblems(files);
  const pathOf = (problem: string) => problem.split(':', 1)[0] ?? '';
  expect(problems.filter((problem) => !(pathOf(problem) in OWN_ADDRESSES))).toEqual([]);
  // An unused exception is a hole.
  expect(new Set(problems.map(pathOf))).toEqual(new Set(Object.keys(OWN_ADDRESSES)));
});

it.each([
  '<Link href={salesTax.link.url} />',
  '<a href={promotion.linkURL ?? undefined} />',
  '<Picture src={option.product.imageProductThumb} />',
  '<Picture src={option.product.image} />',
  '<form action={toAction(entry.item.formUrl, b)} />',
  '<a href={pick({ a: item.productUrl })} />',
  // A field of any other name, a detour, a text that only begins well, and what is no attribute.
  '<a href={article.address} />',
  '<a href={teaser.target as string} />',
  '<a href={isOn ? LINKS.home : teaser.target} />',
  `<a href={\`\${teaser.target}?a=1\`} />`,
  `<a href={\`//\${teaser.target}\`} />`,
  `<a href={\`javascript:\${teaser.target}\`} />`,
  '<a href={String(teaser.target)} />',
  '<a href={unescape(safeHref(teaser.target))} />',
  'const to = teaser.target; const link = <a href={to} />;',
  'const to = safeHref(a) ?? teaser.target; const link = <a href={to} />;',
  'const judge = (text: string) => text.trim(); const link = <a href={judge(teaser.target)} />;',
  'const model = { href: node.target };',
  'anchor.href = node.target;',
  "image.setAttribute('src', node.target);",
  'window.open(node.target);',
  'window.location.assign(node.target);',
])('PRM-09: finds %s', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});
