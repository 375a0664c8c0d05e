import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { demoSite } from '#server/pages/demoSite.ts';
import { loadBody } from '#server/pages/loadBody.ts';
import { Page } from '#server/pages/Page.tsx';
import { loadPageMessages } from '#server/pages/pageWords.ts';
import { createLaterIntl } from '#src/i18n/laterIntl.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { later } from '#src/ui/Later/later.tsx';
import { type PageState, ROOT_ID, STATE_ID } from './pageState.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');

// The page's own content has nothing to do before a person comes to it.
const Body = later(
  steadyLoad("The page's own content", () => loadBody(state.content.kind)),
  { root: 'main' },
);

// The page is already there in the right language; the frame's own words came with it.
const { site, locale, content, frameTexts } = state;
const intl = createLaterIntl(demoSite(site), locale, frameTexts, () =>
  loadPageMessages(locale, content.kind),
);
startTransition(() => {
  hydrateRoot(root, <Page state={state} intl={intl} body={Body} />);
});
