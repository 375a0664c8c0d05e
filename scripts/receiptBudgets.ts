/**
 * The most script that a door of the package may bring at once when all of it is used, in kB gzip without React: what it
 * weighed when the number was set, and about a tenth on top. Who needs more raises the number and says why (LIB-02).
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  vitrine: 135,
  'vitrine/header': 21,
  'vitrine/mini-cart': 17.5,
  'vitrine/search': 9.5,
  'vitrine/navigation': 14.6,
  'vitrine/promotion': 19.5,
  'vitrine/newsletter': 35.5,
  'vitrine/footer': 7.8,
  'vitrine/preview': 2,
  'vitrine/forms': 8,
  'vitrine/ui': 50,
  'vitrine/elements': 43,
  'vitrine/sites': 3.3,
  'vitrine/i18n': 6.4,
  'vitrine/shop': 18,
  'vitrine/server': 11.5,
  'vitrine/mocks': 85,
};
