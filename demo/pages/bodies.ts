import type { ComponentType } from 'react';
import type { PageContent } from '#demo/model/pageContent.ts';
import { alreadyLoaded, importWithRetry, island } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';

type Kind = PageContent['kind'];

export type PageBody = ComponentType<ContentOf<Kind>>;

const body = <Module>(load: () => Promise<Module>, name: keyof Module) => ({
  load: async () => (await load())[name] as PageBody,
  lazy: () => importWithRetry("The page's own content", load, (module) => module[name] as PageBody),
});

// Each kind of page is a separate chunk: a shopper on the home page does not load the scenario panel.
const BODIES: Record<Kind, ReturnType<typeof body>> = {
  home: body(() => import('./HomePage.tsx'), 'HomePage'),
  topic: body(() => import('./TopicPage.tsx'), 'TopicPage'),
  category: body(() => import('./CategoryPage.tsx'), 'CategoryPage'),
  worlds: body(() => import('./WorldsPage.tsx'), 'WorldsPage'),
  world: body(() => import('./WorldPage.tsx'), 'WorldPage'),
  search: body(() => import('./SearchPage.tsx'), 'SearchPage'),
  product: body(() => import('./ProductPage.tsx'), 'ProductPage'),
  signIn: body(() => import('./SignInPage.tsx'), 'SignInPage'),
  signOut: body(() => import('./SignOutPage.tsx'), 'SignOutPage'),
  scenarioPanel: body(() => import('./ScenarioPanelPage.tsx'), 'ScenarioPanelPage'),
  newsletter: body(() => import('./NewsletterPage.tsx'), 'NewsletterPage'),
  subscriber: body(() => import('./SubscriberPage.tsx'), 'SubscriberPage'),
  checkout: body(() => import('./CheckoutPage.tsx'), 'CheckoutPage'),
  contact: body(() => import('./ContactPage.tsx'), 'ContactPage'),
  refund: body(() => import('./RefundPage.tsx'), 'RefundPage'),
  outbox: body(() => import('./OutboxPage.tsx'), 'OutboxPage'),
  preview: body(() => import('./PreviewToolsPage.tsx'), 'PreviewToolsPage'),
  notFound: body(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
};

// The page's content needs no hydration before a person reaches it.
const ISLAND = { root: 'main' };

/** The content of a kind of page, in a browser: an island that loads with retries. */
export const lazyBody = (kind: Kind): PageBody => island(BODIES[kind].lazy(), ISLAND);

/** The same for a server, which has loaded the renderer. */
export const eagerBody = (body: PageBody): PageBody => island(alreadyLoaded(body), ISLAND);

/** The renderers of all kinds of page, for a server. */
export async function loadBodies(): Promise<Record<Kind, PageBody>> {
  const entries = Object.entries(BODIES).map(async ([kind, { load }]) => [kind, await load()] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Kind, PageBody>;
}
