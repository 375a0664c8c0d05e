// The entry point `vitrine/promotion`: banners, benefits and scenes from the shop's editors.

import '../lib/guardGlobals.ts';
import {
  BenefitsStrip as BenefitsStripPart,
  CategoryBanner as CategoryBannerPart,
  PhaseIntegration as PhaseIntegrationPart,
  TopBanner as TopBannerPart,
} from '../features/promotions/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/promotions/index.ts';

export const BenefitsStrip = /* @__PURE__ */ part(BenefitsStripPart);
export const CategoryBanner = /* @__PURE__ */ part(CategoryBannerPart);
export const PhaseIntegration = /* @__PURE__ */ part(PhaseIntegrationPart);
export const TopBanner = /* @__PURE__ */ part(TopBannerPart);
