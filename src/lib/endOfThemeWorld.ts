import { toShopInstant } from './shopTime.ts';

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** When a theme world ends, in milliseconds, or `null`. A date alone lasts the whole day on the shop's clock. */
export function endOfThemeWorld(
  { endDate = '' }: { endDate?: string | undefined },
  timeZone: string,
): number | null {
  return toShopInstant(DATE_ONLY.test(endDate) ? `${endDate}T24:00` : endDate, timeZone);
}
