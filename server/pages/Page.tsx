import '#src/styles/index.css';
import './page.css';
import type { PageState } from '#server/model/pageState.ts';
import { cookieConsent, VitrineProvider, type VitrineProviderProps } from '#src/index.ts';
import type { PageBody } from './bodies.ts';
import { CsrfContext } from './csrfContext.ts';
import { DEMO_SETTINGS } from './demoSettings.ts';
import { Shell } from './Shell.tsx';

interface PageProps {
  state: PageState;
  /** The page's texts, or their loader. */
  messages: NonNullable<VitrineProviderProps['messages']>;
  /** Renders the page's content. */
  body: PageBody;
}

/** A complete page of the demo shop, for server and browser. */
export function Page({ state, messages, body: Body }: PageProps) {
  return (
    <VitrineProvider
      site={state.site}
      locale={state.locale}
      settings={DEMO_SETTINGS}
      messages={messages}
      shellMessages={state.shellMessages}
      serverData={state.serverData}
      {...(state.visitorHint && { visitorHint: state.visitorHint })}
      {...(state.consent && { consent: cookieConsent })}
    >
      <CsrfContext value={state.csrf}>
        <Shell state={state}>
          <Body {...state.content} />
        </Shell>
      </CsrfContext>
    </VitrineProvider>
  );
}
