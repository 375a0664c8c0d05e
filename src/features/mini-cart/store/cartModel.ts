import type { SitePaths } from '#src/config/links.ts';
import type { Availability, DefectiveSubscription } from '#src/schemas/cart.ts';
import { availabilityOf, type CartItem, listOf } from './cartLines.ts';
import type { CartLineData } from './cartSnapshot.ts';
import { LINE_KINDS, type LineList } from './lineKinds.ts';

const STOCK_NOTICES = {
  IN_STOCK: null,
  AVAILABLE: null,
  NOT_AVAILABLE: { state: 'error', text: 'mini_cart.availability.not_available' },
  SOLDOUT: null,
  SHORTAGE: { state: 'info', text: 'mini_cart.availability.shortage' },
} as const satisfies Record<Availability, object | null>;

/** The notice about an article's stock; usually none. */
export const stockNotice = (availability: Availability | undefined) =>
  availability ? STOCK_NOTICES[availability] : null;

/** The current or upcoming problem of a line. */
export function lineNotice(entry: CartItem) {
  const { defective } = LINE_KINDS[entry.kind];
  if (entry.isDefective && defective) return { state: 'error', text: defective.notice } as const;
  return stockNotice(availabilityOf(entry));
}

const INTERVAL_TEXTS = {
  DAY: 'mini_cart.subscription.day',
  WEEK: 'mini_cart.subscription.week',
  MONTH: 'mini_cart.subscription.month',
} as const;

/** A subscription's delivery interval, as a message and its number; only whole numbers can be said. */
export function intervalText({ recurringIntervalDuration: interval }: DefectiveSubscription) {
  const { intervalDuration: count, intervalUnit } = interval ?? {};
  return count && intervalUnit ? { id: INTERVAL_TEXTS[intervalUnit], count } : undefined;
}

/** The URL of the checkout: a cart with subscriptions has its own. */
export const checkoutLink = (entries: readonly CartItem[], paths: SitePaths): string =>
  entries.some(({ kind, isDefective }) => LINE_KINDS[kind].checkout === 'subscription' && !isDefective)
    ? (paths.subscriptionCheckout ?? paths.checkout)
    : paths.checkout;

const UNSELLABLE = new Set<Availability | undefined>(['NOT_AVAILABLE', 'SOLDOUT']);

/** Why the checkout is disabled; `null` if it is not. A cart that could not be read has no link. */
export function checkoutBlocker(entries: readonly CartItem[], link: string | null) {
  if (entries.length === 0 && link === null) return 'mini_cart.checkout_blocked.no_link';
  if (entries.some(({ isDefective }) => isDefective)) return 'mini_cart.checkout_blocked.defective';
  if (!entries.some(({ kind }) => LINE_KINDS[kind].checkout === 'goods'))
    return 'mini_cart.checkout_blocked.no_goods';
  const isUnsellable = (entry: CartItem) =>
    LINE_KINDS[entry.kind].needsStock && UNSELLABLE.has(availabilityOf(entry));
  if (entries.some(isUnsellable)) return 'mini_cart.checkout_blocked.unavailable';
  return link === null ? 'mini_cart.checkout_blocked.no_link' : null;
}

/** Lines of one list under their heading. */
export interface LineGroup extends Pick<LineList, 'line' | 'heading'> {
  lines: CartLineData[];
}

/** The lines in groups, in display order. */
export function groupLines(lines: readonly CartLineData[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const list = listOf(line.entry);
    const last = groups.at(-1);
    if (last?.line === list.line) last.lines.push(line);
    else groups.push({ line: list.line, heading: list.heading, lines: [line] });
  }
  return groups;
}
