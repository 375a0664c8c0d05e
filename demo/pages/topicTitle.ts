import { CONTENT_TITLES, isDeclaration, TOPIC_TITLES } from '#demo/model/topics.ts';
import type { Text } from '#src/entries/index.ts';
import type { ContentOf } from './contentOf.ts';

type Topic = Pick<ContentOf<'topic'>, 'topic' | 'name' | 'title' | 'term' | 'answer' | 'logInTarget'>;

/** A topic page's text; legally required pages have their own. */
export function topicText({ topic, name, term, logInTarget }: Topic, text: Text): string {
  if (isDeclaration(name) || name === 'commercialMessages') return text(`page.content.${name}.text`);
  if (topic === 'stores' && term) return text('page.topic.stores.none_hint');
  return text(logInTarget ? 'page.topic.log_in' : `page.topic.${topic}.text`);
}

/** A topic page's title: that of a declaration's step, else the text of its link if there is one, else the topic's title. */
export function topicTitle({ topic, name, title, term, answer }: Topic, text: Text): string {
  if (isDeclaration(name) && answer?.done)
    return 'toConfirm' in answer.done
      ? text('page.declaration.check_title')
      : text('page.declaration.mail_subject', { declaration: name });
  if (name) return text(CONTENT_TITLES[name]);
  if (title) return title;
  if (topic === 'stores' && term) return text('page.topic.stores.none', { term });
  return text(TOPIC_TITLES[topic]);
}
