import { atom } from 'jotai/vanilla';
import { STAFF_RENEW_MS } from '#src/config/limits.ts';
import { COOKIES, expireCookie, readCookie } from '#src/lib/cookies.ts';
import { pause } from '#src/lib/pause.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { environmentAtom, shopApiAtom } from '#src/state/environmentAtom.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import {
  isPreviewing,
  isSamePreview,
  type PreviewSession,
  type PreviewSettings,
  readSharedSettings,
  type TestList,
  toEnd,
  toPreviewQuery,
  toSession,
  toSharedAddress,
} from './previewModel.ts';

const sessionAtom = atom<PreviewSession | null>(null);

/** The staff session, or the session of a share link; `null` without one and until the shop has answered (BEY-21). */
export const previewSessionAtom = atom((get) => get(sessionAtom));

/** The previewed settings; `null` without a session and until the shop has answered (PRV-01). */
export const previewSettingsAtom = atom((get) => get(sessionAtom)?.settings ?? null);

/** Whether the shop is shown otherwise than to visitors: the cookie is there, and settings are (BEY-06). */
export const isPreviewOnAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session === null || !isPreviewing(session.settings)) return false;
  return session.isShared || readCookie(document.cookie, COOKIES.preview) !== null;
});

/** The page's address says what is shown, so that it can be shared as it stands (BEY-06). */
function showInAddress(settings: PreviewSettings, site: string): void {
  const address = toSharedAddress(location.href, settings, site);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** Shows the staff session that a colleague's link has covered (BEY-21). */
const showOwnSessionAtom = atom(null, async (get, set): Promise<void> => {
  const answer = await get(shopApiAtom).checkStaff();
  // By the shop's clock the link may be valid for a moment more; asking again at once would not end.
  if (answer.ok && answer.value.status === 'SUCCESS' && !answer.value.isShared)
    set(sessionAtom, toSession(answer.value));
});

/**
 * Ends the session on the page: its cookies, its parameters and its panel go, and other times with them (PRV-01, PRV-07,
 * BEY-06).
 *
 * @param wasOn whether settings applied before the call whose answer took the cookies away
 */
const sessionEndedAtom = atom(null, (get, set, wasOn: boolean) => {
  const isEmulated = get(previewSettingsAtom)?.visitor !== undefined;
  // The cookies of a colleague's link end with it; those that are left belong to a log-in of one's own (BEY-21).
  const isShared = get(sessionAtom)?.isShared === true;
  if (!isShared) {
    expireCookie(COOKIES.staff);
    expireCookie(COOKIES.preview);
  }
  showInAddress({}, get(environmentAtom).site.code);
  set(sessionAtom, null);
  if (wasOn) set(previewChangedAtom);
  if (isEmulated) void set(reloadVisitorAtom);
  if (isShared && readCookie(document.cookie, COOKIES.staff) !== null) void set(showOwnSessionAtom);
});

/** Asks whether a member of staff is logged in; every answer but SUCCESS hides the panel (PRV-01). */
export const checkStaffAtom = atom(null, async (get, set): Promise<PreviewSession | null> => {
  const wasOn = readCookie(document.cookie, COOKIES.preview) !== null;
  const answer = await get(shopApiAtom).checkStaff();
  if (answer.ok && answer.value.status === 'UNAUTHORIZED') {
    set(sessionEndedAtom, wasOn);
    return null;
  }
  const session = answer.ok && answer.value.status === 'SUCCESS' ? toSession(answer.value) : null;
  set(sessionAtom, session);
  return session;
});

/**
 * Keeps the session alive: at once, then every 5 minutes, in hidden tabs too (PRV-01, PRV-07). A tab that the browser had
 * frozen renews when it is shown again. A session that has ended hides the panel. Returns what stops it.
 */
export const keepStaffSessionAtom = atom(null, (get, set): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = 0;
  let isStopped = false;

  const renew = async () => {
    clearTimeout(timer);
    dueAt = Date.now() + STAFF_RENEW_MS;
    timer = setTimeout(renew, STAFF_RENEW_MS);
    const wasOn = get(isPreviewOnAtom);
    const answer = await get(shopApiAtom).renewStaff();
    if (isStopped) return;
    // Only the shop's own answer ends a session; a failed call is repeated in 5 minutes.
    if (answer.ok && answer.value.status === 'UNAUTHORIZED') set(sessionEndedAtom, wasOn);
    const end = answer.ok && answer.value.status === 'SUCCESS' ? toEnd(answer.value) : null;
    if (end) set(sessionAtom, (session) => session && { ...session, expiresAt: end });
  };
  const catchUp = () => {
    if (!document.hidden && Date.now() >= dueAt) void renew();
  };

  document.addEventListener('visibilitychange', catchUp);
  void renew();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', catchUp);
  };
});

