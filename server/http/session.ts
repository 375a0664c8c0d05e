import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { asOrigin } from '#server/http/origin.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { COOKIES, findCookie } from '#src/lib/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the visitor's documents, derived from the session but not usable as one. */
    visitor: string;
    /** The token that writes of this session must send in `X-CSRF-Token`. */
    csrfToken: string;
  }
  interface FastifyReply {
    /** Gives the visitor a new session, as at a log-in; the old id then belongs to an empty visitor. */
    renewSession: () => void;
  }
}

const SECRET_KEY = 'server:session-secret';
const SESSION_COOKIE = { httpOnly: true, maxAgeSeconds: REMEMBER_SECONDS };

const digest = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Compares in constant time, by byte length: non-ASCII text has more bytes than characters. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The exact format of a session: 18 random bytes and their signature, each in base64url. */
const SESSION_SHAPE = /^([\w-]{24})\.([\w-]{43})$/;

/** Data derived from a session with a verified signature. */
interface KnownSession {
  visitor: string;
  csrfToken: string;
}

/** Cached sessions with a verified signature. They depend only on the secret, so they never become stale. */
const MAX_KNOWN_SESSIONS = 5_000;

/** One secret for all servers on one store, created by the first of them. Later reads write nothing. */
export async function readSecret(store: ServerStore, key: string): Promise<string> {
  const stored = await store.read<string>(key);
  if (stored !== undefined) return stored;
  return store.change<string, string>(key, (known) => {
    const secret = known ?? randomBytes(32).toString('base64url');
    return { document: secret, value: secret };
  });
}

/** How long a server uses the secret without reading it again, in milliseconds. */
const SECRET_MS = 5_000;

/** Minimum time between reads because of a session with another signature, which may be forged, in milliseconds. */
const RECHECK_MS = 500;

/** The current secret. It changes if it is deleted, or if the store fails over to an empty one. */
function watchSecret(store: ServerStore, onChange: () => void) {
  let secret: string | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const readAgain = (): Promise<void> => {
    reading ??= readSecret(store, SECRET_KEY)
      .then((read) => {
        if (read !== secret) onChange();
        secret = read;
      })
      // Without the store the known secret stays valid.
      .catch(() => {})
      .finally(() => {
        readAt = performance.now();
        reading = undefined;
      });
    return reading;
  };
  return {
    get: () => secret,
    /** @param isDoubted a session has another signature: perhaps of another server's secret */
    refresh: async (isDoubted: boolean): Promise<void> => {
      const age = performance.now() - readAt;
      if (secret === undefined || (isDoubted && age > RECHECK_MS)) await readAgain();
      else if (age > SECRET_MS) void readAgain();
    },
  };
}

/**
 * Gives every visitor a session: the HttpOnly cookie `sid`, and the cookie `csrf-token`, which the page returns with
 * its writes (contract: cookies).
 *
 * A session is a random text with the server's signature. Nothing is stored for it until the visitor changes something,
 * and a forged session id is rejected.
 */
export function registerSession(app: FastifyInstance, store: ServerStore): void {
  const known = new LRUCache<string, KnownSession>({ max: MAX_KNOWN_SESSIONS });
  const secret = watchSecret(store, () => known.clear());

  const learn = (key: string, session: string): KnownSession => {
    const facts = {
      visitor: createHash('sha256').update(session).digest('base64url').slice(0, 24),
      csrfToken: digest(key, 'csrf', session),
    };
    known.set(session, facts);
    return facts;
  };

  /** The session of a cookie with a valid signature. */
  const recognise = (key: string | undefined, cookie: string): KnownSession | undefined => {
    const facts = known.get(cookie);
    const [, id = '', signature = ''] = SESSION_SHAPE.exec(cookie) ?? [];
    if (facts || key === undefined || id === '') return facts;
    return isSame(signature, digest(key, 'sid', id)) ? learn(key, cookie) : undefined;
  };

  const use = (facts: KnownSession, request: FastifyRequest, reply: FastifyReply): void => {
    request.visitor = facts.visitor;
    request.csrfToken = facts.csrfToken;
    const isCurrent = (token: string) => token === facts.csrfToken || null;
    if (showsCookies(request) && !findCookie(request.headers.cookie ?? '', COOKIES.csrf, isCurrent)) {
      setCookie(request, reply, COOKIES.csrf, facts.csrfToken, { maxAgeSeconds: REMEMBER_SECONDS });
    }
  };

  const begin = (key: string, request: FastifyRequest, reply: FastifyReply): void => {
    const id = randomBytes(18).toString('base64url');
    const session = `${id}.${digest(key, 'sid', id)}`;
    if (showsCookies(request)) setCookie(request, reply, COOKIES.session, session, SESSION_COOKIE);
    use(learn(key, session), request, reply);
  };

  app.decorateRequest('visitor', '');
  app.decorateRequest('csrfToken', '');
  app.decorateReply('renewSession', function (this: FastifyReply) {
    const key = secret.get();
    // Without a store there is no session to renew and no log-in.
    if (key !== undefined) begin(key, this.request, this);
  });
  app.addHook('onRequest', async (request, reply) => {
    const search = <Found>(read: (cookie: string) => Found | null | undefined) =>
      findCookie(request.headers.cookie ?? '', COOKIES.session, read);
    const find = () => search((cookie) => recognise(secret.get(), cookie));
    await secret.refresh(!find() && search((cookie) => SESSION_SHAPE.test(cookie) || null) === true);
    const key = secret.get();
    // Without the store no session can be verified, and none may be replaced, because the cart depends on it.
    if (key === undefined) return;
    const facts = find();
    if (facts) use(facts, request, reply);
    else begin(key, request, reply);
  });
}

/** Whether a request comes from our own page. Browsers send this information; other clients do not. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  // A browser whose settings forbid referrers hides the origin of a form as well. That of a sandboxed frame is hidden too,
  // but its site is another one.
  const isHidden = origin === 'null' && site === 'same-origin';
  return origin === undefined || isHidden || asOrigin(origin) === request.origin;
}

/**
 * Whether a request has the cookies that the visitor has. Browsers send none with another site's form, such as that of a
 * payment page that leads back, and new ones would replace the visitor's.
 */
const showsCookies = (request: FastifyRequest): boolean => request.method === 'GET' || isSameOrigin(request);

/**
 * Whether a request is for a page of its own: no image, script, style or frame. It may be a prefetch. Clients other
 * than browsers do not send this information.
 */
export const isForDocument = ({ headers }: FastifyRequest): boolean =>
  [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined);

/** Whether a request is a GET and a navigation of the person, so that it may change something. */
export const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  isForDocument(request) &&
  !String(request.headers['sec-purpose'] ?? '').includes('prefetch');

/** Whether a write comes from a page of this session: same origin, and the session's token in header or form. */
export function hasCsrfToken(request: FastifyRequest): boolean {
  const inForm = (request.body as { csrf?: unknown } | undefined)?.csrf;
  const token = request.headers['x-csrf-token'] ?? inForm;
  // Without its store the server has no sessions, and an empty token would match.
  const isKnown = request.csrfToken !== '';
  return isKnown && isSameOrigin(request) && typeof token === 'string' && isSame(token, request.csrfToken);
}
