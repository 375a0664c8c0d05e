import type { PageState } from '#demo/model/pageState.ts';
import type { PageBody } from '#demo/pages/bodies.ts';
import { HomePage } from '#demo/pages/HomePage.tsx';
import { MESSAGES } from '#demo/pages/messages.server.ts';
import { Page } from '#demo/pages/Page.tsx';
import { alreadyLoaded } from '#src/lazy/loadWithRetry.ts';
import { island } from '#src/ui/Island/island.tsx';

const body = island(alreadyLoaded(HomePage as unknown as PageBody), { root: 'main' });

/** The demo's home page as a component for Next.js: the same tree from the same state. */
export function Home({ state }: { state: PageState }) {
  return <Page state={state} messages={MESSAGES[state.locale]} body={body} />;
}
