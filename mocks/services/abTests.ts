import { SITES } from '#src/config/sites.ts';
import { toShopInstant } from '#src/lib/shopTime.ts';
import { answer, refusal } from '../answers.ts';
import { abTestsAt } from '../content/abTests.ts';
import type { ShopService } from '../world.ts';

/** The active A/B tests at a date. */
export const readAbTests: ShopService = async (call) => {
  const time = toShopInstant(call.query.get('time') ?? '', SITES[call.site].timeZone);
  return time === null ? refusal(400, 'BAD_REQUEST') : answer(abTestsAt(new Date(time), call.site));
};

/** Called once when a footer loads; the response is ignored. */
export const assignAbTests: ShopService = async () => answer({ assignments: [] });
