import { type Locale, languageOf } from '#src/config/locales.ts';
import type { LanguageOf } from './textLanguage.ts';

// Directive (EU) 2024/825 forbids generic environmental claims: a text that makes one names its certificate.

/** Claims that prove nothing by themselves. The noun, as in the title of a page on sustainability, is none. */
const CLAIMS: Readonly<Record<string, string>> = {
  de: 'nachhaltig(?!keit)|umwelt(?:freundlich|schonend|gerecht)|klima(?:neutral|freundlich)|CO2-neutral|ökologisch|biologisch abbaubar|fair gehandelt',
  fr: 'durables?(?!\\p{L})|écologique|écoresponsable|respectueu\\p{L}+ de l’environnement|neutres? en carbone|biodégradable|équitable',
  en: 'sustainabl[ey]|eco-friendly|environmentally friendly|(?:climate|carbon)[ -]neutral|biodegradable|fairly traded',
  pl: 'zrównoważon(?!\\p{L}+ rozw)|ekologiczn|przyjazn\\p{L}+ (?:dla )?środowisk|neutraln\\p{L}+ dla klimatu|biodegradowaln|sprawiedliw\\p{L}+ handl',
  cs: 'udržiteln(?!ost)|ekologick|šetrn\\p{L}+ k přírodě|klimaticky neutrální|férov',
  sk: 'udržateľn(?!osť|ost)|ekologick|šetrn\\p{L}+ k prírode|klimaticky neutráln|férov',
  hu: 'fenntartható(?!ság)|környezetbarát|környezetkímélő|klímasemleges|méltányos',
  tr: 'sürdürülebilir(?!lik)|çevre dostu|doğa dostu|iklim nötr|karbon nötr|adil ticaret',
  da: 'bæredygtig(?!hed)|miljøvenlig|klimaneutral|bionedbrydelig',
  sv: 'hållbar(?!het)|miljövänlig|klimatneutral|biologiskt nedbrytbar',
} satisfies Record<LanguageOf<Locale> & string, string>;

const PROOF = /[czs]ertifi|certyfi|tanús|Fairtrade|Rainforest|GOTS|GRS/iu;

/** Claims without a certificate. */
export function claimProblems(text: string, locale: string): string[] {
  const claims = CLAIMS[languageOf(locale)];
  if (!claims || PROOF.test(text)) return [];
  const found = new RegExp(`(?<!\\p{L})(?:${claims})\\p{L}*`, 'iu').exec(
    text.replace(/[\u00a0\u202f]/g, ' '),
  );
  return found ? [`claims “${found[0]}” and names no certificate`] : [];
}
