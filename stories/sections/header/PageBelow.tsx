import type { ReactNode } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { PageOverlay } from '#src/sections/header/index.ts';

/** A page to scroll, with the overlay that dims it while a flyout is open. */
export function PageBelow({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageOverlay />
      <main id="main" tabIndex={-1} style={{ padding: '2rem', minBlockSize: '180vh' }}>
        <h1>{useText()('demo.preview.page')}</h1>
        {children}
      </main>
    </>
  );
}
