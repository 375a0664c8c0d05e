import { HEADER_SWITCH_NAMES, HEADER_SWITCHES } from '#src/config/headerSwitches.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';

/** Header settings that the page can change (HDR-01). */
const SWITCHES = HEADER_SWITCH_NAMES.filter((name) => name !== 'onetrustenabled');

// In a layer below the library's, the page's button and paragraph styles do not affect the elements.
const STYLES = `
  @layer page;
  @layer page {
  body { margin: 0; background: var(--v-color-ground); color: var(--v-color-ink); font: var(--v-text-m)/1.5 var(--v-font-text, sans-serif); }
  main { box-sizing: border-box; max-inline-size: 76rem; min-block-size: 110vh; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
  main:focus { outline: none; }
  h1, h2 { font-family: var(--v-font-display, serif); font-weight: 500; line-height: 1.15; margin: 0; }
  h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); text-wrap: balance; }
  h2 { font-size: 1.25rem; }
  p { max-inline-size: 60ch; color: var(--v-color-ink-soft); }
  .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 1.25rem; margin-block-start: 2rem; align-items: start; }
  .card { display: grid; gap: 1rem; padding: 1.25rem; border: 1px solid var(--v-color-line); border-radius: .75rem; background: var(--v-color-ground-raised); min-inline-size: 0; }
  label { display: flex; align-items: center; gap: .75rem; min-block-size: 1.75rem; }
  input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--v-color-accent); margin: 0; }
  select, button { font: inherit; color: inherit; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid var(--v-color-line-strong); border-radius: 999px; background: var(--v-color-ground); }
  button { cursor: pointer; }
  button:hover { background: var(--v-color-ground-hover); }
  .buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
  pre { margin: 0; padding: 1rem; border-radius: .5rem; background: var(--v-color-ground-sunken); font: .875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  ol { margin: 0; padding: 0; list-style: none; font: .875rem/1.6 ui-monospace, monospace; max-block-size: 16rem; overflow: auto; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid var(--v-color-focus); outline-offset: 2px; }
  a { color: inherit; }
  }
`;

/** The page's own script: plain DOM, no React. */
const SCRIPT = `
  const header = document.querySelector('vitrine-header');
  const footer = document.querySelector('vitrine-footer');
  const main = document.querySelector('main');
  const markup = document.getElementById('markup');
  const log = document.getElementById('log');
  const show = () => {
    const tag = (element) => element.cloneNode(false).outerHTML;
    markup.textContent = [header, footer].filter((element) => element.isConnected).map(tag).join('\\n');
  };
  const set = (name, value) => {
    if (value === null) header.removeAttribute(name);
    else header.setAttribute(name, value);
    show();
  };
  document.getElementById('site').addEventListener('change', ({ target }) => {
    footer.setAttribute('site', target.value);
    set('site', target.value);
  });
  for (const box of document.querySelectorAll('[data-switch]')) {
    const byDefault = box.dataset.default === 'true';
    box.addEventListener('change', () => set(box.dataset.switch, box.checked === byDefault ? null : String(box.checked)));
  }
  const take = document.getElementById('take');
  take.addEventListener('click', () => {
    if (header.isConnected) header.remove();
    else main.before(header);
    take.textContent = header.isConnected ? take.dataset.remove : take.dataset.restore;
    show();
  });
  document.getElementById('second').addEventListener('change', ({ target }) => {
    const other = document.getElementById('other');
    if (!target.checked) return other?.remove();
    const element = document.createElement('vitrine-header');
    element.id = 'other';
    element.sticky = false;
    element.site = header.site;
    document.getElementById('place').append(element);
  });
  document.getElementById('reload').addEventListener('click', () => window.dispatchEvent(new CustomEvent('cart-update')));
  for (const name of ['header-open', 'header-close', 'flyout-closed', 'cart-count', 'newsletter-successful-submit']) {
    document.body.addEventListener(name, ({ target, detail }) => {
      document.getElementById('none')?.remove();
      const line = document.createElement('li');
      line.textContent = '<' + target.localName + '> ' + name + (detail ? ' ' + JSON.stringify(detail) : '');
      log.prepend(line);
    });
  }
  show();
`;

/** The page's resources: the built script and its style sheet, or the sources in development. */
export interface ElementsAssets {
  script: string;
  styles?: string;
  /** An inline module that must run first (development only). */
  preamble?: string;
}

/**
 * The demo of the custom elements: plain HTML with the library's script and a short script of its own (BEY-12).
 */
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
  const sites = SITE_CODES.map(
    (code) =>
      `<option value="${code}"${code === site ? ' selected' : ''}>${escapeHtml(SITES[code].countryName)}</option>`,
  ).join('');
  const switches = SWITCHES.map((name) => {
    const isOn = HEADER_SWITCHES[name];
    const attribute = name.toLowerCase();
    return `<label><input type="checkbox" data-switch="${attribute}" data-default="${isOn}"${isOn ? ' checked' : ''}><code>${attribute}</code></label>`;
  }).join('');
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
<div class="columns">
<section class="card" aria-labelledby="attributes">
<h2 id="attributes">${escapedText('demo.elements.attributes')}</h2>
<label><code>site</code><select id="site">${sites}</select></label>
${switches}
</section>
<section class="card" aria-labelledby="page">
<h2 id="page">${escapedText('demo.elements.markup')}</h2>
<pre id="markup"></pre>
<div class="buttons">
<button type="button" id="take" data-remove="${escapedText('demo.elements.remove')}" data-restore="${escapedText('demo.elements.restore')}">${escapedText('demo.elements.remove')}</button>
<button type="button" id="reload">${escapedText('demo.elements.reload')}</button>
</div>
<label><input type="checkbox" id="second">${escapedText('demo.elements.second')}</label>
</section>
<section class="card" aria-labelledby="events">
<h2 id="events">${escapedText('demo.elements.events')}</h2>
<p id="none">${escapedText('demo.elements.no_events')}</p>
<ol id="log" tabindex="0" aria-labelledby="events"></ol>
</section>
</div>
<div id="place"></div>
</main>
<vitrine-footer ${attributes}></vitrine-footer>
<script type="module" ${nonceAttribute}>${SCRIPT}</script>
</body>
</html>`;
}
