import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadMessages } from '#messages';
import { loadBody } from '#server/pages/loadBody.ts';
import { Page } from '#server/pages/Page.tsx';
import { type PageState, ROOT_ID, STATE_ID } from './pageState.ts';

const root = document.getElementById(ROOT_ID) as HTMLElement;
const state: PageState = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '');

// The page is already there in the right language; React takes it over when it knows the same words and parts.
const [messages, body] = await Promise.all([loadMessages(state.locale), loadBody(state.content.kind)]);
startTransition(() => {
  hydrateRoot(root, <Page state={state} messages={messages} body={body} />);
});
