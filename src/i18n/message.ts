import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type deDE from '#locales/de-DE.json';
import type { Lazy } from '#src/lib/loadWithRetry.ts';

/** A compiled text: plain words as they are, everything with arguments, plurals, choices or tags as formatjs parsed it. */
export type Message = string | MessageFormatElement[];

/** The name of a text, typed from the source language (SIT-02). */
export type MessageId = keyof typeof deDE;

/** All texts of one language, compiled: no message parser reaches the browser. */
export type Messages = Record<MessageId, Message>;

/**
 * A page's own texts, in ICU message syntax or compiled (SIT-08). An argument that the library's text does not have is
 * reported, and the library's text stands.
 *
 * @example { 'mini_cart.count': '{count, plural, one {# thing} other {# things}}' }
 */
export type MessageOverrides = Partial<Record<MessageId, Message>>;

/** Types of a message's elements, as formatjs numbers them. */
export const ELEMENT = { literal: 0, argument: 1, number: 2, plural: 6 } as const;

/** The elements inside an element. */
export function innerElements(element: MessageFormatElement): MessageFormatElement[] {
  if ('children' in element) return element.children;
  return 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
}

/** A message as formatjs takes it. */
export const toElements = (message: Message): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: ELEMENT.literal, value: message }] : message;

/** Whether a text of the page has ICU syntax. Everything else is plain words and needs no parser. */
export const hasSyntax = (message: Message): message is string =>
  typeof message === 'string' && /[{}<]|''/.test(message);

/** Available at once on a server; loaded on demand in a browser. */
export type Loadable<Value> = Pick<Lazy<Value>, 'state' | 'load'>;
