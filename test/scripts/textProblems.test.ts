import { describe, expect, it } from 'vitest';
import { findTextProblems, type TextInput } from '../../scripts/texts/textProblems.ts';

const PARENTS = { 'de-DE': null, 'de-AT': 'de-DE', 'de-CH': 'de-DE', 'pl-PL': null, 'fr-CH': null, en: null };

/** The problems of a small set of texts, as `locale key kind: problem`. */
function problemsOf(tables: TextInput['tables'], sources?: string[]): string[] {
  const keys = Object.keys(tables['de-DE'] ?? {});
  const used = sources ?? [keys.map((key) => `text('${key}')`).join('\n')];
  return findTextProblems({ tables, parents: PARENTS, sources: used }).map(
    ({ locale, key, kind, problem }) => `${locale} ${key} ${kind}: ${problem}`,
  );
}

/** The problems of one text. */
const problemsIn = (locale: string, message: string, key = 'a.b') =>
  findTextProblems({
    tables: { [locale]: { [key]: message } },
    parents: {},
    sources: [`text('${key}')`],
    source: locale,
  });

describe('SIT-02: the check of the texts', () => {
  it('finds a missing text and one that the source language does not have', () => {
    expect(problemsOf({ 'de-DE': { 'a.title': 'Warenkorb' }, en: { 'a.name': 'Basket' } })).toEqual([
      'en a.title missing: is missing',
      'en a.name unknown: is not a text of de-DE',
    ]);
  });

  it('lets a child locale inherit, but not repeat, the texts of its parent', () => {
    expect(
      problemsOf({ 'de-DE': { 'a.title': 'Suche', 'a.go': 'Los' }, 'de-AT': { 'a.go': 'Los' } }),
    ).toEqual(['de-AT a.go repeated: says the same as de-DE']);
  });

  it('finds a text of the demo that says the same as one of the library in every language', () => {
    const german = { 'cart.title': 'Warenkorb', 'page.cart': 'Warenkorb', 'page.bag': 'Warenkorb' };
    const english = { 'cart.title': 'Basket', 'page.cart': 'Basket', 'page.bag': 'Bag' };
    expect(problemsOf({ 'de-DE': german, en: english })).toEqual([
      'de-DE page.cart repeated: always says the same as cart.title',
    ]);
  });

  it('finds unused texts, and recognizes ids in template literals', () => {
    const tables = { 'de-DE': { 'cart.error.LIMIT': 'Zu viel', 'cart.title': 'Korb' } };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code under inspection.
    expect(problemsOf(tables, ['text(`cart.error.${code}`)'])).toEqual([
      'de-DE cart.title unused: is used nowhere',
    ]);
    expect(problemsOf(tables, ["const TEXTS = { LIMIT: 'cart.error.LIMIT', TITLE: 'cart.title' }"])).toEqual(
      [],
    );
  });

  it('finds a message that cannot be parsed', () => {
    expect(problemsOf({ 'de-DE': { 'a.b': 'Noch {count, plural, one {#}' } })).toEqual([
      expect.stringMatching(/^de-DE a\.b syntax: cannot be parsed/),
    ]);
  });

  it('finds arguments that differ in name, type or select option', () => {
    expect(
      problemsOf({
        'de-DE': {
          'a.name': 'Hallo {name}',
          'a.date': 'Bis {end, date, medium}',
          'a.who': '{who, select, mrs {Frau} other {Gast}}',
        },
        en: {
          'a.name': 'Hello {nickname}',
          'a.date': 'Until {end, number}',
          'a.who': '{who, select, mr {Mr} other {Guest}}',
        },
      }),
    ).toEqual([
      'en a.name arguments: leaves out {name}',
      'en a.name arguments: has {nickname}, which the original does not have',
      'en a.date arguments: uses {end} as number, the original as date',
      'en a.who arguments: chooses {who} from mr, other, the original from mrs, other',
    ]);
  });

  it('finds missing and unknown plural forms of a language', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.n': '{n, plural, one {# Stück} few {# Stücke} other {# Stück}}' },
        'pl-PL': { 'a.n': '{n, plural, one {#\u00a0sztuka} other {#\u00a0sztuki}}' },
      }),
    ).toEqual([
      'de-DE a.n plural: has a plural form “few” of {n} that the language does not know',
      'pl-PL a.n plural: lacks the plural form “many” of {n}',
      'pl-PL a.n plural: lacks the plural form “few” of {n}',
    ]);
  });

  it('finds untranslated copies of the German and the English text, but not allowed ones', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.colour': 'Farbe', 'a.go': 'Los', 'a.news': 'Newsletter' },
        'pl-PL': { 'a.colour': 'Farbe', 'a.go': 'Go', 'a.news': 'Newsletter' },
        en: { 'a.colour': 'Colour', 'a.go': 'Go', 'a.news': 'Newsletter' },
      }),
    ).toEqual([
      'pl-PL a.colour untranslated: equals de-DE: “Farbe”',
      'pl-PL a.go untranslated: equals en: “Go”',
    ]);
  });

  it.each([
    ['de-DE', 'Der "Korb"', 'has straight quotes'],
    ['de-DE', 'Der “Korb”', 'has ”, which are not quotation marks'],
    ['de-DE', 'Einen Moment...', 'has three dots'],
    ['de-DE', 'Ab 20 € frei', 'has a space before a unit'],
    ['de-DE', 'Noch {rate} % mehr', 'has a space before a unit'],
    ['de-DE', 'Kaffee - frisch', 'has a hyphen as a dash'],
    ['de-DE', 'Größe 135 × 200', 'has spaces around × that may break'],
    ['de-DE', 'In 2–3 Tagen', 'has a range that may break'],
    ['de-DE', 'Gültig bis 31. Dezember', 'has a space between day and month that may break'],
    ['fr-CH', 'Dès le 1er décembre', 'has a space between day and month that may break'],
    ['cs-CZ', 'Platí do 31. ledna', 'has a space between a number and its word that may break'],
    ['tr-TR', 'Çorap, 3 Çift', 'has a space between a number and its word that may break'],
    ['sk-SK', 'Do 2–\u20603\u00a0dní', 'has a range whose dash has no no-break spaces'],
    ['sk-SK', 'Do 2 – 3\u00a0dní', 'has a range whose dash has no no-break spaces'],
    ['de-DE', 'Korb ', 'begins or ends with a space'],
    ['de-DE', 'Der  Korb', 'has two spaces in a row'],
    ['de-DE', 'Größe: S · Sand', 'has a · that may begin a line'],
    ['de-DE', 'Bild {index, number}/{count, number}', 'has a slash between two values'],
    ['de-DE', 'Der „Korb', 'has an opening „ that nothing closes'],
    ['de-DE', 'Der Korb“', 'has a closing “ that nothing opens'],
    ['sv-SE', 'Ordet ”korg', 'has an opening ” that nothing closes'],
    ['de-DE', 'Wird geladen …', 'has no no-break space before …'],
    ['da-DK', 'Henter…', 'has no no-break space before …'],
    ['pl-PL', 'Wczytywanie …', 'has a space before …'],
    ['cs-CZ', 'Sleva 10% na kávu', 'has no space before %'],
    ['hu-HU', '{rate} %-os kupon', 'has a space before %'],
    ['tr-TR', '10% indirim', 'has % behind the number'],
    ['fr-CH', 'Une question ?', 'has no narrow no-break space before'],
    ['fr-CH', 'Bonjour !', 'has no narrow no-break space before'],
    ['fr-CH', 'Dès CHF 30', 'has a space before a unit'],
    ['fr-CH', 'Jusqu’au 1\u00a0décembre', 'has the first of a month as 1'],
    ['hu-HU', 'Figyelem :', 'has a space before : ; ! or ?'],
    ['cs-CZ', 'Vyzvednutí v prodejně', 'has a word of one letter that may end a line'],
    ['sk-SK', 'Káva a čaj', 'has a word of one letter that may end a line'],
    ['pl-PL', '{n, plural, one {z koszyka} few {w} many {w} other {w}}', 'has a word of one letter'],
    ['pl-PL', '<link>O nas</link>', 'has a word of one letter'],
  ])('finds incorrect typography, or that of another language, in %s: %s', (locale, message, expected) => {
    const [problem, ...others] = problemsIn(locale, message);
    expect(problem).toMatchObject({ kind: 'typography', problem: expect.stringContaining(expected) });
    expect(others).toEqual([]);
  });

  it.each([
    ['de-DE', 'Bitte geben Sie den Ort ein.', 'says Sie'],
    ['de-DE', 'Gib bitte den Ort ein.', 'has “bitte” behind the verb'],
    ['de-DE', 'Bitte prüf den Ort.', 'has a request without its e'],
    ['de-AT', 'Gültig bis 31.\u00a0Januar', 'a word of Germany'],
    ['de-AT', 'Honig und Gebäck', 'a word of Germany'],
    ['de-CH', 'Fahrradhelm', 'a word of Germany'],
    ['de-CH', 'Was dir gefällt', 'says du'],
    ['de-CH', 'Der Ort fehlt. Geben Sie bitte einen ein.', 'has “bitte” behind the verb'],
    ['de-CH', 'Bitte gib den Ort ein.', 'gives an order as to a friend'],
    ['fr-CH', 'Tu as gagné', 'says tu'],
    ['pl-PL', 'Czy chce Pan kupić?', 'says Pan'],
    ['pl-PL', 'Nic nie wybrałeś', 'has a gendered form'],
    ['pl-PL', 'Oferty dla ciebie', 'with a small letter'],
    ['cs-CZ', 'Tvůj košík', 'says ty'],
    ['cs-CZ', 'Rádi Vám poradíme', 'writes vy with a capital letter'],
    ['cs-CZ', 'Co jste si vybrali', 'a participle in the plural'],
    ['cs-CZ', 'Chtěli byste nakupovat?', 'a participle in the plural'],
    ['sk-SK', 'Tvoj košík', 'says ty'],
    ['hu-HU', 'Az Ön kosara', 'says Ön'],
    ['hu-HU', 'Kérjük, próbálja meg később.', 'asks politely'],
    ['hu-HU', 'Iratkozzon fel', 'asks politely'],
    ['tr-TR', 'Senin sepetin', 'says sen'],
    ['tr-TR', 'Lütfen tekrar dene.', 'as to a friend'],
    ['da-DK', 'Kan vi hjælpe Dem?', 'says De'],
    ['da-DK', 'Indtast et tal.', 'says “indtast”'],
    ['sv-SE', 'Vill Ni handla?', 'says Ni'],
  ])('finds the wrong form of address in %s: %s', (locale, message, expected) => {
    const problems = problemsIn(locale, message);
    expect(problems).toMatchObject([{ kind: 'register', problem: expect.stringContaining(expected) }]);
  });

  it.each([
    ['de-DE', 'Die Telefonnummer ist ein Pflichtfeld.'],
    ['en', 'The telephone number is a mandatory field.'],
    ['fr-CH', 'Le numéro de téléphone est obligatoire.'],
    ['pl-PL', 'Numer telefonu jest wymagany.'],
    ['cs-CZ', 'Telefonní číslo je povinný údaj.'],
    ['hu-HU', 'A\u00a0telefonszám megadása kötelező.'],
    ['tr-TR', 'Telefon numarası zorunlu bir alandır.'],
    ['da-DK', 'Telefonnummeret skal udfyldes.'],
    ['sv-SE', 'Telefonnumret är obligatoriskt.'],
  ])('finds an error of an empty field that asks for nothing in %s: %s', (locale, message) => {
    const problem = { kind: 'register', problem: 'says that a field is mandatory; an error says what to do' };
    expect(problemsIn(locale, message, 'forms.telephone.required')).toMatchObject([problem]);
    // The specification gives these words to the newsletter's sign-up.
    expect(problemsIn(locale, message, 'newsletter.email.required')).toEqual([]);
  });

  it.each([
    ['de-DE', 'Aus nachhaltigem Anbau', 'nachhaltigem'],
    ['fr-CH', 'Issu du commerce équitable', 'équitable'],
    ['pl-PL', 'Ze zrównoważonych upraw', 'zrównoważonych'],
    ['cs-CZ', 'Pražená a\u00a0férová', 'férová'],
    ['tr-TR', 'Sürdürülebilir tarımdan', 'Sürdürülebilir'],
  ])('LAW-01: finds a claim without a certificate in %s: %s', (locale, message, claim) => {
    expect(problemsIn(locale, message)).toMatchObject([
      { kind: 'claim', problem: `claims “${claim}” and names no certificate` },
    ]);
  });

  it('finds a store in a street where the original speaks of the online shop', () => {
    const german = { 'a.b': 'Was der Shop nicht braucht', 'a.c': 'In der Filiale' };
    expect(
      problemsOf({
        'de-DE': german,
        'da-DK': { 'a.b': 'Hvad butikken ikke bruger', 'a.c': 'I butikken' },
        'sv-SE': { 'a.b': 'Vad webbutiken inte behöver', 'a.c': 'I butik' },
        'tr-TR': { 'a.b': 'Mağazanın kullanmadığı', 'a.c': 'Mağazada' },
      }),
    ).toEqual([
      'da-DK a.b term: says store where the original says online shop',
      'tr-TR a.b term: says store where the original says online shop',
    ]);
  });

  it('checks inherited texts, but reports only what the parent allows', () => {
    expect(
      problemsOf({
        'de-DE': { 'a.b': 'Für dich: „Größe"' },
        'de-AT': {},
        'de-CH': {},
      }),
    ).toEqual([
      'de-DE a.b typography: has straight quotes',
      'de-DE a.b typography: has an opening „ that nothing closes',
      'de-CH a.b typography: has an ß, which Swiss German does not know',
      'de-CH a.b typography: has „, which are not quotation marks of de-CH',
      'de-CH a.b register: says du where the shop says Sie',
    ]);
  });
});
