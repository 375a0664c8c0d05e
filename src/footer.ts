// The door of `vitrine/footer`: the footer with its country switcher.

export * from './features/country-switch/index.ts';
export * from './sections/footer/index.ts';
