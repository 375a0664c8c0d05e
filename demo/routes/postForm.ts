import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormAnswer, statusOf } from '#demo/model/formAnswer.ts';
import type { OwnDocument } from '#mocks/services/moveVisitor.ts';
import type { WriteKind } from '#server/config/limits.ts';
import { ANSWER_PARAMETER } from '#server/http/publicAddress.ts';
import { hasCsrfToken, isNavigation, isSameOrigin } from '#server/http/session.ts';
import { readQuery, visitorSite } from '#server/http/visitor.ts';
import { runInTurn } from '#server/store/lock.ts';
import { readSiteCode, SITES } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { redirect } from './redirect.ts';

type Answer<Entry, Problems, Done> = FormAnswer<Entry, Problems, Done>;

/** What a form does with valid values. */
type Outcome<Problems, Done> =
  | Pick<Answer<never, Problems, Done>, 'done' | 'problems' | 'failure'>
  /** The form is shown again with its values. With a notice, something has changed; without one, this is no error. */
  | { again: true; notice?: MessageId }
  /** Accepted: another page follows. */
  | { redirect: string }
  /** The page that the form belongs to is gone. */
  | { gone: PageRow };

export interface ServerForm<Entry, Problems, Done> {
  /** Tells the forms of a path apart. */
  name: string;
  /** The limit of attempts. @default none */
  limit?: WriteKind;
  /**
   * Whose posts are accepted: pages of this session, pages of this shop, or any. @default 'session'
   */
  accepts?: 'session' | 'origin' | 'any';
  /** The posted values, bounded in size. `isRefused` saves work: nothing but the values is needed. */
  read: (request: FastifyRequest, isRefused: boolean) => Entry | Promise<Entry>;
  /** The values that are shown again, of which the store may know. @default all */
  keep?: (entry: Entry) => Entry;
  /** Whether the same values from the same page are the same message as long as its answer is kept. @default false */
  isOnce?: boolean;
  /** What is wrong with the values; nothing, if it is empty. @default nothing */
  check?: (entry: Entry, request: FastifyRequest) => Problems | null;
  act: (entry: Entry, request: FastifyRequest, reply: FastifyReply) => Promise<Outcome<Problems, Done>>;
  /** The page with an answer. `isFirst` is false for a reload and for a restored tab. */
  toRow: (
    request: FastifyRequest,
    answer: Answer<Entry, Problems, Done>,
    isFirst: boolean,
  ) => PageRow | Promise<PageRow>;
}

interface StoredAnswer {
  id: string;
  form: string;
  /** The same press has the same digest: its values, and the page that it was on. */
  press: string;
  answeredAt: number;
  answer: Answer<unknown, unknown, unknown>;
  isSeen?: true;
}

const answersKey = (visitor: string) => `form-answers:${visitor}`;

/** The answers of a visitor's last forms, for as long as a person may come back to them. */
const MAX_ANSWERS = 5;
const ANSWER_LIFETIME_MS = 30 * 60_000;
export const FORM_ANSWERS: OwnDocument = { keyOf: answersKey, lifetimeMs: ANSWER_LIFETIME_MS };

/** The same values from the same page within this time are one press, also where they may be sent again later. */
const PRESS_MS = 3_000;

const isAlive =
  (now: number) =>
  ({ answeredAt }: StoredAnswer) =>
    answeredAt > now - ANSWER_LIFETIME_MS && answeredAt <= now;

const digestOf = (form: string, request: FastifyRequest, entry: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([form, request.headers.referer, request.url, entry]))
    .digest('base64url');

/** An address of the shop, in the language and on the site of the page that posted the form. */
function onSameSite(request: FastifyRequest, address: string): string {
  const { site, locale } = request;
  const { pathname, searchParams, hash } = new URL(address, 'http://page.invalid');
  const before = String(searchParams);
  if (locale !== SITES[site].locale) searchParams.set('locale', locale);
  if (site !== (readSiteCode(searchParams.get('site')) ?? visitorSite(request)))
    searchParams.set('site', site);
  return String(searchParams) === before ? address : `${pathname}?${searchParams}${hash}`;
}

/** The form's own address with an answer's id. */
function addressOf(request: FastifyRequest, id: string): string {
  const { pathname, searchParams } = new URL(request.url, 'http://page.invalid');
  searchParams.set(ANSWER_PARAMETER, id);
  return onSameSite(request, `${pathname}?${searchParams}`);
}

type Send = () => FastifyReply | Promise<FastifyReply>;

/**
 * Stores an answer: the browser opens it as a page, so that a reload, Back and a restored tab post nothing.
 *
 * @param sender the visitor before a log-out, which begins a new session
 */
