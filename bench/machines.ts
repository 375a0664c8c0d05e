import runLighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { startDemo } from './demoServer.ts';
import type { Family } from './row.ts';

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

/** The audits of a page that it does not pass. */
async function findLost(address: string, port: number, isOpen: boolean): Promise<string[]> {
  const result = await runLighthouse(address, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    // Neither category has an audit of speed.
    throttlingMethod: 'provided',
  });
  if (!result) return ['no report'];
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) return [runtimeError.message];
  return CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [{ id: category, weight: 1 }])
    .filter(({ id, weight }) => weight > 0 && (isOpen || id !== 'is-crawlable'))
    .map(({ id }) => ({ id, score: audits[id]?.score }))
    .filter(({ score }) => score !== null && score !== 1)
    .map(({ id }) => id);
}

async function measure({ log, browser }: Parameters<Family['measure']>[0]) {
  const demo = await startDemo({ LOG_LEVEL: 'warn' });
  const port = 20_000 + (process.pid % 10_000);
  const launched = await chromium.launch({
    ...browser,
    args: [...browser.args, `--remote-debugging-port=${port}`, '--enable-features=WebMCP,WebMCPTesting'],
  });
  const lost: string[] = [];
  let pages = 0;
  try {
    for (const site of SITE_CODES) {
      log(site);
      for (const page of [...OPEN_PAGES, ...CLOSED_PAGES]) {
        const address = `${demo.origin}${page}${page.includes('?') ? '&' : '?'}site=${site}`;
        const audits = await findLost(address, port, OPEN_PAGES.includes(page));
        pages += 1;
        if (audits.length === 0) continue;
        lost.push(`${site} ${page}: ${audits.join(', ')}`);
        log(lost.at(-1) as string);
      }
    }
  } finally {
    await launched.close();
    await demo.stop();
  }
  return {
    rows: [
      {
        figure: 'Lighthouse: pages that do not pass SEO and agentic browsing',
        measured: `Every kind of page on every site, ${pages} pages.`,
        value: lost.length,
        unit: 'pages',
        target: { of: 'value', at: 'most', target: 0 },
        runs: 1,
        ...(lost.length > 0 && { note: lost.join('; ') }),
      } as const,
    ],
  };
}

/** Row family 6: what search engines and agents find on each kind of page. */
export const machines: Family = { name: 'machines', title: 'Search engines and agents', measure };
