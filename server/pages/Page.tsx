import '#src/styles/index.css';
import './page.css';
import type { PageState } from '#server/render/pageState.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import type { PageBody } from './bodies.ts';
import { CsrfContext } from './csrfContext.ts';
import { Shell } from './Shell.tsx';

/** The demo's stand-in for a consent provider (APP-03). */
const SETTINGS = { consentScripts: { LIVE: '/demo/consent/LIVE.js', DEV: '/demo/consent/DEV.js' } };

interface PageProps {
  state: PageState;
  /** The page's language. */
  messages: Messages;
  /** What draws the page's content. */
  body: PageBody;
}

/** A whole page of the demo shop, the same on the server and in the browser. */
export function Page({ state, messages, body: Body }: PageProps) {
  return (
    <VitrineProvider
      site={state.site}
      locale={state.locale}
      settings={SETTINGS}
      messages={messages}
      serverData={state.serverData}
    >
      <CsrfContext value={state.csrf}>
        <Shell state={state}>
          <Body {...state.content} />
        </Shell>
      </CsrfContext>
    </VitrineProvider>
  );
}
