import '#src/styles/index.css';
import './page.css';
import type { PageContent, PageState } from '#server/render/pageState.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { CategoryPage } from './CategoryPage.tsx';
import { CsrfContext } from './csrfContext.ts';
import { DeskPage } from './DeskPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OutboxPage } from './OutboxPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { Shell } from './Shell.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignOutPage } from './SignOutPage.tsx';
import { TopicPage } from './TopicPage.tsx';

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
      <CsrfContext value={state.csrf}>
        <Shell state={state}>
          <PageBody content={state.content} />
        </Shell>
      </CsrfContext>
    </VitrineProvider>
  );
}

function PageBody({ content }: { content: PageContent }) {
  switch (content.kind) {
    case 'home':
      return <HomePage {...content} />;
    case 'topic':
      return <TopicPage {...content} />;
    case 'category':
      return <CategoryPage {...content} />;
    case 'search':
      return <SearchPage {...content} />;
    case 'product':
      return <ProductPage {...content} />;
    case 'signIn':
      return <SignInPage {...content} />;
    case 'signOut':
      return <SignOutPage />;
    case 'desk':
      return <DeskPage {...content} />;
    case 'outbox':
      return <OutboxPage {...content} />;
    case 'notFound':
      return <NotFoundPage {...content} />;
  }
}
