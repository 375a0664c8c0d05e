import type { MessageId } from '#src/i18n/message.ts';
import type { Text } from '#src/i18n/siteIntl.ts';

const REFERENCE = /^\{\{([\w.]+)\}\}$/;

/**
 * A text of the page in a story's `args`. The story shows it in the language of the toolbar, so that all words of its
 * picture have one language; the controls show its id, and take any other text.
 *
 * @example args: { label: pageText('forms.contact.message') }
 */
export const pageText = (id: MessageId): string => `{{${id}}}`;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A story's arguments with the page's texts for their ids, also in lists and objects. */
export function writeTexts<Args>(args: Args, text: Text): Args {
  const write = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const id = REFERENCE.exec(value)?.[1];
      return id === undefined ? value : text(id as MessageId);
    }
    if (!Array.isArray(value) && !isPlain(value)) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, part, write(part)] as const);
    // An object without such an id stays the same one, which effects depend on.
    if (parts.every(([, part, written]) => part === written)) return value;
    const written = parts.map(([name, , part]) => [name, part] as const);
    return Array.isArray(value) ? written.map(([, part]) => part) : Object.fromEntries(written);
  };
  return write(args) as Args;
}
