import { SITES, type SiteCode } from '#src/config/sites.ts';
import { dateText } from '#src/lib/dateText.ts';
import { todayIn } from '#src/lib/forms/birthDate.ts';
import { toShopInstant } from '#src/lib/shopTime.ts';
import type { ThemeWorlds } from '#src/schemas/themeWorld.ts';
import type { ProductId } from './catalogue.ts';
import { sceneUrl } from './images.ts';
import type { PluralForms } from './marketing/marketingTexts.ts';
import { marketingOf } from './marketing/siteMarketing.ts';
import { typeset } from './typeset.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** A world is shown for five weeks; the week before, card members look at it already. */
const SHOWN_WEEKS = 5;
/** Days are counted from 1 January 1970, a Thursday; new worlds come on Tuesdays, when the site's day begins. */
const FIRST_TUESDAY = 5;
/** Number of the category that lists the worlds. */
export const OVERVIEW_ID = '4100';

/** The worlds, in the order of their texts: one a week, in turn. */
const WORLDS: readonly { scene: string; products: readonly ProductId[] }[] = [
  { scene: 'coffee', products: ['4002', '4001', '4043', '4008'] },
  { scene: 'gifts', products: ['4024', '4016', '4007', '4090'] },
  { scene: 'winter', products: ['4028', '4030', '4031', '4033', '4029', '4035', '4006', '4016'] },
  { scene: 'breakfast', products: ['4009', '4015', '4014', '4013'] },
  { scene: 'yoga', products: ['4044', '4045', '4046', '4021'] },
  { scene: 'sleep', products: ['4018', '4017', '4023', '4016'] },
  { scene: 'sweets', products: ['4007', '4008', '4009', '4006'] },
  { scene: 'outdoor', products: ['4039', '4038', '4046', '4033'] },
  { scene: 'balcony', products: ['4049', '4048', '4047', '4019'] },
  { scene: 'cycling', products: ['4040', '4050', '4046', '4038'] },
  { scene: 'play', products: ['4051', '4024', '4052', '4053'] },
  { scene: 'autumn', products: ['4042', '4033', '4049', '4006'] },
];

/** The address of a world's page begins with that of the overview. */
const worldUrl = (index: number) => `/c/${OVERVIEW_ID}-${index + 1}`;

/** A theme world without its dates. */
export interface ThemeWorldContent {
  title: string;
  sentence: string;
  /** Address of its scene. */
  imgUrl: string;
  /** Its page's address. */
  url: string;
  products: readonly ProductId[];
}

/** A site's theme world by the id of its page, `4100-6`; undefined for an id that is no world's. */
export function themeWorldOf(site: SiteCode, id: string): ThemeWorldContent | undefined {
  const index = WORLDS.findIndex((_, at) => worldUrl(at) === `/c/${id}`);
  const world = WORLDS[index];
  const [title, sentence] = marketingOf(site).themeWorlds.worlds[index] ?? [];
  if (!world || !title || !sentence) return undefined;
  return { title, sentence, imgUrl: sceneUrl(world.scene), url: worldUrl(index), products: world.products };
}

/** From this number of days on, a theme world shows how many are left. */
const FEW_DAYS = 7;

const formats = new Map<string, { date: Intl.DateTimeFormat; plural: Intl.PluralRules }>();
/** A language's formats, cached: creating them takes longer than all other data of a page. */
function formatsOf(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const made = {
    // Of a date, which has no time.
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    plural: new Intl.PluralRules(locale),
  };
  formats.set(locale, made);
  return made;
}

/**
 * The end of a world in words. Hungarian ends a date with a full stop, which a suffix swallows, and has its own suffix for
 * the first of a month.
 */
const untilText = (until: string, date: string): string =>
  until.replace('{date}', date.replace(/\.$/, '')).replace(/(?<!\d)1-ig$/, '1-jéig');

function counted(forms: PluralForms, count: number, locale: string): string {
  const word = forms[formatsOf(locale).plural.select(count)] ?? forms.other;
  return word.replace('{n}', String(count));
}

/**
 * The theme worlds of a site at a time. Every Tuesday a new one comes and the oldest leaves: one for card
 * members to scout, one new, three more, and one that is in its last week.
 */
export function themeWorldsAt(site: SiteCode, now: Date): ThemeWorlds {
  const { brand, locale, loyaltyCard, timeZone } = SITES[site];
  const { themeWorlds: texts } = marketingOf(site);
  const today = Date.parse(todayIn(timeZone, now)) / DAY_MS;
  const week = Math.floor((today - FIRST_TUESDAY) / WEEK_DAYS);
  const { date } = formatsOf(locale);

  const world = (start: number, badges: string[], isForCard = false) => {
    const at = ((start % WORLDS.length) + WORLDS.length) % WORLDS.length;
    const lastDay = FIRST_TUESDAY + (start + SHOWN_WEEKS) * WEEK_DAYS - 1;
    const end = new Date(lastDay * DAY_MS);
    const nextDay = toShopInstant(`${end.toISOString().slice(0, 10)}T24:00`, timeZone) ?? 0;
    const daysLeft = lastDay + 1 - today;
    return {
      url: worldUrl(at),
      imgUrl: sceneUrl(WORLDS[at]?.scene ?? 'coffee'),
      title: texts.worlds[at]?.[0] ?? '',
      [`${brand.slug}Card`]: isForCard,
      availability: start % 2 === 0 ? ['ONLINE', 'STORE'] : ['ONLINE'],
      badges,
      endDate: new Date(nextDay - 1).toISOString(),
      endDateText: typeset(untilText(texts.until, dateText(date, end)), site),
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
