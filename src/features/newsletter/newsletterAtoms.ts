import { atom } from 'jotai/vanilla';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import type { BaseData, SignUpValues } from '#src/schemas/newsletter.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { sendEventAtom } from '#src/state/eventSourceAtom.ts';
import { type SignUpOrigin, type SignUpOutcome, toOutcome, toSubscribeRequest } from './newsletterModel.ts';
import { trackSignUp } from './newsletterTracking.ts';

declare global {
  interface Window {
    /** Set by pages that run as a single-page app; they have an API of their own (NWL-09). */
    __SPA__?: boolean;
  }
}

const newsletterBase = () => (globalThis.window?.__SPA__ === true ? 'private' : 'internal');

const givenBaseDataAtom = atom<BaseData | null>(null);
const isBaseDataAskedAtom = atom(false);

/** What the shop knows about a logged-in customer; `null` without a log-in, before the answer, and after an error. */
export const baseDataAtom = atom((get) => get(givenBaseDataAtom));

/** Asks for the customer's data once per page, if someone is logged in (NWL-12). */
export const loadBaseDataAtom = atom(null, async (get, set) => {
  if (get(isBaseDataAskedAtom) || !readCookie(document.cookie, COOKIES.login)) return;
  set(isBaseDataAskedAtom, true);
  const answer = await get(environmentAtom).shop.readBaseData({ params: { base: newsletterBase() } });
  // A failure gives an empty form: filling it in is a convenience.
  if (answer.ok) set(givenBaseDataAtom, answer.value);
});

/** The call of a sign-up, and what its answer means (NWL-09, NWL-10). */
const sendSignUpAtom = atom(
  null,
  async (get, _set, values: SignUpValues, origin: SignUpOrigin): Promise<SignUpOutcome> =>
    toOutcome(
      await get(environmentAtom).shop.subscribe({
        params: { base: newsletterBase() },
        body: toSubscribeRequest(values, origin),
      }),
    ),
);

/** A person's sign-up: asks the shop, tells analytics, and tells the page when it worked (NWL-09, NWL-10, NWL-15). */
export const signUpAtom = atom(
  null,
  async (get, set, values: SignUpValues, origin: SignUpOrigin): Promise<SignUpOutcome> => {
    const outcome = await set(sendSignUpAtom, values, origin);
    trackSignUp(get(environmentAtom).track, origin);
    if (outcome.status === 'SUCCESS') {
      set(sendEventAtom, 'newsletter-successful-submit', { email: values.email });
    }
    return outcome;
  },
);

/** Asks the shop to send the confirmation again: the same sign-up, and no new attempt for analytics (BEY-19). */
export const resendAtom = atom(null, (_get, set, values: SignUpValues, origin: SignUpOrigin) =>
  set(sendSignUpAtom, values, origin),
);

/** Tells analytics of a sign-up that the browser posted before this page (NWL-15, NWL-17). */
export const trackPostedAtom = atom(null, (get, _set, origin: SignUpOrigin) =>
  trackSignUp(get(environmentAtom).track, origin),
);

/** A robot's sign-up: counted, never sent, and answered as if it had worked (NWL-08). */
export const signUpRobotAtom = atom(null, (get, _set, origin: SignUpOrigin): SignUpOutcome => {
  trackSignUp(get(environmentAtom).track, origin);
  return { status: 'SUCCESS' };
});
