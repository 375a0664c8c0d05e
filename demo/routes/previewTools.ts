import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import {
  PREVIEW_ANSWERS,
  PREVIEW_TOOLS_PATH,
  type PreviewAnswer,
  SHARED_HOURS,
  type SharedLinkView,
} from '#demo/model/previewTools.ts';
import { MAX_PATH_LENGTH, type SharedLink } from '#demo/preview/sharedClaims.ts';
import { addSharedLink, readSharedLinks, revokeSharedLink } from '#demo/preview/sharedLinks.ts';
import { readSharedView, SHARED_PARAMETER, signSharedView } from '#demo/preview/sharedView.ts';
import { loadPageData } from '#demo/render/loadPageData.ts';
import { setCookie } from '#server/http/cookies.ts';
import { hasCsrfToken, isNavigation } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { SITES } from '#src/config/sites.ts';
import { isPreviewing, toSettings } from '#src/features/preview/previewModel.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { AuthCheck } from '#src/schemas/preview.ts';
import { notFoundPage } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { loadComparison, toPreviewedShop, toTimeWords, toWords } from './previewComparison.ts';
import { redirect } from './redirect.ts';

const HOUR_MS = 3_600_000;

const OPEN_PATH = `${PREVIEW_TOOLS_PATH}/open`;

/** The path of a page of the shop, without a query that is too long; anything else becomes the home page. */
const toTarget = (value: unknown): string => {
  const address = safeRedirectPath(value);
  const [path = '/'] = address.split('?');
  return [address, path].find(({ length }) => length <= MAX_PATH_LENGTH) ?? '/';
};

/** The preview settings in an answer, in the time zone of the request's site. */
const settingsOf = ({ site }: FastifyRequest, answer: AuthCheck) => toSettings(answer, SITES[site].timeZone);

