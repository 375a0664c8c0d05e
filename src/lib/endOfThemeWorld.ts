const DAY_MS = 24 * 3_600_000;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * When a theme world ends, in milliseconds, or `null` without a readable date. A date without a time lasts the whole day
 * (NAV-08).
 */
export function endOfThemeWorld({ endDate = '' }: { endDate?: string | undefined }): number | null {
  const end = Date.parse(endDate);
  return Number.isNaN(end) ? null : end + (DATE_ONLY.test(endDate) ? DAY_MS : 0);
}
