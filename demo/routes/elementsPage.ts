import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';

// In a layer below the library's, the page's styles do not affect the elements.
const STYLES = `
  @layer page;
  @layer page {
  body { margin: 0; background: var(--v-color-ground); color: var(--v-color-ink); font: var(--v-text-m)/1.5 var(--v-font-text, sans-serif); }
  main { box-sizing: border-box; max-inline-size: 76rem; min-block-size: 110vh; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
  main:focus { outline: none; }
  h1 { font: 500 clamp(1.75rem, 4vw, 2.5rem)/1.15 var(--v-font-display, serif); margin: 0; text-wrap: balance; }
  p { max-inline-size: 60ch; color: var(--v-color-ink-soft); }
  :focus-visible { outline: 2px solid var(--v-color-focus); outline-offset: 2px; }
  a { color: inherit; }
  }
`;

/** The page's resources: the built script and its style sheet, or the sources in development. */
export interface ElementsAssets {
  script: string;
  styles?: string;
  /** An inline module that must run first (development only). */
  preamble?: string;
}

/** The demo of the custom elements: plain HTML with the library's script. */
export function renderElementsPage(
  site: SiteCode,
  locale: string,
  isOwnLocale: boolean,
  nonce: string,
  { script, styles, preamble }: ElementsAssets,
  text: Text,
): string {
  const nonceAttribute = `nonce="${nonce}"`;
  const escapedText: Text = (id, values) => escapeHtml(text(id, values));
  const attributes = `site="${site}"${isOwnLocale ? '' : ` locale="${locale}"`}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedText('demo.elements.title')}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" content="" ${nonceAttribute}>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style ${nonceAttribute}>${STYLES}</style>
${styles ? `<link rel="stylesheet" href="${styles}" ${nonceAttribute}>` : ''}
${preamble ? `<script type="module" ${nonceAttribute}>${preamble}</script>` : ''}
<script type="module" src="${script}" ${nonceAttribute}></script>
</head>
<body>
<vitrine-header ${attributes}><a href="/">${escapeHtml(SITES[site].brand.name)}</a></vitrine-header>
<main id="main" tabindex="-1">
<h1>${escapedText('demo.elements.title')}</h1>
<p>${escapedText('demo.elements.text')} <a href="/demo">${escapedText('demo.to_panel')}</a></p>
</main>
<vitrine-footer ${attributes}></vitrine-footer>
</body>
</html>`;
}
