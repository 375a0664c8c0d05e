import type { PageContent } from '#server/render/pageState.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { topicTitle } from './topicTitle.ts';

/** What a page is called and what it is about, where the home page's own words do not do. */
function words(content: PageContent, text: Text): { title: string; description?: string } | null {
  switch (content.kind) {
    case 'home':
      return null;
    case 'topic':
      return { title: topicTitle(content, text), description: text(`page.topic.${content.topic}.text`) };
    case 'category':
      return { title: content.title ?? text('page.category.fallback') };
    case 'search':
      return { title: text('page.search.title', { term: content.term }) };
    case 'product':
      return { title: content.product.title, description: content.product.description };
    case 'signIn':
      return { title: text(content.isRegistration ? 'page.register.title' : 'page.sign_in.title') };
    case 'signOut':
      return { title: text('page.sign_out.title') };
    case 'desk':
      return { title: text('demo.title'), description: text('demo.text') };
    case 'newsletter':
      return {
        title: text(content.isConfirmed ? 'newsletter.confirmed.title' : 'page.topic.newsletter.title'),
        description: text('page.topic.newsletter.text'),
      };
    case 'contact':
      return { title: text('page.topic.contact.title'), description: text('page.topic.contact.text') };
    case 'outbox':
      return { title: text('demo.outbox.title'), description: text('demo.outbox.text') };
    case 'notFound':
      return { title: text('page.not_found.title'), description: text('page.not_found.text') };
  }
}

/** A page's title and description for its head, in the page's language. */
export function describe(
  content: PageContent,
  { brand }: SiteConfig,
  text: Text,
): { title: string; description: string } {
  const own = words(content, text);
  return {
    title: own ? `${own.title} · ${brand.name}` : text('page.home.title'),
    description: own?.description ?? text('page.home.description'),
  };
}
