import type { PageContent } from '#server/model/pageState.ts';
import type { PageBody } from './bodies.ts';

// Each kind of page is a chunk of its own: a shopper on the home page does not load the demo desk.
const LOADERS: Record<PageContent['kind'], () => Promise<unknown>> = {
  home: () => import('./HomePage.tsx').then((page) => page.HomePage),
  topic: () => import('./TopicPage.tsx').then((page) => page.TopicPage),
  category: () => import('./CategoryPage.tsx').then((page) => page.CategoryPage),
  search: () => import('./SearchPage.tsx').then((page) => page.SearchPage),
  product: () => import('./ProductPage.tsx').then((page) => page.ProductPage),
  signIn: () => import('./SignInPage.tsx').then((page) => page.SignInPage),
  signOut: () => import('./SignOutPage.tsx').then((page) => page.SignOutPage),
  desk: () => import('./DeskPage.tsx').then((page) => page.DeskPage),
  newsletter: () => import('./NewsletterPage.tsx').then((page) => page.NewsletterPage),
  contact: () => import('./ContactPage.tsx').then((page) => page.ContactPage),
  outbox: () => import('./OutboxPage.tsx').then((page) => page.OutboxPage),
  notFound: () => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage),
};

/** What draws a kind of page, for the browser. */
export const loadBody = (kind: PageContent['kind']) => LOADERS[kind]() as Promise<PageBody>;
