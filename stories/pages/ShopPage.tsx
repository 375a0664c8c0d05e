import { listAlternates } from '#demo/model/alternates.ts';
import type { HeaderSettings } from '#demo/model/headerSettings.ts';
import type { PageContent } from '#demo/model/pageContent.ts';
import type { PageFrame } from '#demo/model/pageState.ts';
import { loadBodies } from '#demo/pages/bodies.ts';
import { CsrfContext } from '#demo/pages/csrfContext.ts';
import { Shell } from '#demo/pages/Shell.tsx';
import { matchPage, notFoundPage } from '#demo/routes/matchPage.ts';
import { type SiteCode, toSiteCode } from '#src/config/sites.ts';
import { useSite } from '#src/i18n/SiteContext.ts';
import type { Platform } from '#src/state/platformAtoms.ts';
import '#demo/pages/page.css';

const BODIES = await loadBodies();

export interface ShopPageProps {
  /** Path and query of the page, as on the demo server: `/c/coffee`, `/search?query=tee`. */
  address: string;
  /** The page is made for this platform. @default by the window's width */
  platform?: Platform;
  /** Settings of the header that the page gives. */
  header?: Partial<HeaderSettings>;
  /** The content between header and footer. @default the demo server’s at the address */
  content?: PageContent | ((site: SiteCode) => PageContent);
}

/** A complete page as the demo server composes it: header, content, newsletter, footer. */
export function ShopPage({ address, platform, header, content }: ShopPageProps) {
  const code = toSiteCode(useSite().code);
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  const row = matchPage(code, pathname, searchParams) ?? notFoundPage(code);
  const isReduced = row.isReduced ?? false;
  const state: PageFrame = {
    site: code,
    locale: 'de-DE',
    address,
    ...(platform && { platform }),
    header: { stage: 'DEV', ...(isReduced && { reduced: true }), ...header },
    isFooterReduced: isReduced,
    alternates: listAlternates(code, address),
    content: (typeof content === 'function' ? content(code) : content) ?? row.content,
    csrf: 'story',
  };
  const Body = BODIES[state.content.kind];
  return (
    <CsrfContext value="story">
      <Shell state={state}>
        <Body {...state.content} />
      </Shell>
    </CsrfContext>
  );
}

/** Shared parameters of page stories: full width, and landmark rules enabled. */
export const pageParameters = {
  // What a server sends for one page: other data is another page's, or none.
  controls: { exclude: /^content$/ },
  layout: 'fullscreen',
  a11y: { options: { rules: { region: { enabled: true } } } },
} as const;
