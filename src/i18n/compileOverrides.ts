import { reportProblem } from '#src/lib/reportProblem.ts';
import { hasSyntax, type MessageId, type MessageOverrides, type Messages, reportQuoted } from './message.ts';
import type { parseMessage } from './parseMessage.ts';

export const needParser = (overrides: MessageOverrides): boolean => Object.values(overrides).some(hasSyntax);

/** An argument in a text that is not compiled: `{brand}`, `{count, plural, …}`. */
const ARGUMENT = /\{\s*\w+\s*[,}]/;

/** Texts that were searched: a server creates many pages from the same ones. */
const searched = new WeakSet<Messages>();

/** Reports texts of a page's own that are ICU message syntax, which the page would show as it is. */
export function reportUncompiled(messages: Messages): void {
  if (searched.has(messages)) return;
  searched.add(messages);
  const found = Object.entries(messages).find(
    ([, message]) => typeof message === 'string' && ARGUMENT.test(message),
  );
  if (found)
    reportProblem(
      `The text “${found[0]}” of \`messages\` is not compiled. Pass all texts to \`compileMessages\`.`,
    );
}

/**
 * Compiles a page's overrides; a malformed one is reported and left out, so that the library's text is used. One whose
 * apostrophe quotes an argument is reported.
 */
export function compileOverrides(overrides: MessageOverrides, parse: typeof parseMessage): MessageOverrides {
  const compiled: MessageOverrides = {};
  for (const [id, message] of Object.entries(overrides)) {
    try {
      const text = hasSyntax(message) ? parse(message) : message;
      compiled[id as MessageId] = text;
      reportQuoted(id, text);
    } catch (error) {
      reportProblem(`The own text for “${id}” is not ICU message syntax: ${error}`);
    }
  }
  return compiled;
}
