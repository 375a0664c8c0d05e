import { marketingOf } from '#mocks/content/marketing/siteMarketing.ts';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { READERS, type TextProblem } from './textProblems.ts';

/** Fields without visible text: addresses, names of images and icons, search input. */
const UNREAD = /^(?:url|link|href|image|source|iconName|code|searchTerms|customer)$/;

function collect(value: unknown, place: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(place, value);
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value))
      if (typeof each !== 'string' || !UNREAD.test(key)) collect(each, `${place}.${key}`, into);
  return into;
}

/** Problems of editorial texts: typography, register, terms, language. */
export function findContentProblems(content: unknown, site: SiteCode, name: string): TextProblem[] {
  const { locale } = SITES[site];
  return [...collect(content, `${site} ${name}`, new Map())].flatMap(([key, text]) => {
    // A fragment may end with a space, and its placeholders are filled with values.
    const read = text.trim().replace(/\{\w+\}/g, '{}');
    return READERS.flatMap(([kind, find]) =>
      find(read, locale).map((problem) => ({ kind, locale, key, problem: `${problem}: “${text}”` })),
    );
  });
}

/** The texts of a country's rules; the rest of them are numbers and keywords. */
function ruleTexts(site: SiteCode) {
  const { priceNote, withdrawal, cancellation, guaranteeNotice, productSafety } = SITES[site].rules;
  return { priceNote, withdrawal, cancellation, guaranteeNotice, productSafety };
}

/** Problems of the footers, the country rules and the mock shop's texts, campaigns and navigation, in all countries. */
export const findEditorialProblems = (): TextProblem[] =>
  SITE_CODES.flatMap((site) => [
    ...findContentProblems(toFooter(FOOTER_CONTENTS[site], null, SITES[site]), site, 'footer'),
    ...findContentProblems(ruleTexts(site), site, 'rules'),
    ...findContentProblems(shopTextsOf(site), site, 'products'),
    ...findContentProblems(marketingOf(site), site, 'marketing'),
    ...findContentProblems(navigationTreeOf(site), site, 'navigation'),
  ]);
