// The entry point `vitrine/search`: the search field with its suggestions.

import '../lib/guardGlobals.ts';
import { Search as SearchPart } from '../features/search/index.ts';
import { part } from '../provider/part.tsx';

// The other export of the feature is for the library's own sections.
export {
  type SearchAccess,
  type SearchOption,
  type SearchProps,
  type SearchVariant,
  type SuggestionGroup,
  type SuggestionGroupSlot,
  useSearch,
  useViewedProduct,
} from '../features/search/index.ts';

export const Search = /* @__PURE__ */ part(SearchPart);