/** The preview tools: staff compare two states of a page and share a preview with colleagues who have no log-in. */
export function registerPreviewTools(app: FastifyInstance, services: PageServices): void {
  const { shop, store, limits, limiter } = services;

  /** The staff session's preview, or `null` without one. A share link grants no staff session. */
  async function readStaff(request: FastifyRequest): Promise<AuthCheck | null> {
    if (request.sharedView || request.cookies[COOKIES.staff] === undefined) return null;
    const client = shop.clientFor(request, AbortSignal.timeout(limits.pageCallMs));
    const answer = await client.checkStaff();
    return answer.ok && answer.value.status === 'SUCCESS' ? answer.value : null;
  }

  async function toLinkView(request: FastifyRequest, link: SharedLink): Promise<SharedLinkView> {
    const { id, expiresAt, path } = link;
    const token = await signSharedView(store, link);
    return {
      id,
      path,
      shown: toWords(request, settingsOf(request, { status: 'SUCCESS', ...link })),
      until: toTimeWords(request, expiresAt),
      url: `${request.origin}${OPEN_PATH}?${SHARED_PARAMETER}=${token}`,
    };
  }

  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    answerWithPage(request, reply, services, notFoundPage(request.site), 404);

  /** Responds with the tools page; `answer` is the result of a posted form. */
  async function answerWithTools(
    request: FastifyRequest,
    reply: FastifyReply,
    { target, answer, status = 200 }: { target: string; answer?: PreviewAnswer | undefined; status?: number },
  ): Promise<FastifyReply> {
    const staff = await readStaff(request);
    if (!staff) return answerNotFound(request, reply);
    const settings = settingsOf(request, staff);
    // Beside what the comparison loads: each may take all the time that a page has.
    const serverData = loadPageData(request, shop, { kind: 'preview', view: 'ended' }, limits.pageDataMs);
    const [links, comparison] = await Promise.all([
      readSharedLinks(store, new Date()),
      loadComparison(request, services, target, settings),
    ]);
    // The page contains secret links, so other origins must not learn its address.
    reply.header('Referrer-Policy', 'same-origin');
    const content = {
      kind: 'preview',
      view: 'tools',
      target,
      ...(isPreviewing(settings) && { previewed: toWords(request, settings) }),
      ...(answer && { answer }),
      ...(comparison && { comparison }),
      links: await Promise.all(links.map((link) => toLinkView(request, link))),
    } as const;
    return answerWithPage(request, reply, services, { content, serverData }, status);
  }

  app.get(PREVIEW_TOOLS_PATH, (request, reply) =>
    answerWithTools(request, reply, {
      target: toTarget(readQuery(request, 'to') ?? '/'),
      answer: PREVIEW_ANSWERS.find((each) => each === readQuery(request, 'answer')),
    }),
  );

  /** Rejects a form without a valid CSRF token or above the rate limit; `true` if it has responded. */
  const rejectForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    target: string,
  ): Promise<boolean> => {
    if (!hasCsrfToken(request)) {
      await answerWithTools(request, reply, { target, answer: 'failed', status: 403 });
      return true;
    }
    const waitSeconds = await limiter.count('other', request);
    if (waitSeconds > 0)
      await answerWithTools(request, reply.header('Retry-After', waitSeconds), {
        target,
        answer: 'wait',
        status: 429,
      });
    return waitSeconds > 0;
  };
  const redirectToTools = (reply: FastifyReply, target: string, answer?: PreviewAnswer) =>
    redirect(
      reply,
      `${PREVIEW_TOOLS_PATH}?${new URLSearchParams({ to: target, ...(answer && { answer }) })}`,
    );

  app.post(`${PREVIEW_TOOLS_PATH}/links`, async (request, reply) => {
    const { hours, target } = (request.body ?? {}) as Record<string, unknown>;
    const path = toTarget(target);
    if (await rejectForm(request, reply, path)) return reply;
    const staff = await readStaff(request);
    if (!staff) return answerNotFound(request, reply);
    const settings = settingsOf(request, staff);
    if (!isPreviewing(settings)) return redirectToTools(reply, path);
    const now = new Date();
    const validHours = SHARED_HOURS.find((each) => String(each) === hours) ?? SHARED_HOURS[0];
    const link = {
      id: randomBytes(12).toString('base64url'),
      site: request.site,
      path,
      expiresAt: new Date(now.getTime() + validHours * HOUR_MS).toISOString(),
      ...toPreviewedShop(settings),
    };
    await addSharedLink(store, link, now);
    return redirectToTools(reply, path, 'created');
  });

  app.post(`${PREVIEW_TOOLS_PATH}/revoke`, async (request, reply) => {
    const { link, target } = (request.body ?? {}) as Record<string, unknown>;
    const path = toTarget(target);
    if (await rejectForm(request, reply, path)) return reply;
    if (!(await readStaff(request))) return answerNotFound(request, reply);
    await revokeSharedLink(store, String(link), new Date());
    return redirectToTools(reply, path, 'revoked');
  });

  // Starts the preview in this browser: it applies to every page and call until the link expires or the visitor leaves it.
  app.get(OPEN_PATH, async (request, reply) => {
    const token = readQuery(request, SHARED_PARAMETER) ?? '';
    const claims = await readSharedView(store, token, new Date());
    hideAddress(reply);
    if (claims?.id === undefined || !isNavigation(request))
      return answerWithPage(request, reply, services, { content: { kind: 'preview', view: 'ended' } }, 410);
    const maxAgeSeconds = Math.ceil((Date.parse(claims.expiresAt) - Date.now()) / 1_000);
    setCookie(request, reply, COOKIES.sharedPreview, token, { maxAgeSeconds, httpOnly: true });
    // A staff session's own preview outlasts the link.
    const isStaff = request.cookies[COOKIES.staff] !== undefined;
    setCookie(request, reply, COOKIES.preview, '1', isStaff ? {} : { maxAgeSeconds });
    const { pathname, search } = new URL(toTarget(claims.path), 'http://page.invalid');
    const query = new URLSearchParams(search);
    query.set('site', claims.site);
    return redirect(reply, `${pathname}?${query}`);
  });
}
