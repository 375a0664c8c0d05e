import type { Locale } from '#src/config/locales.ts';

// The register of each language (docs/decisions, "Registers and typography"), as words that violate it.

interface Slip {
  pattern: RegExp;
  problem: string;
}

/** Within a sentence, because at its beginning every word is capitalised. */
const INSIDE = '(?<=[\\p{L}\\d}),“”»] )';
const word = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);
const inside = (words: string) => new RegExp(`${INSIDE}(?:${words})(?!\\p{L})`, 'u');

const FORMAL_GERMAN: Slip = {
  pattern: inside('Sie|Ihnen|Ihr(?:e[mnrs]?)?'),
  problem: 'says Sie where the shop says du',
};

/** “Gib bitte”, “Geben Sie bitte”: every other request of the shop begins with “Bitte”. */
const LATE_PLEASE: Slip = {
  pattern: /(?:^|[.!?:] )\p{Lu}\p{Ll}+(?: Sie)? bitte(?!\p{L})/u,
  problem: 'has “bitte” behind the verb; a request begins with “Bitte”',
};

/** “Prüf” beside “prüfe”: these requests have their e everywhere. */
const CLIPPED_REQUEST: Slip = {
  pattern: word('prüf|wähl|stöber|bestätig'),
  problem: 'has a request without its e: prüfe, wähle, stöbere, bestätige',
};

const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  'de-DE': [FORMAL_GERMAN, LATE_PLEASE, CLIPPED_REQUEST],
  'de-AT': [
    FORMAL_GERMAN,
    LATE_PLEASE,
    CLIPPED_REQUEST,
    {
      pattern: word('Januar|Kissen|Jungen|Gebäck|(?:Schirm)?Mützen?|Konfitüre|Mülleimer|Schlafanz(?:ug|üge)'),
      problem: 'has a word of Germany: Jänner, Pölster, Buben, Kekse, Kappe, Marmelade, Mistkübel, Pyjama',
    },
  ],
  'de-CH': [
    LATE_PLEASE,
    {
      pattern: word('Fahrr(?:a|ä)d\\p{L}*|Bettdecken?|Geldbörsen?'),
      problem: 'has a word of Germany: Velo, Duvet, Portemonnaie',
    },
    { pattern: word('du|dich|dir|dein(?:e[mnrs]?)?'), problem: 'says du where the shop says Sie' },
    {
      // “Viele Versuche” are attempts.
      pattern: word('gib|(?<!viele )versuche?|warte|melde|kopiere|entferne|beachte|schau|drück'),
      problem: 'gives an order as to a friend where the shop says Sie',
    },
  ],
  'fr-CH': [{ pattern: word('tu|toi|tes|ta'), problem: 'says tu where the shop says vous' }],
  'pl-PL': [
    { pattern: word('Pan[aiu]?|Panią|Państw\\p{L}+', 'u'), problem: 'says Pan or Pani' },
    {
      pattern: /\p{L}(?:łeś|łaś|łbyś|łabyś|liście|łyście)(?!\p{L})/u,
      problem: 'has a gendered form',
    },
    {
      pattern: word('ciebie|cię|ci|tobie|tobą|twój|twoj\\p{L}*', 'u'),
      problem: 'writes the person addressed with a small letter',
    },
  ],
  'cs-CZ': [
    { pattern: word('ty|tebe|tobě|tě|tvůj|tv(?:oj|é|ý)\\p{L}*'), problem: 'says ty where the shop says vy' },
    { pattern: inside('Vy|Vás|Vám|Vámi|Váš|Vaš\\p{L}+'), problem: 'writes vy with a capital letter' },
    {
      // “Vybrali jste”: a participle in the plural, which Czech keeps for several people. Slovak does not.
      pattern: /(?<!\p{L})(?:\p{L}{2,}li (?:jste|byste)|jste (?:si |se )?\p{L}{2,}li)(?!\p{L})/iu,
      problem: 'addresses one person with a participle in the plural',
    },
  ],
  'sk-SK': [
    { pattern: word('ty|teba|tebe|ťa|tvoj\\p{L}*'), problem: 'says ty where the shop says vy' },
    { pattern: inside('Vy|Vás|Vám|Vami|Váš|Vaš\\p{L}+'), problem: 'writes vy with a capital letter' },
  ],
  'hu-HU': [
    { pattern: word('Ön(?:t|nek|é|ök\\p{L}*)?', 'u'), problem: 'says Ön where the shop says te' },
    {
      // "Kérjük, adja", "kérjük, próbálja", "Iratkozzon": the third person of a polite request.
      pattern:
        /kérjük,? (?:a \p{L}+ )?\p{L}+(?:[jsz](?:on|en|ön)|[jsz][ae])(?!\p{L})|(?<!\p{L})(?:adjon|iratkozzon|erősítse|nézze|hagyja|írjon|válasszon|húzzon|másolja|jelentkezzen|olvassa|kattintson)(?!\p{L})/iu,
      problem: 'asks politely (Ön) where the shop says te',
    },
  ],
  'tr-TR': [
    { pattern: word('sen|senin|sana|seni|sende'), problem: 'says sen where the shop says siz' },
    {
      pattern:
        /Lütfen [^.!?]*(?<!\p{L})(?:dene|gir|seç|et|yap|ver|bak|yaz|onayla|kaldır|bekle|değiştir)[.!?]?$/u,
      problem: 'asks with “lütfen” as to a friend; sentences say siz',
    },
  ],
  'da-DK': [
    { pattern: inside('De|Dem|Deres'), problem: 'says De where the shop says du' },
    { pattern: word('indtast\\p{L}*'), problem: 'says “indtast” where the shop says “skriv”' },
  ],
  'sv-SE': [{ pattern: inside('Ni|Er|Ert|Era'), problem: 'says Ni where the shop says du' }],
  en: [],
} satisfies Record<Locale, readonly Slip[]>;

/** Labels of salutations do not address anyone. */
const isFormOfAddress = (key: string) => key.startsWith('newsletter.salutation.');

/** Errors of empty fields, apart from the sign-up's, whose texts the specification gives: “… is a mandatory field”. */
const isRequiredError = (key: string) =>
  !key.startsWith('newsletter.') && /[._](?:required|missing)$/u.test(key) && key !== 'forms.field_required';

/** What says that a field must be filled in, and does not ask for it. */
const MANDATORY =
  /Pflicht(?:feld|angabe)|mandatory|is required|obligatoire|skal udfyldes|obligatorisk|wymagan|povinn|kötelező|zorunlu/iu;

/** Violations of a language's register. */
export function registerProblems(text: string, locale: string, key = ''): string[] {
  if (isFormOfAddress(key)) return [];
  const slips = (SLIPS[locale] ?? []).filter(({ pattern }) => pattern.test(text));
  return [
    ...slips.map(({ problem }) => problem),
    ...(isRequiredError(key) && MANDATORY.test(text)
      ? ['says that a field is mandatory; an error says what to do']
      : []),
  ];
}
