/**
 * The maximum initial script of an entry point with all exports used, in kB gzip without React: its size when the
 * number was set, and about a tenth more. React Aria is in every interactive part: buttons and disclosures cost 12 to
 * 15 kB in each entry point that has one, the search field 24, date fields 40 in `vitrine/forms`. A page pays for them
 * once. The commit that raises a number gives the reason.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  vitrine: 240,
  'vitrine/provider': 20.9,
  'vitrine/header': 60.7,
  'vitrine/mini-cart': 36.3,
  'vitrine/search': 52.6,
  'vitrine/navigation': 48.1,
  'vitrine/promotion': 41.4,
  'vitrine/newsletter': 54.7,
  'vitrine/footer': 41.6,
  'vitrine/preview': 4.5,
  'vitrine/forms': 87.6,
  'vitrine/ui': 57.9,
  'vitrine/elements': 41,
  'vitrine/agents': 4.4,
  'vitrine/sites': 5.8,
  'vitrine/i18n': 14.3,
  'vitrine/shop': 20.7,
  'vitrine/server': 24.2,
  'vitrine/mocks': 99.4,
};
