import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation } from '#server/http/session.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import type { ServerShop } from '#server/shop/shopServices.ts';
import { SITES } from '#src/config/sites.ts';
import {
  isSamePreview,
  readSharedSettings,
  toPreviewQuery,
  toSettings,
} from '#src/features/preview/previewModel.ts';
import { COOKIES } from '#src/lib/cookies.ts';

/** How long a page of staff waits for the preview service, in milliseconds. */
const PREVIEW_BUDGET_MS = 500;

/**
 * Applies the preview of a shared address for staff from the first paint on. For other visitors the address
 * has no effect and no cost. After an error here the browser tries again.
 */
export async function applySharedPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: ServerShop,
): Promise<void> {
  if (request.cookies[COOKIES.staff] === undefined || !isNavigation(request)) return;
  const { timeZone } = SITES[request.site];
  const shared = readSharedSettings(`${request.origin}${request.url}`, timeZone);
  if (!shared) return;
  const client = shop.clientFor(request, AbortSignal.timeout(PREVIEW_BUDGET_MS), reply);
  const staff = await client.checkStaff();
  if (!staff.ok || staff.value.status !== 'SUCCESS') return;
  // The shop can know the settings while the browser has lost the cookie.
  if (isPreviewed(request) && isSamePreview(toSettings(staff.value, timeZone), shared)) return;
  await client.setPreview({ query: toPreviewQuery(shared) });
}
