import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { compileOverrides } from '#src/i18n/compileOverrides.ts';
import { languages } from '#src/i18n/messages.ts';
import { createPageIntl } from '#src/i18n/pageIntl.ts';
import { compileMessages, parseMessage } from '#src/i18n/parseMessage.ts';
import { createSiteIntl, type MessageId, type MessageOverrides, type Messages } from '#src/i18n/siteIntl.ts';
import { compileMessage, readLocale } from '../../scripts/build/localesPlugin.ts';

const messagesOf = (locale: Locale) => languages[locale].state.value as Messages;
const messages = messagesOf('de-DE');
const ids = Object.keys(messages) as MessageId[];

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Something for every argument that a text has: a number, or for a tag a function. */
const valuesOf = (locale: Locale, number: number) =>
  Object.fromEntries(
    Object.values(readLocale(locale)).flatMap((message) =>
      [...message.matchAll(/([{<])(\w+)/g)].map(([, sign, name]) => [
        name,
        sign === '<' ? (content: unknown[]) => `[${content.join('')}]` : number,
      ]),
    ),
  );

const intlOf = (overrides: MessageOverrides, site: SiteCode = 'DE', locale: Locale = 'de-DE') =>
  createSiteIntl(SITES[site], locale, messagesOf(locale), compileOverrides(overrides, parseMessage));

describe.each(LOCALE_CODES)('FND-05: the texts of %s', (locale) => {
  it.each([0, 1, 2, 5, 22, 1_234, 0.5])(
    'are formatted without an error, with %s for every argument',
    (number) => {
      const { parts } = createSiteIntl(SITES.DE, locale, messagesOf(locale));
      const values = valuesOf(locale, number);
      for (const id of ids) {
        const message = parts(id, values).join('');
        expect(message, id).not.toMatch(/\{\w*[,}]|plural|<\w+>|\[object/);
        expect(message, id).not.toBe(id);
      }
      expect(warn).not.toHaveBeenCalled();
    },
  );
});

it('FND-05: plain texts are sent as strings, all others are compiled by formatjs', () => {
  expect(compileMessage("It''s fine")).toBe("It's fine");
  expect(compileMessage("Say '{name}'")).toBe('Say {name}');
  expect(compileMessage('')).toBe('');
  expect(compileMessage('Für {name}')).toEqual(parseMessage('Für {name}'));
});

const COUNTS: Record<Locale, string> = {
  'de-DE': '2.000',
  'de-AT': '2.000',
  'de-CH': "2'000",
  'fr-CH': "2'000",
  'pl-PL': '2\u00a0000',
  'cs-CZ': '2\u00a0000',
  'hu-HU': '2\u00a0000',
  'sk-SK': '2\u00a0000',
  'tr-TR': '2.000',
  'da-DK': '2.000',
  'sv-SE': '2\u00a0000',
  en: '2,000',
};

describe('SIT-04, TXT-01: numbers in texts follow the language', () => {
  it.each(LOCALE_CODES)('%s has its own thousands in a count, on the site of another language', (locale) => {
    const site = SITES[locale === 'tr-TR' ? 'PL' : 'TR'];
    const { text } = createSiteIntl(site, locale, messagesOf(locale));
    expect(text('user_menu.beans_count', { count: 2_000 })).toContain(COUNTS[locale]);
    expect(text('forms.counter.left', { count: 2_000 })).toContain(COUNTS[locale]);
  });

  it('MC-08: percentages are rounded to integers', () => {
    const { text } = intlOf({});
    expect(text('mini_cart.price.percent', { percent: 16.666667 })).toBe('17\u00a0%');
  });

  it('a custom number format uses the separators of the language', () => {
    const { text } = intlOf({ 'mini_cart.error.item_limit': '{limit, number, ::.00} zł' }, 'PL', 'pl-PL');
    expect(text('mini_cart.error.item_limit', { limit: 1234.5 })).toBe('1\u00a0234,50 zł');
  });
});

describe('FND-05: pages of a server share the texts of a site', () => {
  it('keeps the brands of two sites with the same language apart', () => {
    const other = { ...SITES.DE, brand: { ...SITES.DE.brand, name: 'Zweithaus' } };
    const [first, second] = [SITES.DE, other].map((site) => createSiteIntl(site, 'de-DE', messages).text);
    expect(first?.('header.logo')).toContain(SITES.DE.brand.name);
    expect(second?.('header.logo')).toContain('Zweithaus');
  });
});

describe('SIT-08: custom messages', () => {
  it('every text can be replaced individually', () => {
    expect(ids.length).toBeGreaterThan(300);
    const values = valuesOf('de-DE', 3);
    const all = (overrides: MessageOverrides = {}) => {
      const { parts } = createSiteIntl(SITES.DE, 'de-DE', messages, overrides);
      return (id: MessageId) => parts(id, values).join('');
    };
    const original = all();
    for (const [at, id] of ids.entries()) {
      const own = all({ [id]: `own ${id}` });
      expect(own(id)).toBe(`own ${id}`);
      const other = ids[(at + 1) % ids.length] as MessageId;
      expect(own(other)).toBe(original(other));
    }
  });

  it('accept ICU message syntax: arguments, plurals, choices, dates', () => {
    const { text } = intlOf({
      'mini_cart.count':
        '{count, plural, offset:1 =0 {nichts} one {eins und # weiteres} other {# weitere}} bei {brand}',
      'search.empty': '{term, select, tee {Kein Tee} other {Kein {term}}}',
      'mini_cart.price.best': 'am {days, date, ::yyyyMMMM}',
    });
    expect(text('mini_cart.count', { count: 0 })).toBe('nichts bei Vitrine');
    expect(text('mini_cart.count', { count: 2 })).toBe('eins und 1 weiteres bei Vitrine');
    expect(text('mini_cart.count', { count: 2_001 })).toBe('2.000 weitere bei Vitrine');
    expect(text('search.empty', { term: 'tee' })).toBe('Kein Tee');
    expect(text('mini_cart.price.best', { days: new Date(2026, 4, 1) })).toBe('am Mai 2026');
  });

  it('a malformed message is reported, and the library’s text is kept', () => {
    const { text } = intlOf({ 'mini_cart.count': '{count, plural, one {# rzecz}' });
    expect(text('mini_cart.count', { count: 2 })).toBe('2 Artikel');
    expect(warn.mock.calls.flat().join()).toContain(
      'The own text for “mini_cart.count” is not ICU message syntax',
    );
  });

  it.each([
    ["Le panier d'{brand}", '{brand}'],
    ["{count, plural, other {L'{count}' a}}", '{count}'],
  ])('an apostrophe that quotes an argument is reported: %s', (message, quoted) => {
    intlOf({ 'mini_cart.count': message });
    expect(warn.mock.calls.flat()).toEqual([
      `[vitrine] The own text for “mini_cart.count” shows “${quoted}” as it is: the apostrophe before it quotes it.`,
    ]);
  });

  it('an apostrophe that quotes an argument is reported in a language of the page’s own', () => {
    compileMessages({ ...messages, 'mini_cart.title': "Le panier d'{brand}" });
    expect(warn.mock.calls.flat()).toEqual([
      '[vitrine] The own text for “mini_cart.title” shows “{brand}” as it is: the apostrophe before it quotes it.',
    ]);
  });

  it('messages of the page’s own that are not compiled are reported', () => {
    const texts = { ...messages, 'mini_cart.count': '{count, plural, one {# artikel} other {# artikelen}}' };
    for (const own of [compileMessages(texts), texts])
      createPageIntl({ site: SITES.DE, locale: 'de-DE', messages: own }).text('mini_cart.count', {
        count: 2,
      });
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('The text “mini_cart.count” of `messages` is not compiled'),
    ]);
  });

  it.each(["Le panier d''{brand}", 'Le panier d’{brand}', "L'ami {brand}", "Une accolade '{' et '{}'"])(
    'any other apostrophe is not: %s',
    (message) => {
      intlOf({ 'mini_cart.count': message });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('a message with a wrong argument is reported once, and the library’s text is kept', () => {
    const { text } = intlOf({ 'mini_cart.icon': 'Korb mit {anzahl}' });
    expect(text('mini_cart.icon', { count: 2 })).toBe('Warenkorb, 2 Artikel');
    expect(text('mini_cart.icon', { count: 3 })).toBe('Warenkorb, 3 Artikel');
    expect(warn.mock.calls.flat()).toEqual([
      '[vitrine] The text “mini_cart.icon” in de-DE: The intl string context variable "anzahl" was not provided',
    ]);
  });

  it('a message that is not compiled yet is never shown', () => {
    const { text } = createSiteIntl(SITES.DE, 'de-DE', messages, {
      'mini_cart.count': '{count, plural, one {# Ding} other {# Dinge}}',
    });
    expect(text('mini_cart.count', { count: 2 })).toBe('2 Artikel');
  });

  it('a message with an unknown id has no effect', () => {
    const { text } = intlOf({ ...({ 'no.such.text': 'x' } as object) });
    expect(text('header.skip_link')).toBe('Zum Hauptinhalt');
  });
});

it('SIT-02: a missing text is reported and replaced by its id', () => {
  const { text } = intlOf({});
  expect(text('no.such.text' as MessageId)).toBe('no.such.text');
  expect(warn.mock.calls.flat()).toEqual(['[vitrine] There is no text “no.such.text” in de-DE.']);
});

it('SIT-02: an undefined argument is formatted as an empty string', () => {
  expect(intlOf({}).text('search.empty', { term: undefined })).not.toContain('undefined');
});
