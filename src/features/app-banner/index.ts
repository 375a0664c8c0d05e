export { AppBanner } from './AppBanner.tsx';
export { APP_OFFER_SCRIPT } from './appBannerModel.ts';
