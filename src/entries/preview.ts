// The entry point `vitrine/preview`: the panel with which staff look at the shop at another time.

import '../lib/guardGlobals.ts';
import { PreviewPanel as PreviewPanelPart } from '../features/preview/index.ts';
import { part } from '../provider/part.tsx';

export * from '../features/preview/index.ts';

export const PreviewPanel = /* @__PURE__ */ part(PreviewPanelPart);
