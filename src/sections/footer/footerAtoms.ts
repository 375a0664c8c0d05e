import { atom } from 'jotai/vanilla';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { type CountryFooter, FOOTER_PROMOTION_ID } from '#src/schemas/footer.ts';
import { shopApiAtom } from '#src/state/environmentAtom.ts';
import { previewRevisionAtom } from '#src/state/previewRevisionAtom.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { isNewsletterSettled, parseFooterOverride } from './footerModel.ts';

/** `undefined`: the browser has not asked. */
const fetchedOverrideAtom = atom<Partial<CountryFooter> | null | undefined>(undefined);

/** What SHOP_FOOTER replaces: what the browser asked for, else the server's answer, else nothing (FTR-08). */
export const footerOverrideAtom = atom((get) => {
  const fetched = get(fetchedOverrideAtom);
  return fetched === undefined ? (get(serverDataAtom).footer ?? null) : fetched;
});

const newsletterStatusAtom = atom<string | undefined>(undefined);

/** Whether the visitor has signed up already, or only has to confirm (NWL-16). */
export const isNewsletterSettledAtom = atom((get) => isNewsletterSettled(get(newsletterStatusAtom)));

/** What this page's footers have asked for; a second footer, or a second mount, asks no more. */
const askedAtom = atom({ start: false, newsletter: false });

/** Gets the footer's content, once per page, unless a server has it. */
export const startFooterAtom = atom(null, async (get, set) => {
  if (get(askedAtom).start) return;
  set(askedAtom, (asked) => ({ ...asked, start: true }));
  if (get(serverDataAtom).footer === undefined) await set(loadFooterOverrideAtom);
});

/** Asks for SHOP_FOOTER; again whenever staff choose another time, because editors plan it too (FTR-08, BEY-06). */
export const loadFooterOverrideAtom = atom(null, async (get, set) => {
  const revision = get(previewRevisionAtom);
  const answer = await get(shopApiAtom).readPromotion({
    params: { promotionId: FOOTER_PROMOTION_ID },
    query: {},
  });
  // Another time was chosen meanwhile, and its answer is on its way.
  if (revision !== get(previewRevisionAtom)) return;
  if (answer.ok) {
    const { override, problems } = parseFooterOverride(answer.value.contentJSON);
    for (const problem of problems) reportProblem(problem);
    // A text of which nothing can be read is no answer either: what is shown stays.
    if (problems.length === 0 || Object.keys(override).length > 0) set(fetchedOverrideAtom, override);
    return;
  }
  // 404 says that there is none. Any other failure says nothing, so what is shown stays: the server's override too.
  if (answer.error.kind === 'refused' && answer.error.status === 404) set(fetchedOverrideAtom, null);
  else reportProblem(`SHOP_FOOTER could not be read: ${describe(answer.error)}`);
});

/** Asks once per page how far the visitor's sign-up has come (FTR-09). A failure reads as not signed up. */
export const loadNewsletterStatusAtom = atom(null, async (get, set) => {
  if (get(askedAtom).newsletter) return;
  set(askedAtom, (asked) => ({ ...asked, newsletter: true }));
  const answer = await get(shopApiAtom).readPartnerSite();
  if (answer.ok) set(newsletterStatusAtom, answer.value.nl_status ?? undefined);
});

function describe(error: { kind: string; status?: number; problem?: string }): string {
  return [error.kind, error.status, error.problem].filter((part) => part !== undefined).join(' ');
}
