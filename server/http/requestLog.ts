import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchCall, pathOf } from '#server/http/matchCall.ts';

/** Header fields that must not be logged, because they give access to a visitor's data. */
const SECRET_FIELDS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** Maximum length of untrusted text in a log line, in characters. */
const MAX_LOGGED_PATH = 200;
const MAX_LOGGED_TEXT = 8_000;

/** Minimum length of an alphanumeric word that is masked as a token. */
const MIN_TOKEN_LENGTH = 32;

const isMailAddress = (word: string) => {
  const at = word.search(/@|%40/i);
  return at > 0 && word.indexOf('.', at) > at + 1;
};
const isToken = (word: string) => word.length >= MIN_TOKEN_LENGTH && /\d/.test(word) && /[a-z]/i.test(word);

/**
 * Masks mail addresses and tokens in untrusted text and truncates it to `maxLength` characters.
 *
 * The text is truncated first and then read word by word: each expression is one character class, so the time is
 * linear in the text.
 */
export function withoutSecrets(text: string, maxLength = MAX_LOGGED_TEXT): string {
  return text
    .slice(0, maxLength)
    .replace(/[^\s"'<>(),;:]+/g, (word) => (isMailAddress(word) ? '[mail]' : word))
    .replace(/[\w-]+/g, (word) => (isToken(word) ? '[token]' : word));
}

/** An error for the log: without its own fields, which may contain a request, and without secrets in its text. */
function toLoggedError({ name, message, code, stack, cause }: Error & { code?: string }) {
  const inner = cause as { message?: unknown } | undefined;
  return {
    type: name,
    message: withoutSecrets(String(message)),
    stack: withoutSecrets(stack ?? ''),
    ...(code !== undefined && { code }),
    ...(inner?.message !== undefined && { cause: withoutSecrets(String(inner.message)) }),
  };
}

/** The format of a log line: JSON with the level's name and the time in ISO 8601, without secrets. */
export const LOG_SHAPE = {
  redact: SECRET_FIELDS,
  base: null,
  formatters: { level: (level: string) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: toLoggedError },
};

/** Decodes a path, so that an encoded mail address is recognised too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The catch-all route of pages, whose pattern has no information. */
const ANY_PAGE = '/*';

/**
 * The route of a request: the pattern of the endpoint table or of the router, which contains no names or tokens. Only
 * pages under the catch-all route are logged with their path, truncated and masked.
 */
function toLoggedPath({ method, url, routeOptions }: FastifyRequest): string {
  const path = pathOf(url);
  const pattern = matchCall(method, path)?.endpoint.path ?? routeOptions.url;
  if (pattern !== undefined && pattern !== ANY_PAGE) return pattern;
  // JSON escapes only C0: terminals interpret other control characters, and bidi marks change the displayed order.
  const plain = decoded(path.slice(0, MAX_LOGGED_PATH)).replace(/[\p{C}\u2028\u2029]/gu, '\ufffd');
  return withoutSecrets(plain, MAX_LOGGED_PATH);
}

/** Logs one line per request. Queries are omitted: people type names and addresses into them. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
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
