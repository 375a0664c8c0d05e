import { atom } from 'jotai/vanilla';
import { COOKIES, pageCookies, readCookie } from '#src/lib/cookies.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { publishChange } from '#src/lib/freshness.ts';
import { storeNewsletterSettled } from '#src/lib/visitorHint.ts';
import type { BaseData, SignUpValues } from '#src/schemas/newsletter.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { isPreviewed } from '#src/state/previewRevisionAtom.ts';
import {
  createNextPersonAtom,
  loadVisitorAtom,
  reloadVisitorAtom,
  visitorAtom,
} from '#src/state/visitorAtoms.ts';
import {
  isSessionEnd,
  type SignUpOrigin,
  type SignUpOutcome,
  toOutcome,
  toSubscribeRequest,
} from './newsletterModel.ts';

declare global {
  interface Window {
    /** Set by single-page apps, which have an API of their own. */
    __SPA__?: boolean;
  }
}

const newsletterBase = () => (globalThis.window?.__SPA__ === true ? 'private' : 'internal');

/** The stored data of a logged-in customer; `null` without a log-in, before the answer, and after an error. */
export const baseDataAtom = atom<BaseData | null>(null);
const isBaseDataRequestedAtom = atom(false);
/** Counts the resets: a response to a call from before the last reset belongs to another person. */
const baseDataTurnAtom = atom(0);

/** Whether a part of the page knows the visitor as a logged-in customer. */
export const isCustomerAtom = atom((get) => get(visitorAtom)?.status === 'LOGGED_IN');

/**
 * Whether the shop has a customer's data: after a log-in, which scripts may not see, or while staff emulate a customer.
 */
const hasCustomerAtom = atom(null, async (get, set): Promise<boolean> => {
  if (readCookie(pageCookies(), COOKIES.login)) return true;
  if (isPreviewed(get)) await set(loadVisitorAtom);
  return get(isCustomerAtom);
});

/** Requests the customer's data once per page, if a customer is logged in. */
export const loadBaseDataAtom = atom(null, async (get, set) => {
  if (get(isBaseDataRequestedAtom) || !(await set(hasCustomerAtom)) || get(isBaseDataRequestedAtom)) return;
  set(isBaseDataRequestedAtom, true);
  const turn = get(baseDataTurnAtom);
  const answer = await get(pageAtom).shop.readBaseData({ params: { base: newsletterBase() } });
  // After a failure the form is empty: pre-filling is a convenience.
  if (answer.ok && turn === get(baseDataTurnAtom)) set(baseDataAtom, answer.value);
});

/** Deletes the customer's data, because the next person may use this page. */
export const forgetBaseDataAtom = atom(null, (get, set) => {
  set(baseDataTurnAtom, get(baseDataTurnAtom) + 1);
  set(isBaseDataRequestedAtom, false);
  set(baseDataAtom, null);
});

const isNextPersonAtom = createNextPersonAtom();

/** Deletes the data of a customer who has left the page, also while no form was on it. */
export const followCustomerAtom = atom(null, (_get, set) => {
  if (set(isNextPersonAtom)) set(forgetBaseDataAtom);
});

/** Sends a sign-up, and once more after the visitor's data has renewed an ended session. */
const sendSignUpAtom = atom(
  null,
  async (get, set, values: SignUpValues, origin: SignUpOrigin): Promise<SignUpOutcome> => {
    const send = () =>
      get(pageAtom).shop.subscribe({
        params: { base: newsletterBase() },
        body: toSubscribeRequest(values, origin),
      });
    const first = await send();
    if (!isSessionEnd(first)) return toOutcome(first);
    await set(reloadVisitorAtom);
    return toOutcome(await send());
  },
);

/** Tells the page and the other tabs of a sign-up that the shop has accepted. */
const acceptAtom = atom(null, (get, set, email: string) => {
  // The next page is painted without the form.
  storeNewsletterSettled(get(pageAtom).site.code, true);
  set(sendEventAtom, 'newsletter-successful-submit', { email });
  publishChange('newsletter');
});

/** Reports an attempted sign-up, by a user or a robot, to analytics. */
const trackSignUp = (track: Track, { origin, originAddition }: SignUpOrigin): void =>
  track('sign_up', {
    subject: 'newsletter',
    origin: `${origin}:${originAddition}`,
    type: 'ga4',
    emitter: 'newsletterservice',
  });

/** A user's sign-up: sends it, reports it to analytics, and notifies the page on success. */
export const signUpAtom = atom(
  null,
  async (get, set, values: SignUpValues, origin: SignUpOrigin): Promise<SignUpOutcome> => {
    const outcome = await set(sendSignUpAtom, values, origin);
    trackSignUp(get(pageAtom).track, origin);
    if (outcome.status === 'SUCCESS') set(acceptAtom, values.email);
    return outcome;
  },
);

/** Requests the confirmation mail again: the same sign-up, but no new attempt for analytics. */
export const resendAtom = atom(null, (_get, set, values: SignUpValues, origin: SignUpOrigin) =>
  set(sendSignUpAtom, values, origin),
);

/** Reports a sign-up that the browser posted before this page. @param accepted the address of a successful one */
export const trackPostedAtom = atom(null, (get, set, origin: SignUpOrigin, accepted: string | null) => {
  trackSignUp(get(pageAtom).track, origin);
  if (accepted !== null) set(acceptAtom, accepted);
});

/** A robot's sign-up: counted, never sent, and answered like a success. */
export const signUpRobotAtom = atom(null, (get, _set, origin: SignUpOrigin): SignUpOutcome => {
  trackSignUp(get(pageAtom).track, origin);
  return { status: 'SUCCESS' };
});
