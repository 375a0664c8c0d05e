import { createElement, Fragment, type ReactNode } from 'react';
import type { MessageId } from './message.ts';
import { useWholeContext } from './SiteContext.ts';

type RichValue = string | number | ((content: ReactNode) => ReactNode);

/** Formats a text with tags into strings and elements. */
export type RichText = (id: MessageId, values: Record<string, RichValue>) => ReactNode;

/**
 * Texts that hold links or emphasis, so that a language decides where in its sentence they stand (SIT-02).
 *
 * @example richText('newsletter.privacy', { privacy: (content) => <Link href="/privacy">{content}</Link> })
 */
export function useRichText(): RichText {
  const { parts } = useWholeContext();
  return (id, values) => {
    const tagged = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (content: ReactNode[]) => value(createElement(Fragment, null, ...content))
        : value,
    ]);
    // Handed over one by one, elements need no keys.
    return createElement(Fragment, null, ...(parts(id, Object.fromEntries(tagged)) as ReactNode[]));
  };
}
