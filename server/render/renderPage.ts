import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { renderHead, renderTail } from './documentHead.ts';
import type { PageRenderer } from './pageRenderer.ts';
import type { PageState } from './pageState.ts';

/** Longest time a render may take before what is left goes to the browser, in milliseconds. */
const RENDER_TIMEOUT_MS = 1_000;

/** Fast levels: a page is compressed while it is made. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

interface PageInput {
  state: Omit<PageState, 'serverData'>;
  /** Resolves within the page's time budget, whatever the shop does. */
  serverData: Promise<ServerData>;
  status?: number;
  isIndexed?: boolean;
}

/** A compressor the client understands. It flushes what it has, so that the head leaves at once. */
function createCompressor(accepted: string): { encoding?: string; stream: Transform } {
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return {
      encoding: 'br',
      stream: createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params }),
    };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { encoding: 'gzip', stream: createGzip({ flush: constants.Z_SYNC_FLUSH, level: GZIP_LEVEL }) };
  }
  return { stream: new PassThrough() };
}

/**
 * Answers with a page: the head at once, the body as soon as the shop has answered, or its time is over.
 *
 * A part that fails to render is left to the browser. The page itself is whole HTML: nothing in it waits for a script.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: PageRenderer,
  { state, serverData, status = 200, isIndexed = true }: PageInput,
): Promise<FastifyReply> {
  const entry = await renderer.loadEntry();
  const empty: PageState = { ...state, serverData: {} };
  const head = renderHead({
    state: empty,
    ...entry.describePage(empty),
    assets: renderer.findAssets(state.locale, state.content.kind),
    nonce: request.nonce,
    isIndexed,
  });

  const { encoding, stream } = createCompressor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding) reply.header('Content-Encoding', encoding);
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    // A page carries a nonce and sets cookies: a browser may keep it for going back, nobody else may. What staff see of
    // another time nobody keeps (BEY-06).
    .header('Cache-Control', isPreviewed(request) ? 'private, no-store' : 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Cookie');

  async function* write() {
    yield head;
    const whole: PageState = { ...state, serverData: await serverData };
    const closed = new AbortController();
    const onClose = () => closed.abort();
    reply.raw.once('close', onClose);
    try {
      const body = await entry.renderBody(whole, {
        nonce: request.nonce,
        onError: (error) => request.log.error({ err: error }, 'a part of the page could not be rendered'),
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)]),
      });
      yield* body;
    } catch (error) {
      if (closed.signal.aborted) return;
      request.log.error({ err: error }, 'the page could not be rendered');
    } finally {
      reply.raw.off('close', onClose);
    }
    yield renderTail(whole);
  }

  // The client may leave at any time; then the pipeline ends and there is nobody to tell.
  pipeline(write, stream).catch((error) => request.log.debug({ err: error }, 'page not delivered'));
  return reply.send(stream);
}
