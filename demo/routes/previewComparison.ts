import type { FastifyRequest } from 'fastify';
import {
  checkSide,
  readSideEntry,
  SIDES,
  type SideName,
  sideMoment,
  sideSettings,
  toSideEntry,
} from '#demo/model/comparedSide.ts';
import { comparePages } from '#demo/model/pageDifferences.ts';
import {
  COMPARED_WIDTHS,
  type ComparedSide,
  type PreviewComparison,
  type PreviewTexts,
} from '#demo/model/previewTools.ts';
import { sharedClaims } from '#demo/preview/sharedClaims.ts';
import { SHARED_PARAMETER, signSharedView, withView } from '#demo/preview/sharedView.ts';
import { loadPageData } from '#demo/render/loadPageData.ts';
import type { PreviewedShop } from '#mocks/world.ts';
import { readQuery } from '#server/http/visitor.ts';
import { formatLocaleOf } from '#src/config/locales.ts';
import { SITES } from '#src/config/sites.ts';
import {
  isPreviewing,
  momentText,
  type PreviewInput,
  type PreviewSettings,
  zoneName,
} from '#src/features/preview/previewModel.ts';
import type { AbTest } from '#src/schemas/preview.ts';
import { matchPage, type PageRow } from './matchPage.ts';
import type { PageServices } from './page.ts';

/** Validity of the addresses of a comparison's two pages, in milliseconds. */
const COMPARISON_MS = 30 * 60_000;

/** A time in the page's language, formatted on the server only: a browser's locale data may differ. */
export const toTimeWords = ({ locale, site }: FastifyRequest, time: string): string =>
  momentText(formatLocaleOf(locale), SITES[site].timeZone, new Date(time));

/** A preview's settings as text in the page's language. */
export const toWords = (
  request: FastifyRequest,
  { dateTime, selection, visitor }: PreviewSettings,
): PreviewTexts => ({
  ...(dateTime && { time: toTimeWords(request, dateTime) }),
  ...selection,
  ...(visitor && { visitor }),
});

/** A preview's settings as claims of a signed address. */
export const toPreviewedShop = ({ dateTime, selection, visitor }: PreviewSettings): PreviewedShop => ({
  ...(dateTime && { dateTime: new Date(dateTime).toISOString() }),
  ...(selection && { abTestName: selection.test, abTestGroup: selection.group }),
  ...(visitor && { visitor }),
});

/**
 * Loads a page of the shop in the two states that the address names; by default the present and the staff preview.
 * `undefined` if the target is not a page of the shop.
 *
 * @param target path and query
 */
export async function loadComparison(
  request: FastifyRequest,
  { shop, store, limits }: PageServices,
  target: string,
  preview: PreviewSettings,
): Promise<PreviewComparison | undefined> {
  const { pathname, searchParams } = new URL(target, 'http://page.invalid');
  const row = matchPage(request.site, pathname, searchParams);
  if (!row) return undefined;
  const { timeZone } = SITES[request.site];
  const chosen = readQuery(request, 'width');
  const width = COMPARED_WIDTHS.find((each) => String(each) === chosen) ?? COMPARED_WIDTHS[0];
  const requested = SIDES.map((side) => readSideEntry(side, (name) => readQuery(request, name)));
  const isRequested = requested.some((entry) => entry !== null);
  const defaults = isRequested ? [{}, {}] : [{}, preview];
  const isCompared = isRequested || isPreviewing(preview);

  async function readTests(time: Date): Promise<readonly AbTest[] | null> {
    const client = shop.clientFor(request, AbortSignal.timeout(limits.pageDataMs));
    const answer = await client.readAbTests({ query: { time: time.toISOString() } });
    return answer.ok ? answer.value : null;
  }

  async function readSide(entry: PreviewInput, { content }: PageRow) {
    const moment = sideMoment(entry, timeZone);
    const time = moment ?? new Date();
    // Together, because each may take all the time that a page has. A page with a wrong test is not shown.
    const [tests, loaded] = await Promise.all([
      readTests(time),
      isCompared && moment !== null ? loadSide(content, sideSettings(entry, moment)) : undefined,
    ]);
    const checked = checkSide(entry, moment, tests);
    const settings = 'settings' in checked ? checked.settings : undefined;
    const side: ComparedSide = {
      entry,
      ...(tests && { tests }),
      zone: zoneName(formatLocaleOf(request.locale), timeZone, time),
      ...('problem' in checked && { problem: checked.problem }),
      shown: toWords(request, settings ?? {}),
    };
    return { side, loaded: settings && loaded };
  }

  async function loadSide(content: PageRow['content'], settings: PreviewSettings) {
    const view = {
      ...toPreviewedShop(settings),
      expiresAt: new Date(Date.now() + COMPARISON_MS).toISOString(),
    };
    const claims = sharedClaims.safeParse({ ...view, site: request.site, path: target });
    // Such as a test without a group, which the check of the side reports.
    if (!claims.success) return undefined;
    const token = await signSharedView(store, claims.data);
    const query = new URLSearchParams(searchParams);
    // Both sides show the site whose texts are compared.
    query.delete('site');
    query.set(SHARED_PARAMETER, token);
    const data = await loadPageData(withView(request, view), shop, content, limits.pageDataMs);
    return { page: `${pathname}?${query}`, data };
  }

  const [first, second] = (await Promise.all(
    SIDES.map((_, at) => readSide(requested[at] ?? toSideEntry(defaults[at] ?? {}, timeZone), row)),
  )) as [Awaited<ReturnType<typeof readSide>>, Awaited<ReturnType<typeof readSide>>];
  const sides: Record<SideName, ComparedSide> = { first: first.side, second: second.side };
  const { loaded: one } = first;
  const { loaded: other } = second;
  if (!one || !other) return { width, sides };
  return {
    width,
    sides,
    result: {
      differences: comparePages(one.data, other.data),
      pages: { first: one.page, second: other.page },
    },
  };
}
