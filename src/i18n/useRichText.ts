import { createElement, Fragment, type ReactNode, useContext } from 'react';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { SiteContext } from './SiteContext.ts';
import type { MessageId } from './siteIntl.ts';

type RichValue = string | number | ((words: ReactNode) => ReactNode);

/** Puts a text with marked-up parts into words and elements. */
export type RichText = (id: MessageId, values: Record<string, RichValue>) => ReactNode;

/**
 * Texts that hold links or emphasis, so that a language decides where in its sentence they stand.
 *
 * @example richText('newsletter.privacy', { privacy: (words) => <Link href="/privacy">{words}</Link> })
 */
export function useRichText(): RichText {
  const context = useContext(SiteContext);
  if (!context) throw new VitrineError('A Vitrine component has no site. Put a VitrineProvider above it.');
  const { parts } = context;
  return (id, values) => {
    const marked = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (words: ReactNode[]) => value(createElement(Fragment, null, ...words))
        : value,
    ]);
    // Handed over one by one, elements need no keys.
    return createElement(Fragment, null, ...(parts(id, Object.fromEntries(marked)) as ReactNode[]));
  };
}
