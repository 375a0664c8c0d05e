import type { ReactNode } from 'react';
import { PageOverlay } from '#src/sections/header/index.ts';

/** A page to scroll, with the overlay that dims it while a flyout is open. */
export function PageBelow({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageOverlay />
      <main id="main" tabIndex={-1} style={{ padding: '2rem', minBlockSize: '180vh' }}>
        <h1>Seite</h1>
        {children}
      </main>
    </>
  );
}
