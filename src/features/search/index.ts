export { Search, type SearchProps, type SearchVariant } from './Search.tsx';
export type { SuggestionGroupSlot } from './searchAtoms.ts';
export type { SuggestionGroup } from './searchModel.ts';
export { useViewedProduct } from './useViewedProduct.ts';
