import { expect, it } from 'vitest';
import { findLinkProblems } from '../scripts/architecture/linkRules.ts';
import { readSourceFiles } from '../scripts/architecture/readImports.ts';

const problemsOf = (text: string) => findLinkProblems([{ path: 'src/a/A.tsx', text, imports: [] }]);

it('PRM-09: no component of the library makes a link of an answer’s raw field', () => {
  const files = readSourceFiles('src');
  expect(files.length).toBeGreaterThan(200);
  expect(findLinkProblems(files)).toEqual([]);
});

it.each([
  '<Link href={salesTax.link.url}>',
  '<a href={promotion.linkURL ?? undefined}>',
  '<Picture src={option.product.imageProductThumb} />',
  '<form action={toAction(entry.item.formUrl, b)}>',
  '<a href={pick({ a: item.productUrl })}>',
])('finds %s', (text) => {
  expect(problemsOf(text)).toHaveLength(1);
});

it.each([
  '<a href={safeHref(article.productUrl) ?? undefined}>',
  '<a href={LINKS.home}>',
  '<a href={entry.href}>',
  '<Picture src={item.image} />',
])('accepts %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
