// The entry point `vitrine/server`: functions for data that a server passes on with a page. No components, so server
// components may use it.

export { toServerValue } from '../api/toServerValue.ts';
export type { ConsentChoice } from '../config/consent.ts';
export { appOfferScript } from '../features/app-banner/appBannerModel.ts';
export { cartWithout } from '../features/mini-cart/store/cartMoney.ts';
export { receiptOf } from '../features/mini-cart/store/receipt.ts';
export { CONFIRMATION_TITLES } from '../features/newsletter/confirmationTitles.ts';
export { type ShellMessages, toShellMessages } from '../i18n/shellMessages.ts';
export { formatConsent, readConsent, readConsentForm } from '../lib/consentChoice.ts';
export { headMarkup, type PageHead } from '../lib/head/headMarkup.ts';
export { canonicalUrl, type HeadLink, type PageLinksOptions, pageLinks } from '../lib/head/pageLinks.ts';
export { toScriptJson } from '../lib/head/scriptJson.ts';
export {
  type BreadcrumbData,
  breadcrumbData,
  type ItemListData,
  itemListData,
  type ListItemData,
  type NamedPage,
  type OfferData,
  type OfferedProduct,
  type OrganizationData,
  organizationData,
  type ProductData,
  productData,
  type StructuredData,
  type WebSiteData,
  webSiteData,
} from '../lib/head/structuredData.ts';
export {
  formatCartCount,
  formatVisitorName,
  type HintedVisitor,
  readVisitorHint,
  type VisitorHint,
} from '../lib/visitorHint.ts';
export { FOOTER_PROMOTION_ID } from '../schemas/footer.ts';
export { loadFooterContent } from '../sections/footer/footerContent.ts';
export { parseFooterOverride } from '../sections/footer/footerModel.ts';
export type { ServerData } from '../state/serverDataAtom.ts';
