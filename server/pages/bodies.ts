import type { ComponentType } from 'react';
import type { PageContent } from '#server/model/pageState.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import type { ContentOf } from './contentOf.ts';
import { DeskPage } from './DeskPage.tsx';
import { HomePage } from './HomePage.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OutboxPage } from './OutboxPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { RefundPage } from './RefundPage.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignOutPage } from './SignOutPage.tsx';
import { SubscriberPage } from './SubscriberPage.tsx';
import { TopicPage } from './TopicPage.tsx';

/** What draws the middle of a page. */
export type PageBody = ComponentType<ContentOf<PageContent['kind']>>;

/** What draws each kind of page, all at once: for the server. The browser loads the one it needs. */
export const BODIES = {
  home: HomePage,
  topic: TopicPage,
  category: CategoryPage,
  search: SearchPage,
  product: ProductPage,
  signIn: SignInPage,
  signOut: SignOutPage,
  desk: DeskPage,
  newsletter: NewsletterPage,
  subscriber: SubscriberPage,
  contact: ContactPage,
  refund: RefundPage,
  outbox: OutboxPage,
  notFound: NotFoundPage,
} as { [Kind in PageContent['kind']]: ComponentType<ContentOf<Kind>> } as Record<
  PageContent['kind'],
  PageBody
>;
