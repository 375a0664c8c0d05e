import { LINKS } from '#src/config/links.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import type { Family } from './row.ts';
import { type Audit, withLighthouse } from './withLighthouse.ts';

const CATEGORIES = ['seo', 'agentic-browsing'] as const;

/** A page of each kind that search engines may show. Lighthouse does not audit responses with an error status. */
const OPEN_PAGES = ['/', '/c/4200', '/p/4018', '/p/4002', LINKS.newsletter, LINKS.contact, LINKS.privacy];
/** Pages that the shop keeps out of search engines; they lose the point for that alone. */
const CLOSED_PAGES = [
  LINKS.cart,
  LINKS.checkout,
  '/search?query=a',
  LINKS.stores,
  LINKS.signIn,
  '/orderhistory',
];

/** The audits of a page that it does not pass; one that cannot be audited is reported with the reason. */
async function findLost(audit: Audit, address: string, isOpen: boolean): Promise<string[]> {
  const report = await audit(address, {
    onlyCategories: [...CATEGORIES],
    // Neither category has an audit of speed.
    throttlingMethod: 'provided',
  }).catch((error: Error) => error.message);
  if (typeof report === 'string') return [report];
  const { categories, audits } = report;
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [{ id: category, weight: 1 }])
    .filter(({ id, weight }) => weight > 0 && (isOpen || id !== 'is-crawlable'))
    .map(({ id }) => ({ id, score: audits[id]?.score }))
    .filter(({ score }) => score !== null && score !== 1)
    .map(({ id }) => id);
}

const measure: Family['measure'] = ({ log, browser }) =>
  withLighthouse(browser, ['WebMCP', 'WebMCPTesting'], async (origin, audit) => {
    const lost: string[] = [];
    const pages = [...OPEN_PAGES, ...CLOSED_PAGES];
    for (const site of SITE_CODES) {
      log(site);
      for (const page of pages) {
        const address = `${origin}${page}${page.includes('?') ? '&' : '?'}site=${site}`;
        const audits = await findLost(audit, address, OPEN_PAGES.includes(page));
        if (audits.length === 0) continue;
        lost.push(`${site} ${page}: ${audits.join(', ')}`);
        log(lost.at(-1) as string);
      }
    }
    return {
      rows: [
        {
          figure: 'Lighthouse: pages that do not pass SEO and agentic browsing',
          measured: `Every kind of page on every site, ${SITE_CODES.length * pages.length} pages.`,
          value: lost.length,
          unit: 'pages',
          target: { of: 'value', at: 'most', target: 0 },
          runs: 1,
          ...(lost.length > 0 && { note: lost.join('; ') }),
        },
      ],
    };
  });

/** Row family 6: what search engines and agents find on each kind of page. */
export const machines: Family = { name: 'machines', title: 'Search engines and agents', measure };
