// The parts of the header in one chunk: they are small and used together.

export { AppBanner } from '#src/features/app-banner/index.ts';
export { MiniCart } from '#src/features/mini-cart/index.ts';
export { Navigation } from '#src/features/navigation/index.ts';
export { BenefitsStrip, TopBanner } from '#src/features/promotions/index.ts';
export { Search } from '#src/features/search/index.ts';
export { StoreFinder } from '#src/features/store-finder/index.ts';
export { UserMenu } from '#src/features/user-menu/index.ts';
