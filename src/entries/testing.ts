// The entry point `vitrine/testing`: drivers for the tests of a page, with Testing Library or Playwright.

export {
  cartDriver,
  navigationDriver,
  searchDriver,
  type TestedLine,
  waitForAnnouncement,
} from '../testing/drivers.ts';
export { type DomTools, domPage, type PartLocator, type TestPage } from '../testing/testPage.ts';
