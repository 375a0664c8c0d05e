import { toShopInstant } from './shopTime.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

interface Ending {
  endDate?: string | undefined;
}

/** When a theme world ends, in milliseconds, or `null`. A date alone lasts the whole day on the shop's clock. */
export function endOfThemeWorld({ endDate = '' }: Ending, timeZone: string): number | null {
  return toShopInstant(DATE_ONLY.test(endDate) ? `${endDate}T24:00` : endDate, timeZone);
}

/** Whether a theme world has ended at a time, in milliseconds; without a readable date it has not. */
export const hasThemeWorldEnded = (world: Ending, now: number, timeZone: string): boolean =>
  now > (endOfThemeWorld(world, timeZone) ?? now);
