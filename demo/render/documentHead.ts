import { type PageState, ROOT_ID, STATE_ID } from '#demo/model/pageState.ts';
import { demoSettings } from '#demo/pages/demoSettings.ts';
import { headMarkup, type PageHead } from '#src/entries/server.ts';
import { appOfferScript } from '#src/features/app-banner/appBannerModel.ts';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { toScriptJson } from '#src/lib/head/scriptJson.ts';
import type { PageAssets } from './pageRenderer.ts';

/** The background colours of the light and dark page, for the browser's UI. */
const THEME_COLOURS = { light: '#faf7f2', dark: '#1b1815' };

interface HeadInput {
  state: PageState;
  title: string;
  description: string;
  assets: PageAssets;
  nonce: string;
  /** What search engines and agents read. */
  pageHead: PageHead;
}

/** Everything before the page's markup. It is sent first, so that styles and scripts load during the shop calls. */
export function renderHead({ state, title, description, assets, nonce, pageHead }: HeadInput): string {
  const nonceAttribute = `nonce="${nonce}"`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme: dark)">`,
    '<meta name="format-detection" content="telephone=no">',
    // Vite and react-aria read this nonce for resources that they add.
    `<meta property="csp-nonce" content="" ${nonceAttribute}>`,
    // Decides before the first paint whether the app banner is shown; never in the checkout.
    state.header.reduced
      ? ''
      : `<script ${nonceAttribute}>${appOfferScript(demoSettings(state.site))}</script>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    // The body is sent in one piece: a browser that paints during parsing would shift the layout.
    `<link rel="expect" href="#${STATE_ID}" blocking="render">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}" ${nonceAttribute}>`),
    assets.preamble ? `<script type="module" ${nonceAttribute}>${assets.preamble}</script>` : '',
    `<script type="module" fetchpriority="low" src="${assets.entry}" ${nonceAttribute}></script>`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}" ${nonceAttribute}>`),
    // After the links to styles and scripts, which the browser must find first.
    headMarkup(pageHead),
  ];
  return `<!doctype html><html lang="${state.locale}"><head>${head.join('')}</head><body><div id="${ROOT_ID}">`;
}

/** Everything after the page's markup: the state that the browser hydrates from. */
export const renderTail = (state: PageState): string =>
  `</div><script type="application/json" id="${STATE_ID}">${toScriptJson(state)}</script></body></html>`;
