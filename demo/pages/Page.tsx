import '#src/styles/index.css';
import './page.css';
import type { PageState } from '#demo/model/pageState.ts';
import { cookieConsent, VitrineProvider, type VitrineProviderProps } from '#src/entries/index.ts';
import type { PageBody } from './bodies.ts';
import { CsrfContext } from './csrfContext.ts';
import { demoSettings } from './demoSettings.ts';
import { Shell } from './Shell.tsx';

interface PageProps {
  state: PageState;
  /** The page's texts, or their loader. */
  messages: NonNullable<VitrineProviderProps['messages']>;
  body: PageBody;
  /** The nonce of the answer, for the server's style elements. @default none, in a browser */
  nonce?: string;
}

/** A complete page of the demo shop, for server and browser. */
export function Page({ state, messages, body: Body, nonce }: PageProps) {
  return (
    <VitrineProvider
      site={state.site}
      locale={state.locale}
      settings={demoSettings(state.site)}
      messages={messages}
      shellMessages={state.shellMessages}
      serverData={state.serverData}
      {...(nonce && { nonce })}
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
