/**
 * Texts that are rightly the same in several languages, with the reason. Everything else that equals the German or
 * the English text counts as not translated (SIT-02).
 */
export const SAME_IN_LANGUAGES: Readonly<Record<string, string>> = {
  Newsletter: 'the loanword in daily use in Central and Northern Europe',
  OK: 'understood everywhere',
  'E-Mail': 'the loanword',
  Themes: 'the loanword',
};
