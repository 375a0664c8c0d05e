import { atom } from 'jotai/vanilla';
import { reportNoAnswer } from '#src/api/reportNoAnswer.ts';
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

/** The staff session, or the session of a share link; `null` without one and until the shop responds (BEY-21). */
export const previewSessionAtom = atom((get) => get(sessionAtom));

/** The previewed settings; `null` without a session and until the shop responds (PRV-01). */
export const previewSettingsAtom = atom((get) => get(sessionAtom)?.settings ?? null);

/** Whether a preview is active: the cookie exists, and the settings differ from what visitors see (BEY-06). */
export const isPreviewOnAtom = atom((get) => {
  const session = get(sessionAtom);
  if (session === null || !isPreviewing(session.settings)) return false;
  return session.isShared || readCookie(document.cookie, COOKIES.preview) !== null;
});

/** Writes the settings into the page's address, so that it can be shared (BEY-06). */
function showInAddress(settings: PreviewSettings, site: string): void {
  const address = toSharedAddress(location.href, settings, site);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** Shows the staff session that a shared link had replaced (BEY-21). */
const showOwnSessionAtom = atom(null, async (get, set): Promise<void> => {
  const answer = await get(shopApiAtom).checkStaff();
  // By the shop's clock the link may still be valid; repeating the call at once could loop.
  if (answer.ok && answer.value.status === 'SUCCESS' && !answer.value.isShared)
    set(sessionAtom, toSession(answer.value));
});

/**
 * Ends the session on the page: removes its cookies, parameters and panel, and reloads previewed content (PRV-01, PRV-07,
 * BEY-06).
 *
 * @param wasOn whether a preview was active before the call whose response deleted the cookies
 */
const sessionEndedAtom = atom(null, (get, set, wasOn: boolean) => {
  const isEmulated = get(previewSettingsAtom)?.visitor !== undefined;
  // The shop deletes the cookies of a shared link; the remaining ones belong to the staff's own log-in (BEY-21).
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

/** Checks whether a member of staff is logged in; any response except SUCCESS hides the panel (PRV-01). */
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
 * Renews the session at once and then every 5 minutes, in hidden tabs too (PRV-01, PRV-07). A tab that the browser had
 * frozen renews when it is shown again. An ended session hides the panel. Returns a function that stops it.
 */
export const renewStaffSessionAtom = atom(null, (get, set): (() => void) => {
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
    // Only the shop's response ends a session; a failed call is repeated after 5 minutes.
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
 * Loads the tests for a time; a response after the signal has aborted is ignored (PRV-03).
 *
 * @param delayMs debounce time, because the date may still be typed
 */
export const loadAbTestsAtom = atom(
  null,
  async (get, set, time: string, delayMs: number, signal: AbortSignal) => {
    set(testListAtom, ({ tests }) => ({ state: 'loading', tests }));
    if (delayMs > 0) await pause(delayMs);
    if (signal.aborted) return;
    const answer = await get(shopApiAtom).readAbTests({ query: { time }, signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      reportNoAnswer('A/B tests', answer.error);
      set(testListAtom, { state: 'failed', tests: [] });
      return;
    }
    set(testListAtom, { state: answer.value.length > 0 ? 'found' : 'none', tests: answer.value });
  },
);

/**
 * Applies preview settings; empty settings switch the preview off (PRV-05). Afterwards all content that depends on them is
 * reloaded. If the session has ended, the panel is hidden (PRV-07). Returns whether it succeeded.
 */
export const applyPreviewAtom = atom(null, async (get, set, requested: PreviewSettings): Promise<boolean> => {
  const wasOn = get(isPreviewOnAtom);
  const before = get(previewSettingsAtom)?.visitor;
  const answer = await get(shopApiAtom).setPreview({ query: toPreviewQuery(requested) });
  if (answer.ok && answer.value.status === 'UNAUTHORIZED') set(sessionEndedAtom, wasOn);
  if (!answer.ok || answer.value.status !== 'SUCCESS') return false;
  // The panel shows the settings that the shop applied, not the requested ones.
  await set(checkStaffAtom);
  showInAddress(requested, get(environmentAtom).site.code);
  set(previewChangedAtom);
  if (before !== requested.visitor) void set(reloadVisitorAtom);
  return true;
});

/**
 * Checks whether a member of staff is logged in, and applies the preview of the page's address (PRV-01, BEY-06). For
 * other visitors the address has no effect.
 */
export const startPreviewAtom = atom(null, async (get, set): Promise<void> => {
  const session = await set(checkStaffAtom);
  if (!session || session.isShared) return;
  const shared = readSharedSettings(location.href, new Date());
  // The shop can know the settings while the browser has lost the cookie.
  if (!shared || (get(isPreviewOnAtom) && isSamePreview(shared, session.settings))) return;
  if (!(await set(applyPreviewAtom, shared))) {
    reportProblem('Preview: the settings in the address could not be applied.');
  }
});

/** Removes a shared preview from the page when its link expires. Returns a function that cancels the timer (BEY-21). */
export const watchSharedEndAtom = atom(null, (get, set): (() => void) => {
  const { isShared, expiresAt } = get(sessionAtom) ?? {};
  if (!isShared || !expiresAt) return () => {};
  const timer = setTimeout(() => set(sessionEndedAtom, true), expiresAt.getTime() - Date.now());
  return () => clearTimeout(timer);
});

/** Ends the session and its preview, and hides the panel (PRV-01). Returns whether it succeeded. */
export const logoutStaffAtom = atom(null, async (get, set): Promise<boolean> => {
  const wasOn = get(isPreviewOnAtom);
  const answer = await get(shopApiAtom).logoutStaff();
  // For an unknown session the shop responds UNAUTHORIZED: it has ended too.
  const isOut = answer.ok && (answer.value.status === 'SUCCESS' || answer.value.status === 'UNAUTHORIZED');
  if (isOut) set(sessionEndedAtom, wasOn);
  return isOut;
});
