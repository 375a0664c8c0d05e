export { BENEFITS_ID, BenefitsStrip, type BenefitsStripProps } from './BenefitsStrip.tsx';
export { CategoryBanner, type CategoryBannerProps } from './CategoryBanner.tsx';
export { PhaseIntegration, type PhaseIntegrationProps } from './PhaseIntegration.tsx';
export type { PromotionQuery } from './promotionAtoms.ts';
export { TOP_BANNER_ID, TopBanner, type TopBannerProps } from './TopBanner.tsx';
