import { atom } from 'jotai/vanilla';
import { reportNoAnswer } from '#src/api/reportNoAnswer.ts';
import { STAFF_RENEW_MS } from '#src/config/limits.ts';
import { callAt } from '#src/lib/callAt.ts';
import { COOKIES, expireCookie, pageCookies, readCookie } from '#src/lib/cookies.ts';
import { followFreshness, publishChange } from '#src/lib/freshness.ts';
import { hasPassed } from '#src/lib/hasPassed.ts';
import { pause } from '#src/lib/pause.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import {
  isPreviewing,
  isSamePreview,
  type PreviewOutcome,
  type PreviewSession,
  type PreviewSettings,
  readSharedSettings,
  type TestList,
  toEnd,
  toPreviewQuery,
  toSession,
  toSharedAddress,
} from './previewModel.ts';

/** The staff session, or the session of a share link; `null` without one and until the shop responds. */
export const previewSessionAtom = atom<PreviewSession | null>(null);
/** The staff session that the shop has ended while the page showed it; `null` again after a new log-in. */
export const endedSessionAtom = atom<PreviewSession | null>(null);
/** The settings of the page's content; `null` until the shop has named those with which the server rendered it. */
const contentAtom = atom<PreviewSettings | null>(null);

/** The previewed settings; `null` without a session and until the shop responds. */
export const previewSettingsAtom = atom((get) => get(previewSessionAtom)?.settings ?? null);

/** Whether a preview is active: the cookie exists, and the settings differ from what visitors see. */
export const isPreviewOnAtom = atom((get) => {
  const session = get(previewSessionAtom);
  if (session === null || !isPreviewing(session.settings)) return false;
  return session.isShared || readCookie(pageCookies(), COOKIES.preview) !== null;
});

/** Writes the settings into the page's address, so that it can be shared. */
function showInAddress(settings: PreviewSettings, site: string): void {
  const address = toSharedAddress(location.href, settings, site);
  if (address !== location.href) history.replaceState(history.state, '', address);
}

/** Tells the other tabs about the session; equal ones are no change. */
const tellOtherTabs = (session: PreviewSession | null) =>
  publishChange('preview', { revision: JSON.stringify(session) });

/** Requests the content that depends on the settings again, and names them in the address. */
const changeContentAtom = atom(null, (get, set) => {
  const session = get(previewSessionAtom);
  const settings = session?.settings ?? {};
  const before = get(contentAtom);
  set(contentAtom, settings);
  showInAddress(session?.isShared ? {} : settings, get(pageAtom).site.code);
  set(previewChangedAtom);
  if (before?.visitor !== settings.visitor) void set(reloadVisitorAtom);
});

/** Ends the session on the page, and reloads previewed content. @param isLoggedOut staff have ended it themselves */
const endSessionAtom = atom(null, (get, set, isLoggedOut = false) => {
  const session = get(previewSessionAtom);
  const content = get(contentAtom);
  const wasOn = content ? isPreviewing(content) : readCookie(pageCookies(), COOKIES.preview) !== null;
  // The shop deletes the cookies of a shared link; the remaining ones belong to the staff's own log-in.
  const isShared = session?.isShared === true;
  if (!isShared) {
    expireCookie(COOKIES.staff);
    expireCookie(COOKIES.preview);
  }
  set(previewSessionAtom, null);
  if (!isLoggedOut && !isShared && session) set(endedSessionAtom, session);
  if (wasOn) set(changeContentAtom);
  else showInAddress({}, get(pageAtom).site.code);
  tellOtherTabs(null);
  if (isShared && readCookie(pageCookies(), COOKIES.staff) !== null) void set(checkStaffAtom, 'linkEnded');
});

/** Numbers the calls about the session, so that a late answer does not replace a newer one. */
const callsAtom = atom(0);
const answeredCallAtom = atom(0);
const nextCallAtom = atom(null, (get, set) => {
  set(callsAtom, (count) => count + 1);
  return get(callsAtom);
});

/** Ends the session by the answer to a call: earlier ones that are still on their way are about the session that has ended. */
const endByCallAtom = atom(null, (_get, set, call: number, isLoggedOut?: boolean) => {
  set(answeredCallAtom, call);
  set(endSessionAtom, isLoggedOut);
});

/**
 * Why the shop is asked for the session: at any time, as another tab has `told` of a change, as this page has `applied`
 * settings, or as a shared link has ended, which may have covered the staff's own session (`linkEnded`).
 */
type CheckReason = 'asked' | 'told' | 'applied' | 'linkEnded';

/** Asks the shop for the session and shows it. Returns the session, `null` for none, `undefined` without an answer. */
export const checkStaffAtom = atom(
  null,
  async (get, set, reason: CheckReason): Promise<PreviewSession | null | undefined> => {
    const call = set(nextCallAtom);
    const answer = await get(shopApiAtom).checkStaff();
    if (call < get(answeredCallAtom)) return get(previewSessionAtom);
    if (!answer.ok) return undefined;
    if (answer.value.status === 'UNAUTHORIZED') {
      set(endByCallAtom, call);
      return null;
    }
    if (answer.value.status !== 'SUCCESS') return undefined;
    const session = toSession(answer.value, get(pageAtom).site.timeZone);
    // By the shop's clock the link may still be valid; asking again at once could loop.
    if (reason === 'linkEnded' && session.isShared) return null;
    set(answeredCallAtom, call);
    set(showSessionAtom, session, reason === 'applied');
    if (reason !== 'told') tellOtherTabs(session);
    return session;
  },
);

