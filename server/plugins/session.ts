import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBER_SECONDS, setCookie } from '#server/cookies.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { COOKIES } from '#src/lib/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling: the key of the visitor's documents, made from the session but useless as one. */
    visitor: string;
    /** The token that this session's writes must carry in `X-CSRF-Token`. */
    csrfToken: string;
  }
}

const SECRET_KEY = 'server:session-secret';

const digest = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

const isSame = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** What follows from a session whose signature has been checked. */
interface KnownSession {
  visitor: string;
  csrfToken: string;
}

/** Sessions whose signature need not be worked out again. They follow from the secret alone, so none grows old. */
const MAX_KNOWN_SESSIONS = 5_000;

/** One secret for all servers on one store, made by the first of them. */
function readSecret(store: ServerStore): Promise<string> {
  return store.change<string, string>(SECRET_KEY, (known) => {
    const secret = known ?? randomBytes(32).toString('base64url');
    return { document: secret, value: secret };
  });
}

/**
 * Gives every visitor a session: cookie `sid`, unreadable for scripts, and cookie `csrf-token`, which the page sends
 * back with its writes (contract: cookies).
 *
 * A session is a random text with the server's signature. Nothing is stored for it before the visitor changes
 * something, and a session id that an attacker made up is not taken.
 */
export function registerSession(app: FastifyInstance, store: ServerStore): void {
  let secret: string | undefined;
  const known = new Map<string, KnownSession>();

  const learn = (key: string, session: string): KnownSession => {
    const facts = {
      visitor: createHash('sha256').update(session).digest('base64url').slice(0, 24),
      csrfToken: digest(key, 'csrf', session),
    };
    const oldest = known.keys().next().value;
    if (known.size >= MAX_KNOWN_SESSIONS && oldest !== undefined) known.delete(oldest);
    known.set(session, facts);
    return facts;
  };

  const take = (key: string, request: FastifyRequest, reply: FastifyReply): void => {
    const given = request.cookies[COOKIES.session] ?? '';
    let facts = known.get(given);
    if (facts === undefined) {
      let session = given;
      const [id = '', signature = ''] = session.split('.');
      const isOurs = id !== '' && isSame(signature, digest(key, 'sid', id));
      if (!isOurs) {
        const fresh = randomBytes(18).toString('base64url');
        session = `${fresh}.${digest(key, 'sid', fresh)}`;
        setCookie(request, reply, COOKIES.session, session, {
          httpOnly: true,
          maxAgeSeconds: REMEMBER_SECONDS,
        });
      }
      facts = learn(key, session);
    }
    request.visitor = facts.visitor;
    request.csrfToken = facts.csrfToken;
    if (request.cookies[COOKIES.csrf] !== facts.csrfToken) {
      setCookie(request, reply, COOKIES.csrf, facts.csrfToken, { maxAgeSeconds: REMEMBER_SECONDS });
    }
  };

  app.decorateRequest('visitor', '');
  app.decorateRequest('csrfToken', '');
  app.addHook('onRequest', (request, reply, done) => {
    if (secret !== undefined) {
      take(secret, request, reply);
      return done();
    }
    readSecret(store).then(
      (read) => {
        secret = read;
        take(read, request, reply);
        done();
      },
      // Without the store no session can be told from a forged one, and none may be replaced: the cart hangs on it.
      () => done(),
    );
  });
}

/** Whether the page that sent a request is one of ours; a browser says so itself, and other clients say nothing. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  return origin === undefined || origin === `${request.protocol}://${request.host}`;
}

/** Whether a write comes from a page of this session: same origin, and the session's token in header or form (BFF-05). */
export function hasCsrfToken(request: FastifyRequest): boolean {
  const inForm = (request.body as { csrf?: unknown } | undefined)?.csrf;
  const token = request.headers['x-csrf-token'] ?? inForm;
  return isSameOrigin(request) && typeof token === 'string' && isSame(token, request.csrfToken);
}
