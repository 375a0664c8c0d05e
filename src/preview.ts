// The door of `vitrine/preview`: the panel in which staff look at the shop at another time.

export * from './features/preview/index.ts';
