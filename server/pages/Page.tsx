import '#src/styles/index.css';
import './page.css';
import type { PageState } from '#server/render/pageState.ts';
import type { SiteIntl } from '#src/i18n/siteIntl.ts';
import { SiteProvider } from '#src/provider/SiteProvider.tsx';
import type { PageBody } from './bodies.ts';
import { CsrfContext } from './csrfContext.ts';
import { demoSite } from './demoSite.ts';
import { Shell } from './Shell.tsx';

interface PageProps {
  state: PageState;
  /** The page's texts. */
  intl: SiteIntl;
  /** What draws the page's content. */
  body: PageBody;
}

/** A whole page of the demo shop, the same on the server and in the browser. */
export function Page({ state, intl, body: Body }: PageProps) {
  return (
    <SiteProvider site={demoSite(state.site)} locale={state.locale} intl={intl} serverData={state.serverData}>
      <CsrfContext value={state.csrf}>
        <Shell state={state}>
          <Body {...state.content} />
        </Shell>
      </CsrfContext>
    </SiteProvider>
  );
}
