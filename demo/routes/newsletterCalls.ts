import type { CallError } from '#src/api/request.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';

/** The newsletter service's base for pages of the shop. */
export const base = 'internal';

/** The statuses of a token that the newsletter service does not know. Others, such as a proxy's 403, say nothing about it. */
const UNKNOWN_TOKEN: readonly number[] = [400, 404, 410, 422];

/** Whether the newsletter service has no subscriber for a token. */
export const isTokenRejected = (error: CallError): boolean =>
  error.kind === 'refused' && UNKNOWN_TOKEN.includes(error.status);

/** Why the service did not do what a form asks for. */
export const failureOf = (error: CallError): FormFailure =>
  error.kind === 'refused' && error.status === 429 ? 'limited' : 'down';
