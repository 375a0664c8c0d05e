import * as eagerBackButton from '#eager/sections/header/BackButton.tsx';
import * as eagerParts from '#eager/sections/header/headerParts.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

type Parts = typeof eagerParts;

const parts = importWithRetry(
  "The header's parts",
  () => import('./headerParts.ts'),
  (module) => module,
  eagerParts,
);
const part = <Name extends keyof Parts>(name: Name) => ({
  state: { value: parts.state.value?.[name] },
  load: async () => (await parts.load())[name],
});
const root = (name: string) => ({ root: `[data-vitrine="${name}"]` });

// The browser hydrates the header's shell first, and its parts when idle or at the first interaction.
export const AppBanner = island(part('AppBanner'), root('app-banner'));
export const TopBanner = island(part('TopBanner'), root('top-banner'));
export const BenefitsStrip = island(part('BenefitsStrip'), root('benefits'));
export const Search = island(part('Search'), root('search'));
export const StoreFinder = island(part('StoreFinder'), root('store-finder'));
export const UserMenu = island(part('UserMenu'), root('user-menu'));
export const MiniCart = island(part('MiniCart'), root('mini-cart'));
export const Navigation = island(part('Navigation'), {
  root: '[data-vitrine="navigation"], [data-part="menu-toggle"]',
});
// On its own: the reduced header has no other part.
export const BackButton = island(
  importWithRetry(
    'The back button',
    () => import('./BackButton.tsx'),
    (module) => module.BackButton,
    eagerBackButton,
  ),
  { root: '[data-part="back"]' },
);