async function store<Entry, Problems, Done>(
  form: ServerForm<Entry, Problems, Done>,
  answer: Answer<Entry, Problems, Done>,
  press: string,
  sender: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
): Promise<Send> {
  // A client without cookies, such as a mail program, could not open its answer.
  if (request.cookies[COOKIES.session] === undefined)
    return async () =>
      answerWithPage(request, reply, services, await form.toRow(request, answer, true), statusOf(answer));
  const now = Date.now();
  const id = randomBytes(12).toString('base64url');
  // After a log-out, the second press of a double one is the sender's, and the answer is the new session's.
  for (const visitor of new Set([sender, request.visitor]))
    await services.store.change<StoredAnswer[], void>(answersKey(visitor), (stored = []) => ({
      document: [
        ...stored.filter(isAlive(now)),
        { id, form: form.name, press, answeredAt: now, answer },
      ].slice(-MAX_ANSWERS),
      value: undefined,
      expiresInMs: ANSWER_LIFETIME_MS,
    }));
  return () => redirect(reply, addressOf(request, id));
}

/**
 * Handles a posted form: the same checks, texts and redirect for each. What was accepted is not done again for a double
 * press.
 */
export async function postForm<Entry, Problems, Done>(
  form: ServerForm<Entry, Problems, Done>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
): Promise<FastifyReply> {
  const { accepts = 'session', keep = (entry: Entry) => entry } = form;
  if (accepts !== 'any' && !isSameOrigin(request)) {
    // Nothing of another site's post is read, shown or stored.
    const answer: Answer<Entry, Problems, Done> = { failure: 'outdated' };
    return answerWithPage(
      request,
      reply,
      services,
      await form.toRow(request, answer, true),
      statusOf(answer),
    );
  }
  const waitSeconds = form.limit ? await services.limiter.count(form.limit, request) : 0;
  const entry = await form.read(request, waitSeconds > 0);
  // A digest of a password is not stored: an attacker with a copy of the store could guess the password.
  const press = digestOf(form.name, request, keep(entry));
  const sender = request.visitor;
  // A double press waits for the first one, which another server may have.
  const send = await runInTurn(services.store, `form-press:${sender}:${press}`, async (): Promise<Send> => {
    const now = Date.now();
    const stored = await services.store.read<StoredAnswer[]>(answersKey(sender));
    const sameMs = form.isOnce ? ANSWER_LIFETIME_MS : PRESS_MS;
    const same = stored?.find(
      (each) =>
        // Not one from before the clock was set back.
        isAlive(now)(each) &&
        each.press === press &&
        each.answer.done !== undefined &&
        each.answeredAt > now - sameMs,
    );
    if (same) return () => redirect(reply, addressOf(request, same.id));
    const answerWith = (answer: Answer<Entry, Problems, Done>) =>
      store(form, answer, press, sender, request, reply, services);
    const showAgain = (answer: Omit<Answer<Entry, Problems, Done>, 'entry' | 'done'>) =>
      answerWith({ entry: keep(entry), ...answer });
    if (accepts === 'session' && !hasCsrfToken(request)) return showAgain({ failure: 'outdated' });
    if (waitSeconds > 0) {
      reply.header('Retry-After', waitSeconds);
      return showAgain({ failure: 'limited' });
    }
    const problems = form.check?.(entry, request);
    if (problems && Object.keys(problems).length > 0) return showAgain({ problems });
    const outcome = await form.act(entry, request, reply);
    if ('redirect' in outcome) {
      const target = onSameSite(request, outcome.redirect);
      return () => redirect(reply, target);
    }
    if ('gone' in outcome) return () => answerWithPage(request, reply, services, outcome.gone, 410);
    if ('again' in outcome) {
      const { notice } = outcome;
      return showAgain(notice ? { notice } : {});
    }
    const { done } = outcome;
    return done === undefined ? showAgain(outcome) : answerWith({ done });
  });
  return send();
}

/** The page of a request for a form's answer; `null` for any other request, and after the answer's lifetime. */
export async function readAnswerRow<Entry, Problems, Done>(
  form: ServerForm<Entry, Problems, Done>,
  request: FastifyRequest,
  services: PageServices,
): Promise<PageRow | null> {
  const id = readQuery(request, ANSWER_PARAMETER);
  if (id === undefined) return null;
  const now = Date.now();
  const isOwn = (each: StoredAnswer) => each.id === id && each.form === form.name && isAlive(now)(each);
  const key = answersKey(request.visitor);
  const found = (await services.store.read<StoredAnswer[]>(key))?.find(isOwn);
  if (!found) return null;
  const isFirst = !found.isSeen && isNavigation(request);
  if (isFirst)
    await services.store.change<StoredAnswer[], void>(key, (stored = []) => ({
      document: stored.map((each) => (isOwn(each) ? { ...each, isSeen: true } : each)),
      value: undefined,
      expiresInMs: ANSWER_LIFETIME_MS,
    }));
  const answer = found.answer as Answer<Entry, Problems, Done>;
  return { ...(await form.toRow(request, answer, isFirst)), isIndexed: false, isPersonal: true };
}
