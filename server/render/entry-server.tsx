import { PassThrough } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageContent } from '#server/model/pageState.ts';
import { BODIES, type PageBody } from '#server/pages/bodies.ts';
import { describe } from '#server/pages/describe.ts';
import { MESSAGES } from '#server/pages/messages.server.ts';
import { Page } from '#server/pages/Page.tsx';
import { createSiteIntl, eagerIsland, type Locale, SITES, type SiteCode, type SiteIntl } from '#src/index.ts';
import { toShellMessages } from '#src/server.ts';
import { renderNewsletterMail } from './newsletterMail.ts';
import type { RenderOptions, ServerEntry } from './pageRenderer.ts';

// The browser hydrates the page’s content as an island.
const BODY_ISLANDS = Object.fromEntries(
  Object.entries(BODIES).map(([kind, Body]) => [kind, eagerIsland(Body)]),
) as Record<PageContent['kind'], PageBody>;

// On a server all languages are there at once, and one of each is enough for all its pages.
const intls = new Map<string, SiteIntl>();
function intlOf(site: SiteCode, locale: Locale): SiteIntl {
  const key = `${site} ${locale}`;
  const intl = intls.get(key) ?? createSiteIntl(SITES[site], locale, MESSAGES[locale]);
  intls.set(key, intl);
  return intl;
}

export const describePage: ServerEntry['describePage'] = ({ content, site, locale }) =>
  describe(content, SITES[site], intlOf(site, locale).text);

export const shellMessagesOf: ServerEntry['shellMessagesOf'] = (site, locale) =>
  toShellMessages(intlOf(site, locale).text);

export const textsOf: ServerEntry['textsOf'] = (site, locale) => intlOf(site, locale).text;

export const renderMail: ServerEntry['renderMail'] = (site, locale, facts) =>
  renderNewsletterMail({ ...facts, locale, brand: SITES[site].brand.name }, textsOf(site, locale));

/**
 * What React writes where a part could not be rendered, or was not there in time: `<!--$!-->`. Without its beginning,
 * which every tag has, it is found in a tenth of the time.
 */
const UNFINISHED = ['$!-->', '$?-->'];

/** The page in one go, which costs a fifth less than a stream; `null` when any part of it failed. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return UNFINISHED.some((sign) => html.includes(sign)) ? null : html;
  } catch {
    return null;
  }
}

/** The page part by part: what fails is told, and left to the browser. */
const renderInParts = (page: ReactElement, { nonce, onError, signal }: RenderOptions) =>
  new Promise<AsyncIterable<string>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every boundary is written in its place: outlined ones would stay hidden without scripts.
      progressiveChunkSize: 1e9,
      onError,
      onShellReady: () => resolve(pipe(new PassThrough()).setEncoding('utf8')),
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });

export const renderBody: ServerEntry['renderBody'] = async (state, options) => {
  const page = (
    <Page state={state} messages={MESSAGES[state.locale]} body={BODY_ISLANDS[state.content.kind]} />
  );
  const html = renderAtOnce(page);
  return html === null ? renderInParts(page, options) : [html];
};
