import { atom } from 'jotai/vanilla';
import { isNone, isUnanswered, reportNoAnswer } from '#src/api/reportNoAnswer.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { storeNewsletterSettled } from '#src/lib/visitorHint.ts';
import { FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { fetchedFooterAtom } from '#src/state/contentAtoms.ts';
import { pageAtom, shopApiAtom } from '#src/state/pageAtom.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { createNextPersonAtom } from '#src/state/visitorAtoms.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { isNewsletterSettled, parseFooterOverride } from './footerModel.ts';

/** Whether the server's hint says that the visitor has signed up, for the first paint. */
export const isNewsletterHintedAtom = atom((get) => get(visitorHintAtom).isNewsletterSettled === true);
const settledAtom = atom<boolean | null>(null);

/** Whether the visitor has signed up already, or only needs to confirm: as the shop says, or else the hint. */
export const isNewsletterSettledAtom = atom((get) => get(settledAtom) ?? get(isNewsletterHintedAtom));

/** The requests of this page's footers; a second footer, or a second mount, sends no more. */
const requestedAtom = atom({ start: false, newsletter: false });

/** Loads the footer's content, once per page and again after a call without an answer, unless the server has provided it. */
export const startFooterAtom = atom(null, async (get, set) => {
  if (get(requestedAtom).start) return;
  set(requestedAtom, (requested) => ({ ...requested, start: true }));
  if (get(serverDataAtom).footer === undefined) await set(loadFooterOverrideAtom);
});

/** Requests SHOP_FOOTER, and again whenever staff choose another time, because editors schedule it too. */
export const loadFooterOverrideAtom = atom(null, async (get, set) => {
  const revision = get(previewRevisionAtom);
  const answer = await get(shopApiAtom).readPromotion({
    params: { promotionId: FOOTER_PROMOTION_ID },
    query: {},
  });
  // In the meantime staff have chosen another time, and its request is pending.
  if (revision !== get(previewRevisionAtom)) return;
  if (answer.ok) {
    const { override, problems } = parseFooterOverride(answer.value.contentJSON);
    for (const problem of problems) reportProblem(problem);
    // Text without any readable part does not count as an answer: the shown content stays.
    if (problems.length === 0 || Object.keys(override).length > 0) set(fetchedFooterAtom, override);
    return;
  }
  // 404 means that there is none. Any other failure leaves the shown content unchanged, including the server's
  // overrides.
  if (isNone(answer.error)) set(fetchedFooterAtom, null);
  else reportNoAnswer('SHOP_FOOTER', answer.error);
  if (isUnanswered(answer.error)) set(requestedAtom, (requested) => ({ ...requested, start: false }));
});

/** Requests the state of the visitor's sign-up once per page. After a failure the form stays as it is. */
export const loadNewsletterStatusAtom = atom(null, async (get, set) => {
  if (get(requestedAtom).newsletter) return;
  set(requestedAtom, (requested) => ({ ...requested, newsletter: true }));
  await set(reloadNewsletterStatusAtom);
});

const newsletterTurnAtom = atom(0);

/**
 * Requests the state again, as another person may use the page, or has signed up on another page. The last request
 * wins.
 */
export const reloadNewsletterStatusAtom = atom(null, async (get, set) => {
  const turn = get(newsletterTurnAtom) + 1;
  set(newsletterTurnAtom, turn);
  const answer = await get(shopApiAtom).readPartnerSite();
  if (!answer.ok || get(newsletterTurnAtom) !== turn) return;
  const isSettled = isNewsletterSettled(answer.value.nl_status);
  set(settledAtom, isSettled);
  // The next page's first paint.
  if (typeof document !== 'undefined') storeNewsletterSettled(get(pageAtom).site.code, isSettled);
});

/** Drops the answer to a request from before a sign-up on this page, which itself shows the answer. */
export const dropNewsletterStatusAtom = atom(null, (_get, set) =>
  set(newsletterTurnAtom, (turn) => turn + 1),
);

const isNextPersonAtom = createNextPersonAtom();

/** Requests the state again for another person, also if the footer was not on the page when they changed. */
export const followSubscriberAtom = atom(null, (_get, set) => {
  if (set(isNextPersonAtom)) void set(reloadNewsletterStatusAtom);
});
