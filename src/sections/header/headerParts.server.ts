import { whole } from '#src/ui/Later/whole.tsx';
import * as parts from './headerParts.ts';

// A server draws everything at once.
export const AppBanner = whole(parts.AppBanner);
export const TopBanner = whole(parts.TopBanner);
export const BenefitsStrip = whole(parts.BenefitsStrip);
export const Search = whole(parts.Search);
export const StoreFinder = whole(parts.StoreFinder);
export const UserMenu = whole(parts.UserMenu);
export const MiniCart = whole(parts.MiniCart);
export const Navigation = whole(parts.Navigation);
