import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

// In the browser, the footer loads when it is near the viewport.
export const FooterWhole = island(
  importWithRetry(
    'The footer',
    () => import('./FooterWhole.tsx'),
    ({ FooterWhole }) => FooterWhole,
  ),
  { root: '[data-vitrine="footer"]', until: 'visible' },
);