const showSessionAtom = atom(null, (get, set, session: PreviewSession, isApplied: boolean) => {
  const content = get(contentAtom) ?? session.settings;
  set(previewSessionAtom, session);
  set(endedSessionAtom, null);
  set(contentAtom, content);
  if (isApplied || !isSamePreview(content, session.settings)) set(changeContentAtom);
});

/**
 * Renews the session at once and every 5 minutes, also when a frozen tab is shown again. Returns a function that stops
 * it.
 */
export const renewStaffSessionAtom = atom(null, (get, set): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewedAt = 0;

  const renew = async () => {
    clearTimeout(timer);
    renewedAt = Date.now();
    timer = setTimeout(renew, STAFF_RENEW_MS);
    const call = set(nextCallAtom);
    const answer = await get(shopApiAtom).renewStaff();
    if (call < get(answeredCallAtom)) return;
    // Only the shop's response ends a session; a failed call is repeated after 5 minutes.
    if (answer.ok && answer.value.status === 'UNAUTHORIZED') set(endByCallAtom, call);
    const end =
      answer.ok && answer.value.status === 'SUCCESS'
        ? toEnd(answer.value, get(pageAtom).site.timeZone)
        : null;
    const session = get(previewSessionAtom);
    if (!end || !session) return;
    const renewed = { ...session, expiresAt: end };
    set(previewSessionAtom, renewed);
    tellOtherTabs(renewed);
  };
  const catchUp = () => {
    if (hasPassed(STAFF_RENEW_MS, renewedAt)) void renew();
  };

  const stopFollowing = followFreshness('preview', { refresh: catchUp });
  void renew();
  return () => {
    clearTimeout(timer);
    stopFollowing();
  };
});

/** The A/B tests of the chosen date. */
export const abTestListAtom = atom<TestList>({ state: 'loading', tests: [] });

/** Loads the tests for a time, until the signal aborts. @param delayMs for a date that may still be typed */
export const loadAbTestsAtom = atom(
  null,
  async (get, set, time: string, delayMs: number, signal: AbortSignal) => {
    set(abTestListAtom, ({ tests }) => ({ state: 'loading', tests }));
    if (delayMs > 0) await pause(delayMs);
    if (signal.aborted) return;
    const answer = await get(shopApiAtom).readAbTests({ query: { time }, signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      reportNoAnswer('A/B tests', answer.error);
      set(abTestListAtom, { state: 'failed', tests: [] });
      return;
    }
    set(abTestListAtom, { state: answer.value.length > 0 ? 'found' : 'none', tests: answer.value });
  },
);

/**
 * Applies preview settings, or switches the preview off by empty ones, and reloads the content. The outcome compares
 * the settings with those that the shop then has.
 */
export const applyPreviewAtom = atom(
  null,
  async (get, set, requested: PreviewSettings): Promise<PreviewOutcome> => {
    const call = set(nextCallAtom);
    const answer = await get(shopApiAtom).setPreview({ query: toPreviewQuery(requested) });
    if (answer.ok && answer.value.status === 'UNAUTHORIZED') {
      // A newer answer can know of a new log-in.
      if (call < get(answeredCallAtom)) return 'failed';
      set(endByCallAtom, call);
      return 'ended';
    }
    if (!answer.ok || answer.value.status !== 'SUCCESS') return 'failed';
    const session = await set(checkStaffAtom, 'applied');
    if (session === null) return 'ended';
    if (session) return isSamePreview(session.settings, requested) ? 'applied' : 'different';
    // The shop has accepted the settings, and nothing says otherwise.
    const current = get(previewSessionAtom);
    if (current) set(showSessionAtom, { ...current, settings: requested }, true);
    return 'applied';
  },
);

/** Applies the preview of the page's address for staff; for other visitors the address has no effect. */
const startPreviewAtom = atom(null, async (get, set): Promise<void> => {
  const session = await set(checkStaffAtom, 'asked');
  if (!session || session.isShared) return;
  const shared = readSharedSettings(location.href, get(pageAtom).site.timeZone);
  // The shop can know the settings while the browser has lost the cookie.
  if (!shared || (get(isPreviewOnAtom) && isSamePreview(shared, session.settings))) return;
  if ((await set(applyPreviewAtom, shared)) !== 'applied') {
    reportProblem('Preview: the settings in the address could not be applied.');
  }
});

/**
 * Starts the preview of the page and follows the session in other tabs: all show the same date. Returns a function that
 * stops.
 */
export const followPreviewAtom = atom(null, (_get, set): (() => void) => {
  void set(startPreviewAtom);
  return followFreshness('preview', {
    refresh: (cause) => void set(checkStaffAtom, cause === 'changed' ? 'told' : 'asked'),
  });
});

/** Removes a shared preview from the page when its link expires. Returns a function that cancels the timer. */
export const watchSharedEndAtom = atom(null, (get, set): (() => void) => {
  const { isShared, expiresAt } = get(previewSessionAtom) ?? {};
  if (!isShared || !expiresAt) return () => {};
  return callAt(expiresAt.getTime(), () => set(endSessionAtom));
});

/** Ends the session and its preview, and hides the panel. Returns whether it succeeded. */
export const logoutStaffAtom = atom(null, async (get, set): Promise<boolean> => {
  const answer = await get(shopApiAtom).logoutStaff();
  // For an unknown session the shop responds UNAUTHORIZED: it has ended too.
  const isOut = answer.ok && (answer.value.status === 'SUCCESS' || answer.value.status === 'UNAUTHORIZED');
  if (!isOut) return false;
  set(endByCallAtom, set(nextCallAtom), true);
  return true;
});
