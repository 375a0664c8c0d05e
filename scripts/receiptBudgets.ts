/**
 * The most script that a door of the package may bring at once when all of it is used, in kB gzip without React: what it
 * weighed when the number was set, and about a tenth on top. Who needs more raises the number and says why (LIB-02).
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  vitrine: 131,
  'vitrine/header': 21.8,
  'vitrine/mini-cart': 17.5,
  'vitrine/search': 10,
  'vitrine/navigation': 14.6,
  'vitrine/promotion': 19.5,
  'vitrine/newsletter': 22.4,
  'vitrine/footer': 11.6,
  'vitrine/preview': 2,
  'vitrine/forms': 8,
  'vitrine/ui': 50,
  'vitrine/elements': 37.2,
  'vitrine/sites': 3.3,
  'vitrine/i18n': 0.9,
  'vitrine/shop': 18,
  'vitrine/server': 11.5,
  'vitrine/mocks': 85,
};
