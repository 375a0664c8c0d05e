import { languageOf } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

// `Intl` formats units differently in different ICU builds ("30 dní", "30 dnů"), and server and browser must agree.
const UNITS: Readonly<Record<string, { day: PluralForms; month: PluralForms }>> = {
  cs: {
    day: { one: 'den', few: 'dny', many: 'dne', other: 'dní' },
    month: { one: 'měsíc', few: 'měsíce', many: 'měsíce', other: 'měsíců' },
  },
  da: { day: { one: 'dag', other: 'dage' }, month: { one: 'måned', other: 'måneder' } },
  de: { day: { one: 'Tag', other: 'Tage' }, month: { one: 'Monat', other: 'Monate' } },
  en: { day: { one: 'day', other: 'days' }, month: { one: 'month', other: 'months' } },
  fr: { day: { one: 'jour', other: 'jours' }, month: { other: 'mois' } },
  hu: { day: { other: 'nap' }, month: { other: 'hónap' } },
  pl: {
    day: { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
    month: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' },
  },
  sk: {
    day: { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' },
    month: { one: 'mesiac', few: 'mesiace', many: 'mesiaca', other: 'mesiacov' },
  },
  sv: { day: { one: 'dag', other: 'dagar' }, month: { one: 'månad', other: 'månader' } },
  tr: { day: { other: 'gün' }, month: { other: 'ay' } },
};

/** Shared by all pages of a server: Intl's objects are expensive to create. */
const rules = new Map<string, Intl.PluralRules>();
function formOf(count: number, locale: string): Intl.LDMLPluralRule {
  try {
    const known = rules.get(locale) ?? new Intl.PluralRules(locale);
    rules.set(locale, known);
    return known.select(count);
  } catch {
    // An incomplete browser: the form of most counts.
    return 'other';
  }
}

/** A period in a language without forms here, or in English where `Intl` lacks the language. */
const unitText = (count: number, unit: string, locale: string) =>
  new Intl.NumberFormat([locale, 'en'], { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replace(/\s/g, '\u00a0');

/** The return period in the site's language: "30 Tage", "3 mois", "90 gün"; `null` if it has none. */
export function returnPeriod({ footer, locale }: Pick<SiteConfig, 'footer' | 'locale'>): string | null {
  if (!footer.returns) return null;
  const { count, unit } = footer.returns;
  const forms = UNITS[languageOf(locale)]?.[unit];
  if (!forms) return unitText(count, unit, locale);
  return `${count}\u00a0${forms[formOf(count, locale)] ?? forms.other}`;
}
