import { escapeHtml } from '../escapeHtml.ts';
import type { HeadLink } from './pageLinks.ts';
import { toScriptJson } from './scriptJson.ts';
import type { StructuredData } from './structuredData.ts';

/** What a page's head says to search engines and agents. */
export interface PageHead {
  links: readonly HeadLink[];
  data: readonly StructuredData[];
  /**
   * Whether search engines may list the page. Pages with a visitor's data, search results, previews and answers to forms
   * are not listed.
   */
  isIndexed: boolean;
}

const linkMarkup = ({ rel, href, hrefLang }: HeadLink) =>
  `<link rel="${rel}"${hrefLang === undefined ? '' : ` hreflang="${escapeHtml(hrefLang)}"`} href="${escapeHtml(href)}">`;

/**
 * A page's head as markup: escaped links, and the data as one JSON-LD script, from which no text of the shop can escape. A
 * page that is not listed has no canonical address and no alternates.
 *
 * A JSON-LD script is not executed, so that a content security policy needs no nonce for it.
 */
export function headMarkup({ links, data, isIndexed }: PageHead): string {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return [
    ...(isIndexed ? links.map(linkMarkup) : ['<meta name="robots" content="noindex">']),
    data.length > 0 ? `<script type="application/ld+json">${toScriptJson(graph)}</script>` : '',
  ].join('');
}
