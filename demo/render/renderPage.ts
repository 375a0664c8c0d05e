import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFrame, PageState } from '#demo/model/pageState.ts';
import { closeSignal } from '#server/http/closeSignal.ts';
import { addTiming } from '#server/http/serverTiming.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { renderHead, renderTail } from './documentHead.ts';
import type { PageMetrics } from './pageMetrics.ts';
import type { PageRenderer } from './pageRenderer.ts';

/** Render timeout, after which the browser renders the remaining parts, in milliseconds. */
const RENDER_TIMEOUT_MS = 1_000;

/** Fast levels, because pages are compressed during rendering. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

interface PageInput {
  state: PageFrame;
  /** Loads the shop's data; always resolves within the page's time budget. */
  loadServerData: () => Promise<ServerData>;
  status?: number;
  isIndexed?: boolean;
  /** The page contains what a person has entered. */
  isPersonal: boolean;
  metrics: PageMetrics;
}

const encodings = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** A compressor for the negotiated encoding. It flushes each write, so that the head is sent immediately. */
function createCompressor(accepted: string): { encoding?: string; stream: Transform } {
  const encoding = encodings.negotiate(accepted);
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return {
      encoding: 'br',
      stream: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }),
    };
  }
  if (encoding === 'gzip') {
    return { encoding: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL }) };
  }
  return { stream: new PassThrough() };
}

/** Kinds of page that contain a person's data. A form does not before it is answered; Back shows what was entered. */
const PERSONAL_KINDS: readonly PageFrame['content']['kind'][] = ['subscriber', 'outbox', 'preview'];

/**
 * Personal pages, pages that greet a visitor, form responses and preview pages must not remain in the
 * cache of a shared computer.
 */
const isNeverStored = (request: FastifyRequest, { content, visitorHint }: PageFrame, isPersonal: boolean) =>
  isPersonal ||
  request.method === 'POST' ||
  PERSONAL_KINDS.includes(content.kind) ||
  visitorHint?.visitor !== undefined ||
  isPreviewed(request);

/** A preview, a greeting and the answer to a form are one visitor's page, and an error page is not listed. */
const isListable = (request: FastifyRequest, state: PageFrame, status: number) =>
  status === 200 && request.method === 'GET' && !isPreviewed(request) && !state.visitorHint?.visitor;

/**
 * Sends a page: the head immediately, the body when the shop has responded or its time budget is over.
 *
 * A part that fails to render is left to the browser. The page is complete HTML: no content depends on scripts.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  { state: initialState, loadServerData, status = 200, isIndexed = true, isPersonal, metrics }: PageInput,
): Promise<FastifyReply> {
  const since = performance.now();
  const nonce = reply.allowPage({
    isFramed: request.isCompared,
    hasFrames: initialState.content.kind === 'preview',
  });
  const { encoding, stream } = createCompressor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('Content-Encoding', encoding);
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    // A page has a nonce and sets cookies, so only the visitor's browser may cache it.
    .header(
      'Cache-Control',
      isNeverStored(request, initialState, isPersonal) ? 'private, no-store' : 'private, no-cache',
    )
    .header('Vary', 'Accept-Encoding, Cookie, Sec-GPC');

  const serverData = loadServerData();
  const entry = await renderer.loadEntry();
  const state = {
    ...initialState,
    shellMessages: entry.shellMessagesOf(initialState.site, initialState.locale),
  };
  const empty: PageState = { ...state, serverData: {} };
  const { title, description, ...pageHead } = entry.describePage(empty, request.origin);
  const head = renderHead({
    state: empty,
    title,
    description,
    assets: renderer.findAssets(state.locale),
    nonce,
    pageHead: { ...pageHead, isIndexed: isIndexed && isListable(request, state, status) },
  });

  // The head is sent before the shop responds, so it contains only earlier timings; the rest is in the metrics.
  addTiming(reply, 'head', performance.now() - since);

  async function write() {
    stream.write(head);
    const page = state.content.kind;
    const requestedAt = performance.now();
    const complete: PageState = { ...state, serverData: await serverData };
    metrics.loaded(page, (performance.now() - requestedAt) / 1_000);
    await request.waitForTurn();
    const loadedAt = performance.now();
    const rendered = (outcome: 'ok' | 'failed') =>
      metrics.rendered(page, outcome, (performance.now() - loadedAt) / 1_000);
    try {
      const body = await entry.renderBody(complete, {
        nonce,
        onError: (error) => request.log.error({ err: error }, 'a part of the page could not be rendered'),
        signal: AbortSignal.any([closeSignal(reply), AbortSignal.timeout(RENDER_TIMEOUT_MS)]),
      });
      for await (const part of body) stream.write(part);
      rendered('ok');
    } catch (error) {
      if (stream.destroyed) return;
      rendered('failed');
      request.log.error({ err: error }, 'the page could not be rendered');
    }
    stream.end(renderTail(complete));
  }

  // A client may disconnect at any time: the stream is then destroyed and drops further writes.
  write().catch((error: Error) => stream.destroy(error));
  return reply.send(stream);
}
