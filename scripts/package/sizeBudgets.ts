/**
 * The maximum initial script of an entry point with all exports used, in kB gzip without React: its size when the
 * number was set, and about a tenth more (LIB-02). A raised number needs its reason here: React Aria is in every
 * interactive part (FND-01): buttons and disclosures cost 12 to 15 kB in each entry point that has one, the search
 * field 24, date fields 40 in `vitrine/forms`. A page pays for them once. FormatJS with its parser is `vitrine/i18n`
 * (FND-05), of which a page loads 5.8 kB late. The country rules are in `vitrine/sites` (SIT-09), the retry policy in
 * `vitrine/preview` (BEY-08). The consent panel is in `vitrine/header` (BEY-20), the carousel in `vitrine/promotion`
 * (BEY-23), the field that finds a country and the suggested country in `vitrine/footer` (BEY-24), the checked fields
 * in `vitrine/forms` (INP-13), the foreign shop in `vitrine/mocks`, the warning about HTML instead of JSON in
 * `vitrine/shop`, and its part that limits reports also in `vitrine/preview` (LIB-04), like the retry policy's eager
 * modules (BEY-07). The head helpers in `vitrine/server` read the site table (AGT-01), and its receipt reads the cart's
 * rules (DSG-03). The worlds' products are in `vitrine/mocks` (NAV-10). A problem that is back after an hour is
 * reported again by `vitrine/provider`, which also ignores key repeat (INP-16). `vitrine/sites` creates a row for
 * another shop (LIB-08), and `vitrine/newsletter` deletes the data of a visitor who has logged out (USR-08). Each entry
 * point tests the observers of the browser (ENV-01), and each button ignores the second half of a double click (INP-16).
 * With all of `vitrine`, the popover and the collections of the calendar (INP-01) and of the group switch (PRV-08) share
 * a file with its fields. Date and time fields of `vitrine/forms` take what is pasted (INP-15), choices a
 * description and a mark (DSG-03), and each field has the rule of a mandatory one (INP-07). `vitrine/search` repeats a
 * failed request (SRC-09), and `vitrine/newsletter` resets what its fields have reported (INP-07). An order in
 * `vitrine/mocks` empties the cart (INP-16). The provider follows the visitor (USR-08). `vitrine/search` checks the page's own group (BEY-15), and `vitrine/navigation` closes a panel
 * whose last world has ended (NAV-09). In `vitrine/newsletter` the id that links use moves when a part goes (LIB-12).
 * Each part of a page has a boundary for errors (ENV-01). A form tells its own events from those of overlays, and settles
 * the errors of fields that change, date fields are form controls, and choices keep a value whose option comes late
 * (INP-07). An agent's tool that fails has an answer (AGT-02). The focus goes to the page when an overlay's trigger is
 * gone, and to the button of a panel that closes (HDR-17); two flyouts of one kind open one at a time (HDR-07). Keys
 * reach the mini cart that a button of the page opens (HDR-08). A text field keeps its text for Back (INP-14). Capsules
 * have a product in `vitrine/mocks` (DSG-02).
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  vitrine: 240,
  'vitrine/provider': 19.9,
  'vitrine/header': 60,
  'vitrine/mini-cart': 35.5,
  'vitrine/search': 51.8,
  'vitrine/navigation': 47,
  'vitrine/promotion': 40.8,
  'vitrine/newsletter': 54.1,
  'vitrine/footer': 41,
  'vitrine/preview': 4.5,
  'vitrine/forms': 86.7,
  'vitrine/ui': 57.4,
  'vitrine/elements': 62,
  'vitrine/agents': 4.4,
  'vitrine/sites': 5.8,
  'vitrine/i18n': 14.3,
  'vitrine/shop': 20,
  'vitrine/server': 23.6,
  'vitrine/mocks': 98.2,
};
