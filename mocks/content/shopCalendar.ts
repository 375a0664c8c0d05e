import { SITES, type SiteCode } from '#src/config/sites.ts';

/** A yearly period: first and last day as `MM-DD`. If the last day precedes the first, the period spans the new year. */
export interface YearlyPeriod {
  from: string;
  until: string;
}

const formats = new Map<SiteCode, Intl.DateTimeFormat>();
function formatOf(site: SiteCode): Intl.DateTimeFormat {
  const { timeZone } = SITES[site];
  const format =
    formats.get(site) ?? new Intl.DateTimeFormat('en-GB', { timeZone, month: '2-digit', day: '2-digit' });
  formats.set(site, format);
  return format;
}

/** The day of a time in the shop's time zone, as `MM-DD`. */
function dayOf(time: Date, site: SiteCode): string {
  const parts = formatOf(site).formatToParts(time);
  const part = (type: 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')}-${part('day')}`;
}

/** Whether a time is in a period, in the shop's time zone. */
export function isWithin({ from, until }: YearlyPeriod, time: Date, site: SiteCode): boolean {
  const day = dayOf(time, site);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

export type Season = 'winter' | 'summer';

/** From September to January, so that neither banner outlives the date in its conditions. */
const WINTER: YearlyPeriod = { from: '09-01', until: '01-31' };

/** The season of a time: each has its own banner and navigation teasers. */
export const seasonOf = (time: Date, site: SiteCode): Season =>
  isWithin(WINTER, time, site) ? 'winter' : 'summer';
