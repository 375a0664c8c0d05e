import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { ELEMENT, hasSyntax, type Message, type MessageId, type Messages, reportQuoted } from './message.ts';

// In the browser this module is a separate chunk, loaded only for overrides with ICU syntax.

/**
 * Compiles a text in ICU message syntax. Inside a plural, `{count}` is formatted as a number, like `#`.
 *
 * @throws SyntaxError if it is malformed
 */
export function parseMessage(message: string): MessageFormatElement[] {
  const elements = parse(message, { captureLocation: false });
  markCounts(elements, new Set());
  return elements;
}

/**
 * Compiles the texts of a language that the library lacks, for the provider's `messages`. The type names missing texts;
 * the texts of a similar language can fill them. An argument that an apostrophe quotes is reported.
 *
 * @param texts all texts, in ICU message syntax
 * @throws SyntaxError if one is malformed
 * @example const dutch = compileMessages({ ...english, 'mini_cart.title': 'Winkelwagen' });
 */
export const compileMessages = (texts: Record<MessageId, Message>): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([id, message]) => {
      const compiled = hasSyntax(message) ? parseMessage(message) : message;
      reportQuoted(id, compiled);
      return [id, compiled];
    }),
  ) as Messages;

/** Converts arguments that a surrounding plural counts by to numbers. */
function markCounts(elements: MessageFormatElement[], counts: ReadonlySet<string>): void {
  for (const [at, element] of elements.entries()) {
    if (element.type === ELEMENT.argument && counts.has(element.value))
      elements[at] = { type: ELEMENT.number, value: element.value, style: null };
    const inside = element.type === ELEMENT.plural ? new Set([...counts, element.value]) : counts;
    if ('options' in element)
      for (const { value } of Object.values(element.options)) markCounts(value, inside);
    if ('children' in element) markCounts(element.children, inside);
  }
}
