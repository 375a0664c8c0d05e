import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

// In the browser the end of the page loads when a person comes near it.
export const FooterWhole = island(
  importWithRetry(
    'The footer',
    () => import('./FooterWhole.tsx'),
    ({ FooterWhole }) => FooterWhole,
  ),
  { root: '[data-vitrine="footer"]', until: 'visible' },
);
