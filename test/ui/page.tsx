import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteCode } from '#src/config/sites.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';

/** A part on a page of a site, without a shop behind it. */
export function OnPage({ children, site = 'DE' }: { children: ReactNode; site?: SiteCode }) {
  return <VitrineProvider site={site}>{children}</VitrineProvider>;
}

export const showOnPage = (part: ReactNode) => render(part, { wrapper: OnPage });
