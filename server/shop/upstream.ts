import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import type { UpstreamFailure } from '#server/http/upstreamObserver.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** A complete upstream response, as bytes. */
export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface UpstreamRequest {
  method: string;
  /** Path and query, without the upstream's base path. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer | string | undefined;
  /** Maximum size of the response, in bytes. */
  maxBytes: number;
  /** The call is aborted when any of these signals aborts. */
  signals?: readonly AbortSignal[] | undefined;
}

/** A service sent no complete response. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly failure: UpstreamFailure;
  constructor(failure: UpstreamFailure, cause?: unknown) {
    super(`No response from the service: ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** The connection pool of one upstream service. */
export interface Upstream {
  /**
   * Sends a request and waits for the complete response; a broken one counts as missing.
   *
   * @param deadlineMs for the response's last byte, in milliseconds from now
   * @throws UpstreamError
   */
  send(request: UpstreamRequest, deadlineMs: number): Promise<UpstreamResponse>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  connectMs: number;
  connections: number;
}

/** Reads a response's body; leaving the loop closes the connection. */
async function collect({ headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = Number(headers['content-length']) > maxBytes ? maxBytes : 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new UpstreamError('oversized');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// The page's timeout means that the service was late; a disconnected visitor does not.
const isTimeout = ({ reason }: AbortSignal) => (reason as Error | undefined)?.name === 'TimeoutError';

function toUpstreamError(error: unknown, signal: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (signal.aborted) return new UpstreamError(isTimeout(signal) ? 'timeout' : 'aborted', error);
  const { code = '', name } = error as { code?: string; name?: string };
  // The service has responded, with a header that is too long or with something that is no HTTP.
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new UpstreamError('oversized', error);
  if (name === 'HTTPParserError' || code.startsWith('UND_ERR_RES_'))
    return new UpstreamError('invalid', error);
  return new UpstreamError(/TIMEOUT/.test(code) ? 'timeout' : 'unreachable', error);
}

const READS: readonly string[] = ['GET', 'HEAD'];

/** Whether a connection that had worked before broke without an answer to this request. */
function isStaleConnection(error: unknown): boolean {
  const { code, socket } = error as { code?: string; socket?: { bytesRead: number } };
  return code === 'ECONNRESET' || code === 'EPIPE' || (code === 'UND_ERR_SOCKET' && !!socket?.bytesRead);
}

export function openUpstream(address: string, { connectMs, connections }: UpstreamOptions): Upstream {
  const { origin, pathname } = new URL(address);
  const basePath = pathname === '/' ? '' : withoutTrailingSlashes(pathname);
  // undici's own timeouts restart with every byte, and a trickle would never trigger them.
  const options = { connections, connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 };
  const pool = new Pool(origin, options);
  // Without pipelining a connection is not kept, so each request has a new one.
  const newConnections = new Pool(origin, { ...options, pipelining: 0 });
  return {
    send: async ({ method, path, headers, body, maxBytes, signals = [] }, deadlineMs) => {
      const signal = AbortSignal.any([AbortSignal.timeout(deadlineMs), ...signals]);
      const sent = {
        method: method as 'GET',
        path: basePath + path,
        // Without this field, a service may choose any encoding.
        headers: { ...headers, 'accept-encoding': 'identity' },
        body: body ?? null,
        signal,
      };
      try {
        const response = await pool.request(sent).catch((error: unknown) => {
          // A service closes idle connections at any time. A write may have arrived, so it is not repeated.
          if (signal.aborted || !READS.includes(method) || !isStaleConnection(error)) throw error;
          return newConnections.request(sent);
        });
        return {
          status: response.statusCode,
          headers: response.headers,
          body: await collect(response, maxBytes),
        };
      } catch (error) {
        throw toUpstreamError(error, signal);
      }
    },
    close: async () => void (await Promise.all([pool.destroy(), newConnections.destroy()])),
  };
}
