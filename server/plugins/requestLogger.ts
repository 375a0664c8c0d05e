import type { FastifyBaseLogger } from 'fastify';

/**
 * A request's own logger, made when it first says something: most requests say nothing but their one line, and making
 * a child of pino's costs more than that.
 */
export function createRequestLogger(parent: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new LazyLogger(parent, bindings) as unknown as FastifyBaseLogger;
}

class LazyLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: object;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#child ??= this.#parent.child(this.#bindings as Record<string, unknown>);
    return this.#child;
  }

  get level() {
    return this.#parent.level;
  }

  fatal(...given: Parameters<FastifyBaseLogger['fatal']>) {
    this.#own.fatal(...given);
  }
  error(...given: Parameters<FastifyBaseLogger['error']>) {
    this.#own.error(...given);
  }
  warn(...given: Parameters<FastifyBaseLogger['warn']>) {
    this.#own.warn(...given);
  }
  info(...given: Parameters<FastifyBaseLogger['info']>) {
    this.#own.info(...given);
  }
  debug(...given: Parameters<FastifyBaseLogger['debug']>) {
    this.#own.debug(...given);
  }
  trace(...given: Parameters<FastifyBaseLogger['trace']>) {
    this.#own.trace(...given);
  }
  silent(...given: Parameters<FastifyBaseLogger['silent']>) {
    this.#own.silent(...given);
  }
  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#own.child(...given);
  }
}
