import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { ELEMENT } from './message.ts';

// In the browser this module is a chunk of its own, loaded only for a page's own texts with ICU syntax (SIT-08).

/**
 * Compiles a text in ICU message syntax. Inside a plural, `{count}` is written as a number, as `#` is (SIT-04).
 *
 * @throws SyntaxError when it is malformed
 */
export function parseMessage(message: string): MessageFormatElement[] {
  const elements = parse(message, { captureLocation: false });
  markCounts(elements, new Set());
  return elements;
}

/** Makes arguments that a plural around them counts by into numbers. */
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
