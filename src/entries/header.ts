// The entry point `vitrine/header`: the header with all its parts, and the page-level components around it.

import '../lib/guardGlobals.ts';
import { AppBanner as AppBannerPart } from '../features/app-banner/index.ts';
import {
  ConsentLink as ConsentLinkPart,
  ConsentPanel as ConsentPanelPart,
} from '../features/consent/index.ts';
import { StoreFinder as StoreFinderPart } from '../features/store-finder/index.ts';
import { UserMenu as UserMenuPart } from '../features/user-menu/index.ts';
import { part } from '../provider/part.tsx';
import { HeaderPlaceholder } from '../sections/header/HeaderPlaceholder.tsx';
import { Header as HeaderPart, PrefetchRules as PrefetchRulesPart } from '../sections/header/index.ts';

export type { ConsentCategory, ConsentChoice } from '../config/consent.ts';
export * from '../features/app-banner/index.ts';
export * from '../features/consent/index.ts';
export * from '../features/store-finder/index.ts';
export * from '../features/user-menu/index.ts';
export { InvalidTokenError, readLoginId } from '../lib/longTermToken.ts';
export { goBack, type NativeShell } from '../lib/nativeBridge.ts';
export { mayPrefetch, NEVER_PREFETCH, prefetchRules, type SpeculationRules } from '../lib/prefetchRules.ts';
export * from '../sections/header/index.ts';
export type { ConsentAdapter } from '../state/consentAtoms.ts';
export type { FlyoutOpenProps } from '../state/useControlledFlyout.ts';
export type { Visitor } from '../state/visitorAtoms.ts';
export type { HeaderActionContentProps, HeaderActionLook } from '../ui/HeaderAction/HeaderActionContent.tsx';
export * from '../ui/HeaderAction/HeaderButton.tsx';
export * from '../ui/HeaderAction/HeaderLink.tsx';

export const AppBanner = /* @__PURE__ */ part(AppBannerPart);
export const ConsentLink = /* @__PURE__ */ part(ConsentLinkPart);
export const ConsentPanel = /* @__PURE__ */ part(ConsentPanelPart);
export const Header = /* @__PURE__ */ part(HeaderPart, HeaderPlaceholder);
export const PrefetchRules = /* @__PURE__ */ part(PrefetchRulesPart);
export const StoreFinder = /* @__PURE__ */ part(StoreFinderPart);
export const UserMenu = /* @__PURE__ */ part(UserMenuPart);
