export { Search, type SearchProps, type SearchVariant } from './Search.tsx';
export type { SuggestionGroupSlot } from './searchAtoms.ts';
export { priceOf, type SearchOption, type SuggestionGroup } from './searchModel.ts';
export { type SearchAccess, useSearch } from './useSearch.ts';
export { useViewedProduct } from './useViewedProduct.ts';
