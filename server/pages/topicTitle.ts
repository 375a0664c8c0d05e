import type { Text } from '#src/i18n/siteIntl.ts';
import type { ContentOf } from './contentOf.ts';

/** What a topic page is called: after the link that leads to it where one does, else after its topic. */
export function topicTitle(
  { topic, name, title, term }: Pick<ContentOf<'topic'>, 'topic' | 'name' | 'title' | 'term'>,
  text: Text,
): string {
  if (name) return text(`page.content.${name}.title`);
  if (title) return title;
  if (topic === 'stores' && term) return text('page.topic.stores.result', { term });
  return text(`page.topic.${topic}.title`);
}
