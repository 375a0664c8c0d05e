import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { dateText } from '#src/lib/dateText.ts';

/**
 * Names an order by its number and date, on its page and in its mail.
 *
 * @param locale of dates
 */
export function orderTitle(
  { number, orderedAt }: { number: string; orderedAt: string },
  { timeZone }: SiteConfig,
  locale: string,
  text: Text,
): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return text('page.topic.orders.last', { number, date: dateText(format, new Date(orderedAt)) });
}
