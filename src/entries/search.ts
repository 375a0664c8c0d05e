// The entry point `vitrine/search`: the search field with its suggestions.

import '../lib/guardGlobals.ts';
import { Search as SearchPart } from '../features/search/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/search/index.ts';

export const Search = /* @__PURE__ */ part(SearchPart);
