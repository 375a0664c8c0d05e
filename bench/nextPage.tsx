import type { PageState } from '#server/model/pageState.ts';
import type { PageBody } from '#server/pages/bodies.ts';
import { HomePage } from '#server/pages/HomePage.tsx';
import { MESSAGES } from '#server/pages/messages.server.ts';
import { Page } from '#server/pages/Page.tsx';
import { eagerIsland } from '#src/ui/Island/eagerIsland.tsx';

const body = eagerIsland(HomePage as unknown as PageBody) as PageBody;

/** The demo's home page as a component for Next.js: the same tree from the same state. */
export function Home({ state }: { state: PageState }) {
  return <Page state={state} messages={MESSAGES[state.locale]} body={body} />;
}
