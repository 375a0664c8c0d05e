import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import type { Silence } from '#server/model/upstreamObserver.ts';
import { withoutTrailingSlashes } from '#src/lib/urlPath.ts';

/** A real shop's whole answer, as bytes. */
export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a real shop is asked. */
export interface UpstreamQuestion {
  method: string;
  /** Path and query, without the shop's own base path. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer | string | undefined;
  /** Longest time from now to the answer's last byte, in milliseconds. */
  deadlineMs: number;
  /** The first of these signals that aborts ends the call. */
  signals?: readonly AbortSignal[] | undefined;
  /** The visitor's own answer: when it closes before the shop has answered, the call is aborted. */
  visitor?: Closing | undefined;
}

/** Something that closes, such as the answer to a visitor. A signal would say the same and cost more than the call's headers. */
export interface Closing {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** A service gave no whole answer. */
export class SilenceError extends Error {
  override name = 'SilenceError';
  readonly silence: Silence;
  constructor(silence: Silence, cause?: unknown) {
    super(`The service is ${silence}.`, { cause });
    this.silence = silence;
  }
}

/** An upstream's address in its two parts. */
interface UpstreamAddress {
  origin: string;
  /** Before every path; empty for most. */
  basePath: string;
}

export function splitUpstream(address: string): UpstreamAddress {
  const { origin, pathname } = new URL(address);
  return { origin, basePath: pathname === '/' ? '' : withoutTrailingSlashes(pathname) };
}

/** Connections to one service of a real shop. */
export interface Upstream {
  /**
   * Asks, and waits for the whole answer: what breaks in the middle is no half answer but none.
   *
   * @throws SilenceError
   */
  ask(question: UpstreamQuestion): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  connectMs: number;
  answerBytes: number;
  connections: number;
}

type Controller = Dispatcher.DispatchController;

/** Collects an answer's parts; ends it when it is late, too large or unwanted. */
class Collector implements Dispatcher.DispatchHandler {
  #controller: Controller | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #parts: Buffer[] = [];
  #size = 0;
  #isOver = false;
  readonly #timer: NodeJS.Timeout;
  readonly #maxBytes: number;
  readonly #signals: readonly AbortSignal[] | undefined;
  readonly #visitor: Closing | undefined;
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (error: SilenceError) => void;

  constructor(
    { deadlineMs, signals, visitor }: UpstreamQuestion,
    maxBytes: number,
    resolve: (answer: UpstreamAnswer) => void,
    reject: (error: SilenceError) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#signals = signals;
    this.#visitor = visitor;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#end('late'), deadlineMs);
    for (const signal of signals ?? []) signal.addEventListener('abort', this.#onAbort);
    visitor?.once('close', this.#onLeave);
  }

  // A page whose time is over waited for a service that was late; one that a visitor has left did not.
  #onAbort = ({ target }: Event) => {
    const { reason } = target as AbortSignal;
    this.#end((reason as Error | undefined)?.name === 'TimeoutError' ? 'late' : 'unwanted');
  };

  #onLeave = () => this.#end('unwanted');

  #settle(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const signal of this.#signals ?? []) signal.removeEventListener('abort', this.#onAbort);
    this.#visitor?.off('close', this.#onLeave);
    return true;
  }

  #end(silence: Silence, cause?: unknown): void {
    if (!this.#settle()) return;
    this.#parts = [];
    const error = new SilenceError(silence, cause);
    this.#controller?.abort(error);
    this.#reject(error);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    // Its time may have passed while it waited for a free connection.
    if (this.#isOver) controller.abort(new SilenceError('late'));
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
    else this.#parts.push(part);
  }

  onResponseEnd(): void {
    if (!this.#settle()) return;
    const [first = Buffer.alloc(0)] = this.#parts;
    const body = this.#parts.length > 1 ? Buffer.concat(this.#parts, this.#size) : first;
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Controller, error: Error & { code?: string }): void {
    this.#end(/TIMEOUT/.test(error.code ?? '') ? 'late' : 'unreachable', error);
  }
}

/** Connects to a service of a real shop. */
export function openUpstream(
  address: string,
  { connectMs, answerBytes, connections }: UpstreamOptions,
): Upstream {
  const { origin, basePath } = splitUpstream(address);
  // The global fetch would halve what this server can do; a pool keeps its connections. The deadline is the
  // collector's: undici's own timers start again with every byte, and a trickle would outlive them.
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: connectMs },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const { method, path, headers, body, signals } = question;
        if (signals?.some(({ aborted }) => aborted)) return reject(new SilenceError('unwanted'));
        const collector = new Collector(question, answerBytes, resolve, reject);
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
