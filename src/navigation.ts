// The door of `vitrine/navigation`: the main navigation with its flyouts and drill-down.

export * from './features/navigation/index.ts';
