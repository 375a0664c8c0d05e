import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import { imageUrl } from './images.ts';
import { type PluralForms, THEME_WORLD_IMAGES } from './marketing/marketingTexts.ts';
import { marketingOf } from './marketing/siteMarketing.ts';
import { typeset } from './typeset.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** A world is shown for five weeks; the week before, card members look at it already. */
const SHOWN_WEEKS = 5;
/** 1 January 1970 was a Thursday; new worlds come on Tuesdays. */
const FIRST_TUESDAY_MS = 5 * DAY_MS;
/** From this number of days on, a theme world shows how many are left. */
const FEW_DAYS = 7;

const formats = new Map<string, { date: Intl.DateTimeFormat; plural: Intl.PluralRules }>();
/** A language's formats, cached: creating them takes longer than all other data of a page. */
function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    plural: new Intl.PluralRules(locale),
  };
  formats.set(locale, made);
  return made;
}

/**
 * The end of a world in words. Hungarian ends a date with a full stop, which a suffix swallows, and has its own suffix for
 * the first of a month; French writes that day as an ordinal.
 */
function untilText(until: string, date: string, locale: string): string {
  const day = locale.startsWith('fr') ? date.replace(/^1 /, '1er ') : date.replace(/\.$/, '');
  return until.replace('{date}', day).replace(/(?<!\d)1-ig$/, '1-jéig');
}

function counted(forms: PluralForms, count: number, locale: string): string {
  const word = forms[formatsOf(locale).plural.select(count)] ?? forms.other;
  return word.replace('{n}', String(count));
}

/**
 * The theme worlds of a site at a time (NAV-02). Every Tuesday a new one comes and the oldest leaves: one for card
 * members to scout, one new, three more, and one that is in its last week.
 */
export function themeWorldsAt(site: SiteCode, now: Date): ThemeWorlds {
  const { brand, locale, loyaltyCard } = SITES[site];
  const { themeWorlds: texts } = marketingOf(site);
  const week = Math.floor((now.getTime() - FIRST_TUESDAY_MS) / WEEK_MS);
  const { date } = formatsOf(locale);

  const world = (start: number, badges: string[], isForCard = false) => {
    const at = ((start % texts.titles.length) + texts.titles.length) % texts.titles.length;
    const end = new Date(FIRST_TUESDAY_MS + (start + SHOWN_WEEKS) * WEEK_MS - 1);
    const daysLeft = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
    return {
      url: `/c/4100?world=${at + 1}`,
      imgUrl: imageUrl(THEME_WORLD_IMAGES[at] ?? THEME_WORLD_IMAGES[0]),
      title: texts.titles[at] ?? '',
      [`${brand.slug}Card`]: isForCard,
      availability: start % 2 === 0 ? ['ONLINE', 'STORE'] : ['ONLINE'],
      badges,
      endDate: end.toISOString(),
      endDateText: typeset(untilText(texts.until, date.format(end), locale), site),
      ...(daysLeft <= FEW_DAYS && { onlyXDaysLeftText: counted(texts.daysLeft, daysLeft, locale) }),
    };
  };
  const { badges, headlines } = texts;
  return {
    scout: {
      headline: headlines.scout,
      // Without a loyalty card the coming world is there for all to see.
      themeworlds: [world(week + 1, loyaltyCard ? [badges.card] : [badges.new], loyaltyCard)],
    },
    new: { headline: headlines.new, themeworlds: [world(week, [badges.new])] },
    more: {
      headline: headlines.more,
      themeworlds: [world(week - 1, []), world(week - 2, []), world(week - 3, [badges.sale])],
    },
    lastChance: { headline: headlines.lastChance, themeworlds: [world(week - 4, [badges.sale])] },
    translations: { ONLINE: texts.availability.online, STORE: texts.availability.store },
  };
}
