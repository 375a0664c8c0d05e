export type { ConsentScripts, Stage } from '#src/config/consent.ts';
export { appOfferScript } from '#src/features/app-banner/index.ts';
export type { Platform } from '#src/state/platformAtoms.ts';
export { Header, type HeaderPlace, type HeaderProps, type HeaderSlots } from './Header.tsx';
export { PageOverlay } from './PageOverlay.tsx';
export { PrefetchRules, type PrefetchRulesProps } from './PrefetchRules.tsx';
