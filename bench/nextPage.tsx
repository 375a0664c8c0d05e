import type { PageState } from '#server/model/pageState.ts';
import type { PageBody } from '#server/pages/bodies.ts';
import { HomePage } from '#server/pages/HomePage.tsx';
import { MESSAGES } from '#server/pages/messages.server.ts';
import { Page } from '#server/pages/Page.tsx';
import { alreadyLoaded } from '#src/lib/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

const body = island(alreadyLoaded(HomePage as unknown as PageBody), { root: 'main' });

/** The demo's home page as a component for Next.js: the same tree from the same state. */
export function Home({ state }: { state: PageState }) {
  return <Page state={state} messages={MESSAGES[state.locale]} body={body} />;
}
