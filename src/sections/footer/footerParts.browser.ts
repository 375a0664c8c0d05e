import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

// In the browser, the footer loads when it is near the viewport.
export const FooterRegion = island(
  importWithRetry(
    'The footer',
    () => import('./FooterRegion.tsx'),
    ({ FooterRegion }) => FooterRegion,
  ),
  { root: '[data-vitrine="footer"]', until: 'visible' },
);
