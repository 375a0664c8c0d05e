// The door of `vitrine/header`: the header with everything in it, and what a page does around it.

export * from './features/app-banner/index.ts';
export * from './features/consent/index.ts';
export * from './features/store-finder/index.ts';
export * from './features/user-menu/index.ts';
export * from './sections/header/index.ts';
