import { reportProblem } from '#src/lib/reportProblem.ts';
import type { CallError } from './request.ts';

function describe(error: CallError): string {
  switch (error.kind) {
    case 'refused':
      return `refused ${error.status}`;
    case 'malformed':
      return `malformed ${error.problem}`;
    default:
      return error.kind;
  }
}

/** Whether a call failed because the shop does not have the content at all. */
export const isNone = (error: CallError): boolean => error.kind === 'refused' && error.status === 404;

/** Whether a call got no answer, so that it is repeated when the network works again. */
export const isUnanswered = ({ kind }: CallError): boolean => kind === 'network' || kind === 'timeout';

/**
 * Warns developers about a failed call for optional content, unless the call itself has reported its error.
 *
 * @param content the missing content, for a log
 */
export function reportNoAnswer(content: string, error: CallError): void {
  if ('isReported' in error && error.isReported) return;
  reportProblem(`${content}: no answer (${describe(error)}).`);
}
