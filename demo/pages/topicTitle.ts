import { isDeclaration } from '#demo/model/topics.ts';
import type { Text } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';

/** A topic page's text; legally required pages have their own. */
export function topicText(
  { topic, name, term }: Pick<ContentOf<'topic'>, 'topic' | 'name' | 'term'>,
  text: Text,
): string {
  if (isDeclaration(name) || name === 'commercialMessages') return text(`page.content.${name}.text`);
  if (topic === 'stores' && term) return text('page.topic.stores.none_hint');
  return text(`page.topic.${topic}.text`);
}

/** A topic page's title: the text of its link if there is one, else the topic's title. */
export function topicTitle(
  { topic, name, title, term }: Pick<ContentOf<'topic'>, 'topic' | 'name' | 'title' | 'term'>,
  text: Text,
): string {
  if (name) return text(`page.content.${name}.title`);
  if (title) return title;
  if (topic === 'stores' && term) return text('page.topic.stores.none', { term });
  return text(`page.topic.${topic}.title`);
}
