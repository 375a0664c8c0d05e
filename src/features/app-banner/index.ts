export { AppBanner } from './AppBanner.tsx';
export { appOfferScript } from './appBannerModel.ts';
