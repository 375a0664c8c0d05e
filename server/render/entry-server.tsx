import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { loadMessages } from '#messages';
import { BODIES } from '#server/pages/bodies.ts';
import { describe } from '#server/pages/describe.ts';
import { Page } from '#server/pages/Page.tsx';
import { SITES } from '#src/config/sites.ts';
import { createSiteIntl, type Messages } from '#src/i18n/siteIntl.ts';
import { renderNewsletterMail } from './confirmationMail.ts';
import type { ServerEntry } from './pageRenderer.ts';
import type { PageState } from './pageState.ts';

// On a server all languages are there at once.
const messagesOf = ({ locale }: PageState) => loadMessages(locale) as Messages;

export const describePage: ServerEntry['describePage'] = (state) => {
  const site = SITES[state.site];
  return describe(state.content, site, createSiteIntl(site, state.locale, messagesOf(state)).text);
};

export const textsOf: ServerEntry['textsOf'] = (site, locale) =>
  createSiteIntl(SITES[site], locale, loadMessages(locale) as Messages).text;

export const renderMail: ServerEntry['renderMail'] = (site, locale, facts) =>
  renderNewsletterMail({ ...facts, locale, brand: SITES[site].brand.name }, textsOf(site, locale));

export const renderBody: ServerEntry['renderBody'] = (state, { nonce, onError, signal }) =>
  new Promise((resolve, reject) => {
    const page = <Page state={state} messages={messagesOf(state)} body={BODIES[state.content.kind]} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every boundary is written in its place: outlined ones would stay hidden without scripts.
      progressiveChunkSize: 1e9,
      onError,
      onShellReady: () => resolve(pipe(new PassThrough())),
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
