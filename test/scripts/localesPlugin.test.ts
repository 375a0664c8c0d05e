import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { readSourceFiles } from '../../scripts/architecture/readImports.ts';
import { readLocale, readTexts } from '../../scripts/build/localesPlugin.ts';

const idsOf = (texts: object) => Object.keys(texts);

it.each(LOCALE_CODES)(
  'BEY-07: the library’s texts of %s exclude those of the demo and its mails',
  (locale) => {
    const library = idsOf(readTexts(locale, 'library'));
    expect(library).toContain('header.skip_link');
    expect(library).toContain('newsletter.title');
    expect(library.filter((id) => /^(page\.|demo\.|newsletter\.mail\.)/.test(id))).toEqual([]);
    const mails = idsOf(readLocale(locale)).filter((id) => id.startsWith('newsletter.mail.'));
    const others = [...idsOf(readTexts(locale, 'page')), ...idsOf(readTexts(locale, 'demo'))];
    expect([...library, ...others, ...mails].sort()).toEqual(idsOf(readLocale(locale)).sort());
  },
);

it('BEY-07: no part of the library uses a text of the demo', () => {
  const files = readSourceFiles('src').map(({ path }) => path);
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((path) =>
    /['"`](page|demo|newsletter\.mail)\.\w/.test(readFileSync(path, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
