import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageContent } from '#server/model/pageContent.ts';
import { eagerBody, loadBodies, type PageBody } from '#server/pages/bodies.ts';
import { describe } from '#server/pages/describe.ts';
import { MESSAGES } from '#server/pages/messages.server.ts';
import { Page } from '#server/pages/Page.tsx';
import { createSiteIntl, type Locale, SITES, type SiteCode, type SiteIntl } from '#src/entries/index.ts';
import { toShellMessages } from '#src/entries/server.ts';
import { renderNewsletterMail } from './newsletterMail.ts';
import type { RenderOptions, ServerEntry } from './pageRenderer.ts';

const BODIES = Object.fromEntries(
  Object.entries(await loadBodies()).map(([kind, Body]) => [kind, eagerBody(Body)]),
) as Record<PageContent['kind'], PageBody>;

// A server has all languages loaded; pages of the same site and language share one formatter.
const intlOf = (site: SiteCode, locale: Locale): SiteIntl =>
  createSiteIntl(SITES[site], locale, MESSAGES[locale]);

export const describePage: ServerEntry['describePage'] = ({ content, site, locale }) =>
  describe(content, SITES[site], intlOf(site, locale).text);

export const shellMessagesOf: ServerEntry['shellMessagesOf'] = (site, locale) =>
  toShellMessages(intlOf(site, locale).text);

export const textsOf: ServerEntry['textsOf'] = (site, locale) => intlOf(site, locale).text;

export const renderMail: ServerEntry['renderMail'] = (site, locale, facts) =>
  renderNewsletterMail({ ...facts, locale, brand: SITES[site].brand.name }, textsOf(site, locale));

/**
 * React's marker for a part that failed or suspended: `<!--$!-->`. Without its first character, which every tag has, the
 * search takes a tenth of the time.
 */
const UNFINISHED = ['$!-->', '$?-->'];

/** Renders the page as a string, a fifth cheaper than a stream; `null` if any part failed. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return UNFINISHED.some((sign) => html.includes(sign)) ? null : html;
  } catch {
    return null;
  }
}

/** Renders the page as a stream: failed parts are reported and left to the browser. */
const renderInParts = (page: ReactElement, { nonce, onError, signal }: RenderOptions) =>
  new Promise<AsyncIterable<string>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Writes every boundary in place: outlined ones would stay hidden without scripts.
      progressiveChunkSize: 1e9,
      onError,
      onShellReady: () => resolve(pipe(new PassThrough()).setEncoding('utf8')),
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });

export const renderBody: ServerEntry['renderBody'] = async (state, options) => {
  const page = (
    <Page
      state={state}
      messages={MESSAGES[state.locale]}
      body={BODIES[state.content.kind]}
      nonce={options.nonce}
    />
  );
  const html = renderAtOnce(page);
  return html === null ? renderInParts(page, options) : [html];
};
