import type { PageContent } from '#server/model/pageState.ts';
import { retryableImport } from '#src/index.ts';
import type { PageBody } from './bodies.ts';

function page<Module>(load: () => Promise<Module>, name: keyof Module): () => Promise<unknown> {
  const importPage = retryableImport(load);
  return async () => (await importPage())[name];
}

// Each kind of page is a chunk of its own: a shopper on the home page does not load the scenario panel.
const LOADERS: Record<PageContent['kind'], () => Promise<unknown>> = {
  home: page(() => import('./HomePage.tsx'), 'HomePage'),
  topic: page(() => import('./TopicPage.tsx'), 'TopicPage'),
  category: page(() => import('./CategoryPage.tsx'), 'CategoryPage'),
  search: page(() => import('./SearchPage.tsx'), 'SearchPage'),
  product: page(() => import('./ProductPage.tsx'), 'ProductPage'),
  signIn: page(() => import('./SignInPage.tsx'), 'SignInPage'),
  signOut: page(() => import('./SignOutPage.tsx'), 'SignOutPage'),
  desk: page(() => import('./DeskPage.tsx'), 'DeskPage'),
  newsletter: page(() => import('./NewsletterPage.tsx'), 'NewsletterPage'),
  contact: page(() => import('./ContactPage.tsx'), 'ContactPage'),
  outbox: page(() => import('./OutboxPage.tsx'), 'OutboxPage'),
  notFound: page(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
};

/** What draws a kind of page, for the browser. */
export const loadBody = (kind: PageContent['kind']) => LOADERS[kind]() as Promise<PageBody>;
