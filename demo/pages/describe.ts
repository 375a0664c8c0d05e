import { isError } from '#demo/model/formAnswer.ts';
import type { NewsletterContent, PageContent, SubscriberContent } from '#demo/model/pageContent.ts';
import type { Text } from '#src/entries/index.ts';
// The server reads this file without the components.
import { CONFIRMATION_TITLES } from '#src/entries/server.ts';
import type { SiteConfig } from '#src/entries/sites.ts';
import { searchTitle } from './searchTitle.ts';
import { topicText, topicTitle } from './topicTitle.ts';

const newsletterTitle = ({ confirmation, posted }: NewsletterContent) => {
  if (confirmation) return CONFIRMATION_TITLES[confirmation];
  return posted?.outcome?.status === 'SUCCESS' ? 'newsletter.success.title' : 'page.topic.newsletter.title';
};

const subscriberTitle = ({ shown }: SubscriberContent) => {
  if (shown.view === 'invalidLink') return 'newsletter.link.invalid_title';
  if (shown.view === 'preferences') return 'newsletter.preferences.title';
  return shown.isDone ? 'newsletter.unsubscribe.done_title' : 'newsletter.unsubscribe.title';
};

/** A page's own title and description, if they differ from the home page's. */
export function words(content: PageContent, text: Text): { title: string; description?: string } | null {
  switch (content.kind) {
    case 'home':
      return null;
    case 'topic':
      return { title: topicTitle(content, text), description: topicText(content, text) };
    case 'category':
      return { title: content.title ?? text('page.category.fallback') };
    case 'worlds':
      return { title: content.title };
    case 'world':
      return { title: content.world.title, description: content.world.sentence };
    case 'search':
      return { title: searchTitle(content, text) };
    case 'product':
      return { title: content.product.title, description: content.product.description };
    case 'signIn':
      return { title: text(content.isRegistration ? 'page.register.title' : 'page.sign_in.title') };
    case 'signOut':
      return { title: text('page.sign_out.title') };
    case 'scenarioPanel':
      return { title: text('demo.title'), description: text('demo.text') };
    case 'newsletter':
      return {
        title: text(newsletterTitle(content)),
        description: text('page.topic.newsletter.text'),
      };
    case 'subscriber':
      return { title: text(subscriberTitle(content)) };
    case 'checkout':
      return {
        title: text(content.answer?.done ? 'page.checkout.done_title' : 'page.topic.checkout.title'),
        description: text('page.topic.checkout.text'),
      };
    case 'contact':
      return {
        title: text(content.answer?.done ? 'forms.contact.success_title' : 'user_menu.contact'),
        description: text('page.topic.contact.text'),
      };
    case 'refund':
      return { title: text('page.refund.title'), description: text('page.refund.text') };
    case 'outbox':
      return { title: text('demo.outbox.title'), description: text('demo.outbox.text') };
    case 'preview':
      return {
        title: text(content.view === 'ended' ? 'demo.preview.ended.title' : 'preview.tools'),
      };
    case 'notFound':
      return { title: text('page.not_found.title'), description: text('page.not_found.text') };
  }
}

/** The pages between the home page and this one. */
export function pagesAbove(content: PageContent, text: Text): readonly { title: string; href: string }[] {
  if (content.kind === 'product') return [content.product.category];
  if (content.kind === 'category') return content.above;
  if (content.kind === 'world') return [content.world.overview];
  return content.kind === 'refund' ? [{ title: text('user_menu.contact'), href: '/contact' }] : [];
}

/** Whether the page is the response to a form with errors. */
function hasErrors(content: PageContent): boolean {
  switch (content.kind) {
    case 'checkout':
    case 'contact':
    case 'refund':
    case 'signIn':
    case 'topic':
    case 'product':
      return isError(content.answer);
    case 'signOut':
      return content.failure !== undefined;
    case 'newsletter': {
      const { problems, outcome } = content.posted ?? {};
      if (content.hasDoiError || content.failure) return true;
      return problems !== undefined || (outcome !== undefined && outcome.status !== 'SUCCESS');
    }
    case 'subscriber': {
      const { shown } = content;
      if (shown.view === 'invalidLink') return true;
      return shown.failure !== undefined || (shown.view === 'preferences' && shown.problems !== undefined);
    }
    case 'preview': {
      if (content.view === 'ended') return false;
      const { answer, comparison } = content;
      const isRefused = answer === 'failed' || answer === 'wait';
      return isRefused || Object.values(comparison?.sides ?? {}).some(({ problem }) => problem !== undefined);
    }
    case 'home':
    case 'category':
    case 'worlds':
    case 'world':
    case 'search':
    case 'scenarioPanel':
    case 'outbox':
    case 'notFound':
      return false;
  }
}

/** A page's title and description for its head, in the page's language; a form with errors has the word for error first. */
export function describe(
  content: PageContent,
  { brand }: SiteConfig,
  text: Text,
): { title: string; description: string } {
  const own = words(content, text);
  const title = own ? `${own.title} · ${brand.name}` : text('page.home.title');
  return {
    title: hasErrors(content) ? text('forms.error_title', { title }) : title,
    description: own?.description ?? text('page.home.description'),
  };
}
