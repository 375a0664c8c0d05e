import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

// In the browser the panel loads when idle or on the first interaction; until then its forms post to the server.
export const ConsentRegion = island(
  importWithRetry(
    'The consent panel',
    () => import('./ConsentRegion.tsx'),
    ({ ConsentRegion }) => ConsentRegion,
  ),
  { root: '[data-vitrine="consent"]' },
);
