import { reportProblem } from '#src/lib/reportProblem.ts';
import { hasSyntax, type MessageId, type MessageOverrides } from './message.ts';
import type { parseMessage } from './parseMessage.ts';

export const needParser = (overrides: MessageOverrides): boolean => Object.values(overrides).some(hasSyntax);

/** A name in braces within a compiled text, which has its arguments as objects: an apostrophe has quoted it. */
const QUOTED_ARGUMENT = /\{\w+\}/;

/**
 * Compiles a page's overrides; a malformed one is reported and left out, so that the library's text is used. One whose
 * apostrophe quotes an argument, as in `l'{brand}`, is reported.
 */
export function compileOverrides(overrides: MessageOverrides, parse: typeof parseMessage): MessageOverrides {
  const compiled: MessageOverrides = {};
  for (const [id, message] of Object.entries(overrides)) {
    try {
      const text = hasSyntax(message) ? parse(message) : message;
      compiled[id as MessageId] = text;
      const [quoted] = QUOTED_ARGUMENT.exec(JSON.stringify(text)) ?? [];
      if (quoted)
        reportProblem(
          `The own text for “${id}” shows “${quoted}” as it is: the apostrophe before it quotes it.`,
        );
    } catch (error) {
      reportProblem(`The own text for “${id}” is not ICU message syntax: ${error}`);
    }
  }
  return compiled;
}
