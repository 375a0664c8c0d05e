import { retryableImport } from '#src/lib/retryableImport.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { later } from '#src/ui/Later/later.tsx';

const importFooter = retryableImport(() => import('./FooterWhole.tsx'));

// In the browser the end of the page comes when somebody goes there, and at last when nobody does.
export const FooterWhole = later(
  steadyLoad('The footer', async () => (await importFooter()).FooterWhole),
  { root: '[data-vitrine="footer"]', when: 'near' },
);
