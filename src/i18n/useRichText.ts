import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { MessageId } from './message.ts';
import { useLoadedContext } from './SiteContext.ts';

type RichValue = string | number | ReactElement | ((content: ReactNode) => ReactNode);

/** Formats a text with tags into strings and elements. */
export type RichText = (id: MessageId, values: Record<string, RichValue>) => ReactNode;

/**
 * Texts with links or emphasis, so that each language decides on their position in the sentence. A changed text is a new
 * element: a browser's translator replaces text nodes, and React would go on writing into the old ones.
 *
 * @example richText('newsletter.privacy', { privacy: (content) => <Link href="/privacy">{content}</Link> })
 */
export function useRichText(): RichText {
  const { parts } = useLoadedContext();
  return (id, values) => {
    const tagged = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (content: ReactNode[]) => value(createElement(Fragment, null, ...content))
        : value,
    ]);
    const content = parts(id, Object.fromEntries(tagged)) as ReactNode[];
    // Values inside tags count too, which are not among the strings of the content.
    const key = [id, ...content, ...Object.values(values)]
      .filter((part) => typeof part !== 'object' && typeof part !== 'function')
      .join('\n');
    // Elements passed as separate arguments need no keys.
    return createElement('span', { key }, ...content);
  };
}
