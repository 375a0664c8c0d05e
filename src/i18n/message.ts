import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type deDE from '#locales/de-DE.json';
import type { Lazy } from '#src/lazy/loadWithRetry.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';

/** A compiled text: a string if it is plain text; with arguments, plurals, choices or tags as formatjs parsed it. */
export type Message = string | MessageFormatElement[];

/** The id of a text, typed from the source language. */
export type MessageId = keyof typeof deDE;

/** All texts of one language, compiled, so that the browser needs no message parser. */
export type Messages = Record<MessageId, Message>;

/**
 * Overrides for texts, in ICU message syntax or compiled. An override with an argument that the library's text
 * does not have is reported and ignored.
 *
 * @example { 'mini_cart.count': '{count, plural, one {# thing} other {# things}}' }
 */
export type MessageOverrides = Partial<Record<MessageId, Message>>;

/** Types of a message's elements, as numbered by formatjs. */
export const ELEMENT = { literal: 0, argument: 1, number: 2, plural: 6 } as const;

export function innerElements(element: MessageFormatElement): MessageFormatElement[] {
  if ('children' in element) return element.children;
  return 'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
}

/** A message in formatjs' format. */
export const toElements = (message: Message): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: ELEMENT.literal, value: message }] : message;

/** Whether an override has ICU syntax. Anything else is plain text and needs no parser. */
export const hasSyntax = (message: Message): message is string =>
  typeof message === 'string' && /[{}<]|''/.test(message);

/** A name in braces within a compiled text, which has its arguments as objects: an apostrophe has quoted it. */
const QUOTED_ARGUMENT = /\{\w+\}/;

/** Reports a compiled text in which an apostrophe quotes an argument, as in `l'{brand}`: it shows the argument's name. */
export function reportQuoted(id: string, compiled: Message): void {
  const [quoted] = QUOTED_ARGUMENT.exec(JSON.stringify(compiled)) ?? [];
  if (quoted)
    reportProblem(`The own text for “${id}” shows “${quoted}” as it is: the apostrophe before it quotes it.`);
}

/** Available immediately on a server; loaded on demand in a browser. */
export type Loadable<Value> = Pick<Lazy<Value>, 'state' | 'load'>;
