import type { PageContent } from '#server/model/pageState.ts';
import { importWithRetry, type Lazy } from '#src/index.ts';
import type { PageBody } from './bodies.ts';

function lazyPage<Module>(load: () => Promise<Module>, name: keyof Module): Lazy<PageBody> {
  return importWithRetry("The page's own content", load, (module) => module[name] as PageBody);
}

// Each kind of page is a chunk of its own: a shopper on the home page does not load the scenario panel.
const PAGES: Record<PageContent['kind'], Lazy<PageBody>> = {
  home: lazyPage(() => import('./HomePage.tsx'), 'HomePage'),
  topic: lazyPage(() => import('./TopicPage.tsx'), 'TopicPage'),
  category: lazyPage(() => import('./CategoryPage.tsx'), 'CategoryPage'),
  search: lazyPage(() => import('./SearchPage.tsx'), 'SearchPage'),
  product: lazyPage(() => import('./ProductPage.tsx'), 'ProductPage'),
  signIn: lazyPage(() => import('./SignInPage.tsx'), 'SignInPage'),
  signOut: lazyPage(() => import('./SignOutPage.tsx'), 'SignOutPage'),
  desk: lazyPage(() => import('./DeskPage.tsx'), 'DeskPage'),
  newsletter: lazyPage(() => import('./NewsletterPage.tsx'), 'NewsletterPage'),
  subscriber: lazyPage(() => import('./SubscriberPage.tsx'), 'SubscriberPage'),
  contact: lazyPage(() => import('./ContactPage.tsx'), 'ContactPage'),
  refund: lazyPage(() => import('./RefundPage.tsx'), 'RefundPage'),
  outbox: lazyPage(() => import('./OutboxPage.tsx'), 'OutboxPage'),
  notFound: lazyPage(() => import('./NotFoundPage.tsx'), 'NotFoundPage'),
};

/** What renders a kind of page, for the browser. */
export const lazyBody = (kind: PageContent['kind']) => PAGES[kind];
