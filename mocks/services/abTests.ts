import { answer, refusal } from '../answers.ts';
import { abTestsAt } from '../content/abTests.ts';
import type { ShopService } from '../world.ts';

/** A/B tests that run at a time (PRV-03). */
export const readAbTests: ShopService = async (call) => {
  const time = Date.parse(call.query.get('time') ?? '');
  return Number.isNaN(time) ? refusal(400, 'BAD_REQUEST') : answer(abTestsAt(new Date(time)));
};

/** Called once when a footer loads; nobody reads the answer (FTR-09). */
export const assignAbTests: ShopService = async () => answer({ assignments: [] });
