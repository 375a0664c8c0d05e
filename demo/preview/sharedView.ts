import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedView } from '#mocks/world.ts';
import { setCookie } from '#server/http/cookies.ts';
import { readSecret } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { type SharedClaims, sharedClaims } from './sharedClaims.ts';
import { isSharedLinkValid } from './sharedLinks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this is one side of a comparison, which our own page may frame. */
    isCompared: boolean;
  }
}

/** The signing secret. Sessions have their own: a key serves one purpose. */
const SECRET_KEY = 'server:preview-secret';
/** Maximum length of a token, in characters: enough for the longest names of test and group in any script. */
const MAX_TOKEN_LENGTH = 3_000;
const TOKEN_SHAPE = /^([\w-]+)\.([\w-]{43})$/;

const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`preview:${payload}`).digest();

/** Signs the claims of a preview address. */
export async function signSharedView(store: ServerStore, claims: SharedClaims): Promise<string> {
  const payload = Buffer.from(JSON.stringify(sharedClaims.parse(claims))).toString('base64url');
  return `${payload}.${signatureOf(await readSecret(store, SECRET_KEY), payload).toString('base64url')}`;
}

function parseClaims(payload: string): SharedClaims | null {
  try {
    return (
      sharedClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null
    );
  } catch {
    return null;
  }
}

/** The claims of a token, or `null` if its signature is wrong or it has expired or was revoked. */
export async function readSharedView(
  store: ServerStore,
  token: string,
  now: Date,
): Promise<SharedClaims | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [, payload = '', signature = ''] = TOKEN_SHAPE.exec(token) ?? [];
  if (payload === '') return null;
  const received = Buffer.from(signature, 'base64url');
  const expected = signatureOf(await readSecret(store, SECRET_KEY), payload);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const claims = parseClaims(payload);
  if (!claims || Date.parse(claims.expiresAt) <= now.getTime()) return null;
  return claims.id === undefined || (await isSharedLinkValid(store, claims.id, now)) ? claims : null;
}

/** The query parameter that carries a token. */
export const SHARED_PARAMETER = 'previewToken';

/** The token in the address of the calling page; browsers send it only on the same origin. */
const tokenOfPage = ({ headers }: FastifyRequest): string | undefined =>
  headers['sec-fetch-dest'] === 'empty' && headers.referer
    ? (URL.parse(headers.referer)?.searchParams.get(SHARED_PARAMETER) ?? undefined)
    : undefined;

/** Ends the shared preview in this browser; a staff session stays. */
function forgetSharedView(request: FastifyRequest, reply: FastifyReply): void {
  const names = request.cookies[COOKIES.staff] === undefined ? [COOKIES.preview] : [];
  for (const each of [COOKIES.sharedPreview, ...names]) {
    setCookie(request, reply, each, '', { maxAgeSeconds: 0 });
    delete request.cookies[each];
  }
}

/** The same request with other preview settings. */
export const withView = (request: FastifyRequest, view: SharedView): FastifyRequest =>
  Object.create(request, { sharedView: { value: view } });

const toView = ({ id, dateTime, abTestName, abTestGroup, visitor, expiresAt }: SharedClaims): SharedView => ({
  ...(dateTime && { dateTime }),
  ...(abTestName && abTestGroup && { abTestName, abTestGroup }),
  ...(visitor && { visitor }),
  // A side of a comparison has no expiry: without its token it would show the staff preview as "today".
  ...(id !== undefined && { expiresAt }),
});

/**
 * Reads the signed preview settings of every request: from the token in its own address, in the address of the
 * calling page, or in the cookie that a link has set.
 */
export function registerSharedView(app: FastifyInstance, store: ServerStore): void {
  app.decorateRequest('isCompared', false);
  app.addHook('onRequest', async (request, reply) => {
    const inAddress = readQuery(request, SHARED_PARAMETER) ?? tokenOfPage(request);
    const token = inAddress ?? request.cookies[COOKIES.sharedPreview];
    if (token === undefined) return;
    // Without the store's answer, the link may be valid.
    const claims = await readSharedView(store, token, new Date()).catch(() => undefined);
    if (claims) {
      request.sharedView = toView(claims);
      request.isCompared = claims.id === undefined && readQuery(request, SHARED_PARAMETER) !== undefined;
    } else if (claims === null && inAddress === undefined) forgetSharedView(request, reply);
  });
}
