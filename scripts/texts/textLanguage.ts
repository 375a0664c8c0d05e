import { type Locale, languageOf } from '#src/config/locales.ts';

// Finds untranslated words by two signs: letters that the language does not use, and function words of other languages.

/** `de` of `de-AT`. */
export type LanguageOf<Tag> = Tag extends `${infer Language}-${string}` ? Language : Tag;

/** Letters beyond a to z that a language uses, including common loanwords. */
const LETTERS: Readonly<Record<string, string>> = {
  de: 'äöüßéèà',
  fr: 'àâæçéèêëîïôœùûüÿ',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  hu: 'áéíóöőúüű',
  tr: 'âçğıîöşûü',
  da: 'æøåé',
  sv: 'åäöé',
  en: 'é',
} satisfies Record<LanguageOf<Locale> & string, string>;

/** Names with the letters of their own language. */
const LOANWORDS = /café crème|müsli|müesli/giu;

/** Function words, with the only languages that have them. */
const SMALL_WORDS: readonly (readonly [languages: string, words: string])[] = [
  ['de', 'und oder nicht bitte wird eine einen Ihre Anmeldung Gutschein Bestellung Warenkorb'],
  ['en', 'the and your with please you our this shipping delivery'],
  ['fr', 'avec votre vous dans veuillez livraison panier'],
  ['pl', 'oraz jest dla proszę'],
  ['cs', 'nebo jsou který'],
  ['sk', 'alebo ktorý'],
  ['cs sk', 'prosím'],
  ['hu', 'kérjük hogy vagy ingyenes'],
  ['tr', 'bir için lütfen ücretsiz'],
  ['da', 'og ikke dine levering'],
  ['sv', 'och inte dina leverans'],
  ['da sv', 'eller'],
];

const allowed = (language: string) => new Set(`abcdefghijklmnopqrstuvwxyz${LETTERS[language]}`);

const foreignWords = (language: string) =>
  new RegExp(
    `(?<![\\p{L}-])(?:${SMALL_WORDS.filter(([languages]) => !languages.includes(language))
      .flatMap(([, words]) => words.split(' '))
      .join('|')})(?![\\p{L}-])`,
    'iu',
  );

const KNOWN = new Map(
  Object.keys(LETTERS).map((language) => [
    language,
    { letters: allowed(language), words: foreignWords(language) },
  ]),
);

/** Foreign words in a text: at most one per sign. */
export function foreignProblems(text: string, locale: string): string[] {
  const language = languageOf(locale);
  const known = KNOWN.get(language);
  if (!known) return [];
  const read = text.replace(LOANWORDS, '');
  const strange = [...read].find(
    (sign) => /\p{L}/u.test(sign) && !known.letters.has(sign.toLocaleLowerCase(language)),
  );
  const word = known.words.exec(read)?.[0];
  return [
    ...(strange ? [`has “${strange}”, a letter that its language does not write`] : []),
    ...(word ? [`has “${word}”, a word of another language`] : []),
  ];
}
