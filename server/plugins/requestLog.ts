import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '#server/shop/guard.ts';
import { matchCall } from '#server/shop/matchCall.ts';

/** Header fields a log may not carry: they are keys to a visitor's data. */
const SECRET_FIELDS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** What looks like a mail address, or like a token: long, and of letters and digits mixed. */
const PERSONAL = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+\.\w+/g;
const TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi;

/** A text from elsewhere without what a log may not carry. */
export const withoutSecrets = (text: string): string =>
  text.replace(PERSONAL, '[mail]').replace(TOKEN, '[token]');

/** An error as the log tells it: no fields of its own, which may hold a request, and no secrets in its words. */
function toLoggedError({ name, message, code, stack, cause }: Error & { code?: string }) {
  const because = cause as { message?: unknown } | undefined;
  return {
    type: name,
    message: withoutSecrets(String(message)),
    stack: withoutSecrets(stack ?? ''),
    ...(code !== undefined && { code }),
    ...(because?.message !== undefined && { cause: withoutSecrets(String(because.message)) }),
  };
}

let second = 0;
let isoSecond = '';
/** A moment in ISO 8601. The day and time of a second are worked out once. */
export function toIsoTime(ms: number): string {
  const rest = ms % 1_000;
  if (ms - rest !== second) {
    second = ms - rest;
    isoSecond = new Date(second).toISOString().slice(0, 20);
  }
  return `${isoSecond}${String(rest).padStart(3, '0')}Z`;
}

/** How a line of the log looks: JSON with the level as a word and the time in ISO 8601, without secrets (BFF-05, BFF-07). */
export const LOG_SHAPE = {
  redact: SECRET_FIELDS,
  base: null,
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${toIsoTime(Date.now())}"`,
  serializers: { err: toLoggedError },
};

/** A path as it is read, so that a mail address is seen whatever way it is written. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path without the names and tokens that some calls carry in it. */
function toLoggedPath({ method, url }: FastifyRequest): string {
  const path = pathOf(url);
  const template = matchCall(method, path)?.endpoint.path;
  return template ?? withoutSecrets(decoded(path));
}

/** One line for each answered request. Queries are left out: people type names and addresses into them (BFF-05). */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The server's own logger, since this is most requests' only line.
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: toLoggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
