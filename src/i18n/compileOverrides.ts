import { reportProblem } from '#src/lib/reportProblem.ts';
import { hasSyntax, type MessageId, type MessageOverrides } from './message.ts';
import type { parseMessage } from './parseMessage.ts';

export const needParser = (overrides: MessageOverrides): boolean => Object.values(overrides).some(hasSyntax);

/**
 * Compiles a page's overrides; a malformed one is reported and left out, so that the library's text is used.
 */
export function compileOverrides(overrides: MessageOverrides, parse: typeof parseMessage): MessageOverrides {
  const compiled: MessageOverrides = {};
  for (const [id, message] of Object.entries(overrides)) {
    try {
      compiled[id as MessageId] = hasSyntax(message) ? parse(message) : message;
    } catch (error) {
      reportProblem(`The own text for “${id}” is not ICU message syntax: ${error}`);
    }
  }
  return compiled;
}
