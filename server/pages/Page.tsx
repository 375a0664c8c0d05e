import '#src/styles/index.css';
import type { PageState } from '#server/render/pageState.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

interface PageProps {
  state: PageState;
  /** The page's language. */
  messages: Messages;
}

/** A whole page of the demo shop, the same on the server and in the browser. */
export function Page({ state, messages }: PageProps) {
  return (
    <VitrineProvider
      site={state.site}
      locale={state.locale}
      messages={messages}
      serverData={state.serverData}
    >
      <Shell state={state}>
        <PageBody state={state} />
      </Shell>
    </VitrineProvider>
  );
}

function PageBody({ state: { content } }: { state: PageState }) {
  switch (content.kind) {
    case 'home':
      return <HomePage />;
    default:
      return <NotFoundPage />;
  }
}
