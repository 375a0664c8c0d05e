import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { dateText } from '#src/lib/dateText.ts';

/**
 * The number of an order and its date, as title and description on its page and in its mail.
 *
 * @param locale of dates
 */
export function orderTitle(
  { number, orderedAt }: { number: string; orderedAt: string },
  { timeZone }: SiteConfig,
  locale: string,
  text: Text,
): { title: string; description: string } {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return {
    title: text('page.topic.orders.last', { number }),
    description: text('page.topic.orders.last_date', { date: dateText(format, new Date(orderedAt)) }),
  };
}
