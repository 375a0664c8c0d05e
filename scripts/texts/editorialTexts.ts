import { marketingOf } from '#mocks/content/marketing/siteMarketing.ts';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { wordsOf } from '#mocks/content/siteWords.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import type { TextProblem } from './textProblems.ts';
import { registerProblems } from './textRegister.ts';
import { typographyProblems } from './textTypography.ts';

/** Fields that nobody reads: addresses, names of pictures and icons, what a person types. */
const UNREAD = /^(?:url|link|href|image|source|iconName|code|searchTerms|customer)$/;

function collect(value: unknown, place: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(place, value);
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value))
      if (typeof each !== 'string' || !UNREAD.test(key)) collect(each, `${place}.${key}`, into);
  return into;
}

/** What is wrong with texts that editors write into content: typography and register, as in the texts of the shop. */
export function findContentProblems(content: unknown, site: SiteCode, name: string): TextProblem[] {
  const { locale } = SITES[site];
  return [...collect(content, `${site} ${name}`, new Map())].flatMap(([key, text]) => {
    // A part of a sentence may end with a space, and a hole in it is filled by a value.
    const read = text.trim().replace(/\{\w+\}/g, '{}');
    return [
      ...typographyProblems(read, locale).map((problem) => ({ kind: 'typography' as const, problem })),
      ...registerProblems(read, locale).map((problem) => ({ kind: 'register' as const, problem })),
    ].map(({ kind, problem }) => ({ kind, locale, key, problem: `${problem}: “${text}”` }));
  });
}

/** Problems of the footers and of the mock shop's words, campaigns and navigation, in all countries. */
export const findEditorialProblems = (): TextProblem[] =>
  SITE_CODES.flatMap((site) => [
    ...findContentProblems(toFooter(FOOTER_CONTENTS[site], null, SITES[site]), site, 'footer'),
    ...findContentProblems(wordsOf(site), site, 'products'),
    ...findContentProblems(marketingOf(site), site, 'marketing'),
    ...findContentProblems(navigationTreeOf(site), site, 'navigation'),
  ]);
