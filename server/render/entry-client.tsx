import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageState, ROOT_ID, STATE_ID } from '#server/model/pageState.ts';
import { lazyBody } from '#server/pages/bodies.ts';
import { Page } from '#server/pages/Page.tsx';
import { loadPageMessages } from '#server/pages/pageMessages.ts';
import { island } from '#src/index.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');
const { locale, content } = state;

// The page's content needs no hydration before a person reaches it.
const Body = island(lazyBody(content.kind), { root: 'main' });

// The server's markup is already in the right language and includes the texts of the header's shell.
const loadMessages = () => loadPageMessages(locale, content.kind);
startTransition(() => {
  hydrateRoot(root, <Page state={state} messages={loadMessages} body={Body} />);
});
