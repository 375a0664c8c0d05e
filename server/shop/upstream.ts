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

/** An upstream request. */
interface UpstreamRequest {
  method: string;
  /** Path and query, without the upstream's base path. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer | string | undefined;
  /** Deadline for the response's last byte, in milliseconds from now. */
  deadlineMs: number;
  /** The call is aborted when any of these signals aborts. */
  signals?: readonly AbortSignal[] | undefined;
  /** The response to the visitor: if it closes before the upstream responds, the call is aborted. */
  visitor?: Closing | undefined;
}

/** Emits `close`, such as the response to a visitor. Cheaper than an `AbortSignal`. */
export interface Closing {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
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

/** An upstream's address, split into origin and base path. */
interface UpstreamAddress {
  origin: string;
  /** The prefix of every path; usually empty. */
  basePath: string;
}

export function splitUpstream(address: string): UpstreamAddress {
  const { origin, pathname } = new URL(address);
  return { origin, basePath: pathname === '/' ? '' : withoutTrailingSlashes(pathname) };
}

/** The connection pool of one upstream service. */
export interface Upstream {
  /**
   * Sends a request and waits for the complete response; a broken one counts as missing.
   *
   * @throws UpstreamError
   */
  send(request: UpstreamRequest): Promise<UpstreamResponse>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  connectMs: number;
  responseBytes: number;
  connections: number;
}

type Controller = Dispatcher.DispatchController;

/** Collects a response's chunks; aborts it if it is late, too large or no longer needed. */
class Collector implements Dispatcher.DispatchHandler {
  #controller: Controller | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #chunks: Buffer[] = [];
  #size = 0;
  #isOver = false;
  readonly #timer: NodeJS.Timeout;
  readonly #maxBytes: number;
  readonly #signals: readonly AbortSignal[] | undefined;
  readonly #visitor: Closing | undefined;
  readonly #resolve: (response: UpstreamResponse) => void;
  readonly #reject: (error: UpstreamError) => void;

  constructor(
    { deadlineMs, signals, visitor }: UpstreamRequest,
    maxBytes: number,
    resolve: (response: UpstreamResponse) => void,
    reject: (error: UpstreamError) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#signals = signals;
    this.#visitor = visitor;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#end('timeout'), deadlineMs);
    for (const signal of signals ?? []) signal.addEventListener('abort', this.#onAbort);
    visitor?.once('close', this.#onLeave);
  }

  // The page's timeout means that the service was late; a disconnected visitor does not.
  #onAbort = ({ target }: Event) => {
    const { reason } = target as AbortSignal;
    this.#end((reason as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted');
  };

  #onLeave = () => this.#end('aborted');

  #settle(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const signal of this.#signals ?? []) signal.removeEventListener('abort', this.#onAbort);
    this.#visitor?.off('close', this.#onLeave);
    return true;
  }

  #end(failure: UpstreamFailure, cause?: unknown): void {
    if (!this.#settle()) return;
    this.#chunks = [];
    const error = new UpstreamError(failure, cause);
    this.#controller?.abort(error);
    this.#reject(error);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    // The deadline may have passed while the call waited for a free connection.
    if (this.#isOver) controller.abort(new UpstreamError('timeout'));
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#controller = controller;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#maxBytes) this.#end('oversized');
  }

  onResponseData(_controller: Controller, part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.#maxBytes) this.#end('oversized');
    else this.#chunks.push(part);
  }

  onResponseEnd(): void {
    if (!this.#settle()) return;
    const [first = Buffer.alloc(0)] = this.#chunks;
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks, this.#size) : first;
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Controller, error: Error & { code?: string }): void {
    this.#end(/TIMEOUT/.test(error.code ?? '') ? 'timeout' : 'unreachable', error);
  }
}

/** Connects to an upstream service. */
export function openUpstream(
  address: string,
  { connectMs, responseBytes, connections }: UpstreamOptions,
): Upstream {
  const { origin, basePath } = splitUpstream(address);
  // The global fetch would halve the throughput; a pool reuses connections. The deadline is the
  // collector's: undici's own timers restart with every byte, and a trickle would never trigger them.
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const { method, path, headers, body, signals } = request;
        if (signals?.some(({ aborted }) => aborted)) return reject(new UpstreamError('aborted'));
        const collector = new Collector(request, responseBytes, resolve, reject);
        try {
          pool.dispatch(
            { method: method as 'GET', path: basePath + path, headers, body: body ?? null },
            collector,
          );
        } catch (error) {
          collector.onResponseError(undefined as never, error as Error);
        }
      }),
    close: () => pool.destroy(),
  };
}
