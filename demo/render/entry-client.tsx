import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageState, ROOT_ID, STATE_ID } from '#demo/model/pageState.ts';
import { lazyBody } from '#demo/pages/bodies.ts';
import { Page } from '#demo/pages/Page.tsx';
import { loadPageMessages } from '#demo/pages/pageMessages.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');
const { locale, content } = state;

const Body = lazyBody(content.kind);

// The server's markup is already in the right language and includes the texts of the header's shell.
const loadMessages = () => loadPageMessages(locale, content.kind);
startTransition(() => {
  hydrateRoot(root, <Page state={state} messages={loadMessages} body={Body} />);
});
