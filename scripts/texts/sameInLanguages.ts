/**
 * Texts that are rightly the same in several languages, with the reason. Everything else that equals the German or
 * the English text counts as not translated (SIT-02).
 */
export const SAME_IN_LANGUAGES: Readonly<Record<string, string>> = {
  Newsletter: 'the loanword in daily use in Central and Northern Europe',
  OK: 'understood everywhere',
  'E-Mail': 'the loanword',
  Telefon: 'the same word from Stockholm to Istanbul',
  '{brand}Card': 'the name of the loyalty card',
  Themes: 'the loanword',
  Menu: 'the word in French, Polish, Czech, Slovak and Danish as well',
  Menü: 'the word in Hungarian and Turkish as well',
  Mode: 'the word in French, Danish and Swedish as well',
  Kontakt: 'the same word in German, Danish, Polish, Czech and Slovak',
  Land: 'the same word in German, Danish and Swedish',
  Standard: 'the same word in German, Danish and Swedish',
  Firma: 'the same word in German, Polish, Czech and Slovak',
  Herr: 'the same word in German and Swedish',
  Gratis: 'one word for it from Germany to Poland and Sweden',
  Subtotal: 'Danish and English share it',
  Total: 'French and English share it',
  Date: 'French and English share it',
  Datum: 'the same word in German, Czech and Swedish',
  Name: 'German and English share it',
  Gruppe: 'German and Danish share it',
  Sport: 'the same word in most of the languages',
  Hobby: 'the loanword in German, Polish, Danish and Swedish',
  Mobil: 'the same word in Hungarian, Danish and Swedish',
  API: 'the technical term everywhere',
  Community: 'the loanword in German, Danish and Swedish retail',
  'Demo panel': 'the loanword in English, Czech and Slovak',
  'A/B test': 'the technical term in English, Czech and Slovak',
};
