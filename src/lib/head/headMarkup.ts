import { escapeHtml } from '../escapeHtml.ts';
import type { HeadLink } from './pageLinks.ts';
import { toScriptJson } from './scriptJson.ts';
import type { StructuredData } from './structuredData.ts';

/** What a page's head says to search engines and agents. */
export interface PageHead {
  links: readonly HeadLink[];
  data: readonly StructuredData[];
  /**
   * Whether search engines may list it: not with a visitor's data, search results, a preview or an answer to a form.
   */
  isIndexed: boolean;
}

const linkMarkup = ({ rel, href, hrefLang }: HeadLink) =>
  `<link rel="${rel}"${hrefLang === undefined ? '' : ` hreflang="${escapeHtml(hrefLang)}"`} href="${escapeHtml(href)}">`;

/**
 * A page's head as markup, escaped. The JSON-LD script is not executed, so a content security policy needs no nonce
 * for it. A page that is not listed has no canonical address and no alternates.
 */
export function headMarkup({ links, data, isIndexed }: PageHead): string {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return [
    ...(isIndexed ? links.map(linkMarkup) : ['<meta name="robots" content="noindex">']),
    data.length > 0 ? `<script type="application/ld+json">${toScriptJson(graph)}</script>` : '',
  ].join('');
}
