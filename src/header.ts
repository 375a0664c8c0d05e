// The door of `vitrine/header`: the header with everything in it, and what a page does around it.

export * from './features/app-banner/index.ts';
export * from './features/consent/index.ts';
export * from './features/store-finder/index.ts';
export * from './features/user-menu/index.ts';
export { InvalidTokenError, readLoginId } from './lib/longTermToken.ts';
export { goBack, type NativeShell } from './lib/nativeBridge.ts';
export { mayPrefetch, NEVER_PREFETCH, prefetchRules, type SpeculationRules } from './lib/prefetchRules.ts';
export * from './sections/header/index.ts';
export { loadVisitorAtom, readCustomerInfoAtom, type Visitor, visitorAtom } from './state/visitorAtoms.ts';
