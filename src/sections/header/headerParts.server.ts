import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';
import * as back from './BackButton.tsx';
import * as parts from './headerParts.ts';

// A server renders everything immediately.
export const AppBanner = eagerIsland(parts.AppBanner);
export const TopBanner = eagerIsland(parts.TopBanner);
export const BenefitsStrip = eagerIsland(parts.BenefitsStrip);
export const Search = eagerIsland(parts.Search);
export const StoreFinder = eagerIsland(parts.StoreFinder);
export const UserMenu = eagerIsland(parts.UserMenu);
export const MiniCart = eagerIsland(parts.MiniCart);
export const Navigation = eagerIsland(parts.Navigation);
export const BackButton = eagerIsland(back.BackButton);
