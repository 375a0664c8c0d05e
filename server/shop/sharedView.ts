import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SharedView } from '#mocks/world.ts';
import { setCookie } from '#server/http/cookies.ts';
import { readQuery } from '#server/http/visitor.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { SITE_CODES } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { EMULATED_VISITORS } from '#src/schemas/preview.ts';
import { isSharedLinkInForce } from './sharedLinks.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a signed preview address shows in this request, or `null`: the visitor's own shop (BEY-21). */
    sharedView: SharedView | null;
    /** One side of a comparison: a page of ours may frame it. */
    isCompared: boolean;
  }
}

const SECRET_KEY = 'server:preview-secret';
/** Longest token that is read, in characters: room for the longest names of test and group in any script. */
const MAX_TOKEN_LENGTH = 3_000;
const MAX_NAME_LENGTH = 200;
const MAX_PATH_LENGTH = 500;
const TOKEN_SHAPE = /^([\w-]+)\.([\w-]{43})$/;

const name = z.string().min(1).max(MAX_NAME_LENGTH);

/** What a token says. */
const claims = z.object({
  /** Of a link that can be revoked; a frame of the comparison has none. */
  id: z.string().max(MAX_NAME_LENGTH).optional(),
  dateTime: z.iso.datetime().optional(),
  abTestName: name.optional(),
  abTestGroup: name.optional(),
  visitor: z.enum(EMULATED_VISITORS).optional(),
  site: z.enum(SITE_CODES),
  /** The page that the link opens. */
  path: z.string().startsWith('/').max(MAX_PATH_LENGTH),
  expiresAt: z.iso.datetime(),
});
export type SharedClaims = z.infer<typeof claims>;

/** The secret of all servers on one store. It is not the one of the sessions: a signature serves one purpose. */
const readSecret = (store: ServerStore): Promise<string> =>
  store.change<string, string>(SECRET_KEY, (known) => {
    const secret = known ?? randomBytes(32).toString('base64url');
    return { document: secret, value: secret };
  });

const signatureOf = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`preview:${payload}`).digest();

/** Signs what a preview address shows. */
export async function signSharedView(store: ServerStore, given: SharedClaims): Promise<string> {
  const payload = Buffer.from(JSON.stringify(claims.parse(given))).toString('base64url');
  return `${payload}.${signatureOf(await readSecret(store), payload).toString('base64url')}`;
}

function parseClaims(payload: string): SharedClaims | null {
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** What a token says, or `null` for one that was not signed here, has expired or was revoked. */
export async function readSharedView(
  store: ServerStore,
  token: string,
  now: Date,
): Promise<SharedClaims | null> {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [, payload = '', signature = ''] = TOKEN_SHAPE.exec(token) ?? [];
  if (payload === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(await readSecret(store), payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const said = parseClaims(payload);
  if (!said || Date.parse(said.expiresAt) <= now.getTime()) return null;
  return said.id === undefined || (await isSharedLinkInForce(store, said.id, now)) ? said : null;
}

/** The parameter of an address that carries a token. */
export const SHARED_PARAMETER = 'previewToken';

/** The token in the address of the page that makes a call; browsers name it only on the same origin. */
const tokenOfPage = ({ headers }: FastifyRequest): string | undefined =>
  headers['sec-fetch-dest'] === 'empty' && headers.referer
    ? (URL.parse(headers.referer)?.searchParams.get(SHARED_PARAMETER) ?? undefined)
    : undefined;

/** Ends what a link has begun in this browser; a staff session of its own stays. */
export function forgetSharedView(request: FastifyRequest, reply: FastifyReply): void {
  const names = request.cookies[COOKIES.staff] === undefined ? [COOKIES.preview] : [];
  for (const each of [COOKIES.sharedPreview, ...names]) {
    setCookie(request, reply, each, '', { maxAgeSeconds: 0 });
    delete request.cookies[each];
  }
}

/** The same request, seen with other settings than its own. */
export const withView = (request: FastifyRequest, view: SharedView): FastifyRequest =>
  Object.create(request, { sharedView: { value: view } });

const toView = ({ id, dateTime, abTestName, abTestGroup, visitor, expiresAt }: SharedClaims): SharedView => ({
  ...(dateTime && { dateTime }),
  ...(abTestName && abTestGroup && { abTestName, abTestGroup }),
  ...(visitor && { visitor }),
  // A side of a comparison has no expiry; without its token it would show the preview of staff under "today".
  ...(id !== undefined && { expiresAt }),
});

/**
 * Finds out for every request whether a signed address shows it another time or test group (BEY-21): the token in its
 * own address, in the address of the page that calls, or in the cookie that a link has set.
 */
export function registerSharedView(app: FastifyInstance, store: ServerStore): void {
  app.decorateRequest('sharedView', null);
  app.decorateRequest('isCompared', false);
  app.addHook('onRequest', async (request, reply) => {
    const inAddress = readQuery(request, SHARED_PARAMETER) ?? tokenOfPage(request);
    const token = inAddress ?? request.cookies[COOKIES.sharedPreview];
    if (token === undefined) return;
    const said = await readSharedView(store, token, new Date()).catch(() => null);
    if (said) {
      request.sharedView = toView(said);
      request.isCompared = said.id === undefined && readQuery(request, SHARED_PARAMETER) !== undefined;
    } else if (inAddress === undefined) forgetSharedView(request, reply);
  });
}
