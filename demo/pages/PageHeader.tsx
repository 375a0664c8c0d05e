import type { PageFrame } from '#demo/model/pageState.ts';
import { Header, PageOverlay, PrefetchRules } from '#src/entries/index.ts';

/** The page's header with the settings from the address. */
export function PageHeader({ state, mainId }: { state: PageFrame; mainId: string }) {
  const { content, header, platform } = state;
  const topic = content.kind === 'topic' ? content.topic : undefined;
  return (
    <>
      <Header
        {...header}
        // A smartphone app client gets the phone header.
        platform={platform === 'SMARTPHONE' ? 'MATCH' : platform}
        pageType={topic === 'cart' ? 'basket' : undefined}
        searchTerm={content.kind === 'search' ? content.term : undefined}
        mainId={mainId}
        path={state.address}
      />
      <PageOverlay />
      <PrefetchRules />
    </>
  );
}
