// The door of `vitrine/search`: the search field with its suggestions.

export * from './features/search/index.ts';
