import { retryableImport } from '#src/lib/retryableImport.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { later } from '#src/ui/Later/later.tsx';

const load = steadyLoad(
  "The header's parts",
  retryableImport(() => import('./headerParts.ts')),
);
const options = (root: string) => ({ root: `[data-vitrine="${root}"]` });

// In the browser the header's frame comes first, and its parts when there is time or when somebody wants one.
export const AppBanner = later(async () => (await load()).AppBanner, options('app-banner'));
export const TopBanner = later(async () => (await load()).TopBanner, options('top-banner'));
export const BenefitsStrip = later(async () => (await load()).BenefitsStrip, options('benefits'));
export const Search = later(async () => (await load()).Search, options('search'));
export const StoreFinder = later(async () => (await load()).StoreFinder, options('store-finder'));
export const UserMenu = later(async () => (await load()).UserMenu, options('user-menu'));
export const MiniCart = later(async () => (await load()).MiniCart, options('mini-cart'));
export const Navigation = later(async () => (await load()).Navigation, {
  root: '[data-vitrine="navigation"], [data-part="menu-toggle"]',
});
