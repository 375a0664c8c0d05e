import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { PageContent } from '#demo/model/pageContent.ts';
import { eagerBody, loadBodies, type PageBody } from '#demo/pages/bodies.ts';
import { describe } from '#demo/pages/describe.ts';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { Page } from '#demo/pages/Page.tsx';
import { createSiteIntl } from '#src/entries/i18n.ts';
import type { Locale, SiteCode, SiteIntl } from '#src/entries/index.ts';
import { toShellMessages } from '#src/entries/server.ts';
import { SITES } from '#src/entries/sites.ts';
import { composeMail } from './mail/composeMail.ts';
import { describeHead } from './pageHead.ts';
import type { ServerEntry } from './pageRenderer.ts';

const BODIES = Object.fromEntries(
  Object.entries(await loadBodies()).map(([kind, Body]) => [kind, eagerBody(Body)]),
) as Record<PageContent['kind'], PageBody>;

// A server has all languages loaded; pages of the same site and language share one formatter.
const intlOf = (site: SiteCode, locale: Locale): SiteIntl =>
  createSiteIntl(SITES[site], locale, MESSAGES[locale]);

export const describePage: ServerEntry['describePage'] = (state, origin) => {
  const { text } = intlOf(state.site, state.locale);
  return { ...describe(state.content, SITES[state.site], text), ...describeHead(state, text, origin) };
};

export const shellMessagesOf: ServerEntry['shellMessagesOf'] = (site, locale) =>
  toShellMessages(intlOf(site, locale).text);

export const textsOf: ServerEntry['textsOf'] = (site, locale) => intlOf(site, locale).text;

export const renderMail: ServerEntry['renderMail'] = (site, locale, facts) =>
  composeMail({ ...facts, locale, brand: SITES[site].brand.name }, textsOf(site, locale));

export const renderBody: ServerEntry['renderBody'] = (state, { nonce, onError, signal }) =>
  new Promise((resolve, reject) => {
    const page = (
      <Page state={state} messages={MESSAGES[state.locale]} body={BODIES[state.content.kind]} nonce={nonce} />
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Writes every boundary in place: outlined ones would stay hidden without scripts.
      progressiveChunkSize: 1e9,
      onError,
      onAllReady: () => resolve(pipe(new PassThrough()).setEncoding('utf8')),
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
