import { readFileSync } from 'node:fs';
import { LOCALE_CODES, LOCALES, type Locale } from '#src/config/locales.ts';
import { readFiles } from '../lib/readFiles.ts';
import { findEditorialProblems } from './editorialTexts.ts';
import { findTextProblems, type TextTable } from './textProblems.ts';

// `npm run test:texts`: checks that every text in twelve languages is complete, used and correctly typeset, and
// checks the editorial content of the footers and the mock shop.

const raw = new Map(LOCALE_CODES.map((locale) => [locale, readFileSync(`locales/${locale}.json`, 'utf8')]));
const tables = Object.fromEntries(
  [...raw].map(([locale, text]) => [locale, JSON.parse(text) as TextTable]),
) as Record<Locale, TextTable>;
const parents = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, LOCALES[locale].parent]));

const problems = findTextProblems({
  tables,
  parents,
  sources: readFiles('{src,server,demo,mocks,stories}/**/*.{ts,tsx,mdx}').map(({ text }) => text),
});
for (const [locale, text] of raw) {
  const sorted = Object.fromEntries(
    Object.entries(tables[locale]).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  // Also finds duplicate keys, which JSON.parse ignores.
  if (text !== `${JSON.stringify(sorted, null, 2)}\n`)
    problems.push({
      kind: 'format',
      locale,
      key: '',
      problem: 'is not sorted, or not written with two spaces and a final newline',
    });
}

problems.push(...findEditorialProblems());

for (const { kind, locale, key, problem } of problems)
  console.log(`${locale} ${key ? `${key} ` : ''}${problem} [${kind}]`);
console.log(
  `${Object.keys(tables['de-DE']).length} texts in ${LOCALE_CODES.length} languages: ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
