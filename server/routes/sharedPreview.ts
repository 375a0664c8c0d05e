import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerShop } from '#server/shop/shopServices.ts';
import {
  isSamePreview,
  readSharedSettings,
  toPreviewQuery,
  toSettings,
} from '#src/features/preview/previewModel.ts';
import { COOKIES } from '#src/lib/cookies.ts';

/** How long a page of staff waits for the preview service, in milliseconds. */
const PREVIEW_BUDGET_MS = 500;

/** Only a page that a person goes to changes anything: not one that a browser loads ahead, or as part of another. */
const isVisit = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  !String(headers['sec-purpose'] ?? '').includes('prefetch') &&
  [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined);

/**
 * Shows staff from the first paint on what a shared address asks for (BEY-06). For everybody else the address says
 * nothing, and costs nothing; what goes wrong here the browser tries again.
 */
export async function applySharedPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: ServerShop,
): Promise<void> {
  if (request.cookies[COOKIES.staff] === undefined || !isVisit(request)) return;
  const shared = readSharedSettings(`${request.origin}${request.url}`, new Date());
  if (!shared) return;
  const client = shop.clientFor(request, AbortSignal.timeout(PREVIEW_BUDGET_MS), reply);
  const staff = await client.checkStaff();
  if (!staff.ok || staff.value.status !== 'SUCCESS' || isSamePreview(toSettings(staff.value), shared)) return;
  await client.setPreview({ query: toPreviewQuery(shared) });
}
