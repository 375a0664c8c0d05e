import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '#server/http/cookies.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { safeRedirectPath } from '#server/http/safeRedirectPath.ts';
import { hasCsrfToken } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import {
  PREVIEW_ANSWERS,
  PREVIEW_TOOLS_PATH,
  type PreviewAnswer,
  SHARED_HOURS,
  type SharedLinkView,
} from '#server/model/pageState.ts';
import {
  addSharedLink,
  readSharedLinks,
  revokeSharedLink,
  type SharedLink,
} from '#server/shop/sharedLinks.ts';
import { readSharedView, SHARED_PARAMETER, signSharedView } from '#server/shop/sharedView.ts';
import { isPreviewing, toSettings } from '#src/features/preview/previewModel.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { AuthCheck } from '#src/schemas/preview.ts';
import { notFoundPage } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { loadComparison, toPreviewedShop, toTimeWords, toWords } from './previewComparison.ts';

/** How long the page of staff waits for the preview service, in milliseconds. */
const STAFF_BUDGET_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Longest path that a link opens, in characters. */
const MAX_TARGET_LENGTH = 300;

const OPEN_PATH = `${PREVIEW_TOOLS_PATH}/open`;

/** A page of the shop to show; anything else is the home page. */
const toTarget = (given: unknown): string => {
  const path = safeRedirectPath(given);
  return path.length <= MAX_TARGET_LENGTH ? path : '/';
};

/** Where staff compare what they preview with today, and share it with colleagues who have no log-in (BEY-21). */
export function registerPreviewTools(app: FastifyInstance, services: PageServices): void {
  const { shop, store, limiter } = services;

  /** The staff session's preview, or `null` without one. A share link grants no staff session. */
  async function readStaff(request: FastifyRequest): Promise<AuthCheck | null> {
    if (request.sharedView || request.cookies[COOKIES.staff] === undefined) return null;
    const client = shop.clientFor(request, AbortSignal.timeout(STAFF_BUDGET_MS));
    const answer = await client.checkStaff();
    return answer.ok && answer.value.status === 'SUCCESS' ? answer.value : null;
  }

  async function toLinkView(request: FastifyRequest, link: SharedLink): Promise<SharedLinkView> {
    const { id, expiresAt, path } = link;
    const token = await signSharedView(store, link);
    return {
      id,
      path,
      shown: toWords(request, toSettings({ status: 'SUCCESS', ...link })),
      until: toTimeWords(request, expiresAt),
      url: `${request.origin}${OPEN_PATH}?${SHARED_PARAMETER}=${token}`,
    };
  }

  const nothingHere = (request: FastifyRequest, reply: FastifyReply) =>
    answerWithPage(request, reply, services, notFoundPage(request.site), 404);

  /** The page of the tools; `answer` is what a press of a button has led to. */
  async function answerWithTools(
    request: FastifyRequest,
    reply: FastifyReply,
    { target, answer, status = 200 }: { target: string; answer?: PreviewAnswer | undefined; status?: number },
  ): Promise<FastifyReply> {
    const staff = await readStaff(request);
    if (!staff) return nothingHere(request, reply);
    const settings = toSettings(staff);
    const [links, comparison] = await Promise.all([
      readSharedLinks(store, new Date()),
      loadComparison(request, services, target, settings),
    ]);
    // The links on it are keys.
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
    return answerWithPage(request, reply, services, { content }, status);
  }

  app.get(PREVIEW_TOOLS_PATH, (request, reply) =>
    answerWithTools(request, reply, {
      target: toTarget(readQuery(request, 'to') ?? '/'),
      answer: PREVIEW_ANSWERS.find((each) => each === readQuery(request, 'answer')),
    }),
  );

  /** Answers a form that was not sent from this page, or too often; `true` if it did. */
  const refused = async (request: FastifyRequest, reply: FastifyReply, target: string): Promise<boolean> => {
    if (!hasCsrfToken(request)) {
      await answerWithTools(request, reply, { target, answer: 'failed', status: 403 });
      return true;
    }
    const waitSeconds = await limiter.count('other', request);
    if (waitSeconds > 0)
      await answerWithTools(request, setRetryAfter(reply, waitSeconds), {
        target,
        answer: 'wait',
        status: 429,
      });
    return waitSeconds > 0;
  };
  const back = (reply: FastifyReply, target: string, answer?: PreviewAnswer) =>
    reply
      .header('Cache-Control', 'no-store')
      .redirect(
        `${PREVIEW_TOOLS_PATH}?${new URLSearchParams({ to: target, ...(answer && { answer }) })}`,
        303,
      );

  app.post(`${PREVIEW_TOOLS_PATH}/links`, async (request, reply) => {
    const { hours, target } = (request.body ?? {}) as Record<string, unknown>;
    const path = toTarget(target);
    if (await refused(request, reply, path)) return reply;
    const staff = await readStaff(request);
    if (!staff) return nothingHere(request, reply);
    const settings = toSettings(staff);
    if (!isPreviewing(settings)) return back(reply, path);
    const now = new Date();
    const span = SHARED_HOURS.find((each) => String(each) === hours) ?? SHARED_HOURS[0];
    const link = {
      id: randomBytes(12).toString('base64url'),
      site: request.site,
      path,
      expiresAt: new Date(now.getTime() + span * HOUR_MS).toISOString(),
      ...toPreviewedShop(settings),
    };
    await addSharedLink(store, link, now);
    return back(reply, path, 'created');
  });

  app.post(`${PREVIEW_TOOLS_PATH}/revoke`, async (request, reply) => {
    const { id, target } = (request.body ?? {}) as Record<string, unknown>;
    const path = toTarget(target);
    if (await refused(request, reply, path)) return reply;
    if (!(await readStaff(request))) return nothingHere(request, reply);
    await revokeSharedLink(store, String(id), new Date());
    return back(reply, path, 'revoked');
  });

  // Begins the preview in this browser: every page and call shows it until the link ends or is left.
  app.get(OPEN_PATH, async (request, reply) => {
    const token = readQuery(request, SHARED_PARAMETER) ?? '';
    const said = await readSharedView(store, token, new Date());
    reply.header('Referrer-Policy', 'no-referrer');
    if (said?.id === undefined)
      return answerWithPage(request, reply, services, { content: { kind: 'preview', view: 'ended' } }, 410);
    const maxAgeSeconds = Math.ceil((Date.parse(said.expiresAt) - Date.now()) / 1_000);
    setCookie(request, reply, COOKIES.sharedPreview, token, { maxAgeSeconds, httpOnly: true });
    // The preview of a staff session of its own outlasts the link.
    const isStaff = request.cookies[COOKIES.staff] !== undefined;
    setCookie(request, reply, COOKIES.preview, '1', isStaff ? {} : { maxAgeSeconds });
    const { pathname, search } = new URL(toTarget(said.path), 'http://page.invalid');
    const query = new URLSearchParams(search);
    query.set('site', said.site);
    return reply.header('Cache-Control', 'no-store').redirect(`${pathname}?${query}`, 303);
  });
}
