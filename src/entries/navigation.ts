// The entry point `vitrine/navigation`: the main navigation with its flyouts and drill-down.

import '../lib/guardGlobals.ts';
import { Navigation as NavigationPart } from '../features/navigation/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/navigation/index.ts';

export const Navigation = /* @__PURE__ */ part(NavigationPart);
