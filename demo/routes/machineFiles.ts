import type { FastifyInstance } from 'fastify';
import { CONTENT_NAMES } from '#demo/model/topics.ts';
import { words } from '#demo/pages/describe.ts';
import { siteUrl } from '#demo/render/pageHead.ts';
import { CATEGORIES, PRODUCTS } from '#mocks/content/catalogue.ts';
import { LINKS } from '#src/config/links.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { matchPage } from './matchPage.ts';
import { newsletterPage } from './newsletter.ts';
import type { PageServices } from './page.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a reader of `security.txt` may rely on it, in days. RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180;

/** Pages that programs need not load: personal pages, forms without a page of their own, and the demo's tools. */
const DISALLOWED = ['/cart', '/checkout', '/demo', '/logout', '/refund', '/service/', '/signin'];

const robotsText = (origin: string) =>
  [
    'User-agent: *',
    `Allow: ${LINKS.stores}$`,
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The paths of a site's pages that search engines may list. */
export function listIndexedPaths(site: SiteCode): string[] {
  const { links } = SITES[site];
  const contents = CONTENT_NAMES.flatMap((name) => links[name] ?? []);
  const paths = [
    LINKS.home,
    ...CATEGORIES.map((id) => `/c/${id}`),
    ...PRODUCTS.map(({ id }) => `/p/${id}`),
    LINKS.stores,
    links.privacy,
    ...contents,
  ];
  const isIndexed = (path: string) => matchPage(site, path, new URLSearchParams())?.isIndexed === true;
  // The forms have routes of their own.
  return [...new Set(paths.filter(isIndexed)), LINKS.contact, LINKS.newsletter];
}

let indexed: readonly (readonly [SiteCode, string])[] | undefined;

/** One sitemap for all countries; the alternates of each page are in its head. */
function siteMap(origin: string): string {
  // They never change, and finding them takes longer than the rest of the response.
  indexed ??= SITE_CODES.flatMap((site) => listIndexedPaths(site).map((path) => [site, path] as const));
  const urls = indexed.map(([site, path]) => siteUrl(origin, site, path));
  const entries = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

const securityText = (origin: string, now: number) =>
  [
    `Contact: ${origin}${LINKS.contact}`,
    `Expires: ${new Date(now + SECURITY_TEXT_DAYS * DAY_SECONDS * 1_000).toISOString()}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/**
 * Files that programs ask for by a fixed name: what search engines may load, what there is, and where to report
 * a vulnerability. They are the same for every visitor and may be cached, so they have no session. Icons are among the
 * public files.
 */
export function registerMachineFiles(app: FastifyInstance): void {
  const file = (path: string, type: string, write: (origin: string) => string) =>
    app.get(path, (request, reply) => {
      // Without PUBLIC_ORIGIN, the links have the host that a proxy forwards, which a client may have written.
      if (request.publicOrigin === null) reply.header('Vary', 'X-Forwarded-Host, X-Forwarded-Proto');
      return reply
        .type(`${type}; charset=utf-8`)
        .header('Cache-Control', `public, max-age=${DAY_SECONDS}`)
        .send(write(request.origin));
    });
  file('/robots.txt', 'text/plain', robotsText);
  file('/sitemap.xml', 'application/xml', siteMap);
  for (const path of ['/.well-known/security.txt', '/security.txt'])
    file(path, 'text/plain', (origin) => securityText(origin, Date.now()));
}

/** The list of pages for language models. It differs by country, which the visitor's cookie can choose. */
export function registerPageList(app: FastifyInstance, { renderer }: PageServices): void {
  app.get('/llms.txt', async ({ site, locale, origin }, reply) => {
    const { textsOf } = await renderer.loadEntry();
    const text = textsOf(site, locale);
    const lines = listIndexedPaths(site).flatMap((path) => {
      const row = path === LINKS.home ? null : matchPage(site, path, new URLSearchParams());
      const content = path === LINKS.newsletter ? newsletterPage({}).content : row?.content;
      const page =
        path === LINKS.contact ? words({ kind: 'contact' }, text) : content && words(content, text);
      if (!page) return [];
      const link = `- [${page.title}](${siteUrl(origin, site, path)})`;
      return page.description ? `${link}: ${page.description}` : link;
    });
    return reply
      .type('text/markdown; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
      .send(
        [
          `# ${text('page.home.title')}`,
          `> ${text('page.home.description')}`,
          `## ${text('page.home.categories')}`,
          lines.join('\n'),
          '',
        ].join('\n\n'),
      );
  });
}