const testListAtom = atom<TestList>({ state: 'loading', tests: [] });

/** The A/B tests of the chosen date (PRV-03). */
export const abTestListAtom = atom((get) => get(testListAtom));

/**
 * Asks for the tests of a time; an answer that comes after its signal is dropped (PRV-03).
 *
 * @param restMs time to wait first, so that a date that is still being typed is not asked for
 */
export const loadAbTestsAtom = atom(
  null,
  async (get, set, time: string, restMs: number, signal: AbortSignal) => {
    set(testListAtom, ({ tests }) => ({ state: 'loading', tests }));
    if (restMs > 0) await pause(restMs);
    if (signal.aborted) return;
    const answer = await get(shopApiAtom).readAbTests({ query: { time }, signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      reportProblem(`A/B tests: no answer (${answer.error.kind}).`);
      set(testListAtom, { state: 'failed', tests: [] });
      return;
    }
    set(testListAtom, { state: answer.value.length > 0 ? 'found' : 'none', tests: answer.value });
  },
);

/**
 * Asks the shop to show other settings; none of them switches the preview off (PRV-05). Afterwards everything that
 * depends on them is asked for again. A session that has ended meanwhile hides the panel (PRV-07). Answers whether it
 * worked.
 */
export const applyPreviewAtom = atom(null, async (get, set, asked: PreviewSettings): Promise<boolean> => {
  const wasOn = get(isPreviewOnAtom);
  const before = get(previewSettingsAtom)?.visitor;
  const answer = await get(shopApiAtom).setPreview({ query: toPreviewQuery(asked) });
  if (answer.ok && answer.value.status === 'UNAUTHORIZED') set(sessionEndedAtom, wasOn);
  if (!answer.ok || answer.value.status !== 'SUCCESS') return false;
  // What is said is what the shop says it shows, not what was asked for.
  await set(checkStaffAtom);
  showInAddress(asked, get(environmentAtom).site.code);
  set(previewChangedAtom);
  if (before !== asked.visitor) void set(reloadVisitorAtom);
  return true;
});

/**
 * Checks whether a member of staff is logged in, and applies the preview of the page's address (PRV-01, BEY-06). For
 * other visitors the address has no effect.
 */
export const startPreviewAtom = atom(null, async (_get, set): Promise<void> => {
  const session = await set(checkStaffAtom);
  if (!session || session.isShared) return;
  const shared = readSharedSettings(location.href, new Date());
  if (!shared || isSamePreview(shared, session.settings)) return;
  if (!(await set(applyPreviewAtom, shared))) {
    reportProblem('Preview: the settings in the address could not be applied.');
  }
});

/** Takes a shared preview off the page when its link expires. Returns what stops the wait (BEY-21). */
export const watchSharedEndAtom = atom(null, (get, set): (() => void) => {
  const { isShared, expiresAt } = get(sessionAtom) ?? {};
  if (!isShared || !expiresAt) return () => {};
  const timer = setTimeout(() => set(sessionEndedAtom, true), expiresAt.getTime() - Date.now());
  return () => clearTimeout(timer);
});

/** Ends the session and its preview, and hides the panel (PRV-01). Answers whether it worked. */
export const logoutStaffAtom = atom(null, async (get, set): Promise<boolean> => {
  const wasOn = get(isPreviewOnAtom);
  const answer = await get(shopApiAtom).logoutStaff();
  // A session that the shop does not know any more has ended as well.
  const isOut = answer.ok && (answer.value.status === 'SUCCESS' || answer.value.status === 'UNAUTHORIZED');
  if (isOut) set(sessionEndedAtom, wasOn);
  return isOut;
});
