import type { CallError } from '#src/api/request.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';

/** The newsletter service's base for pages of the shop (NWL-09). */
export const base = 'internal';

/** Whether the newsletter service has no subscriber for a token. A 429 does not imply that. */
export const isTokenRejected = (error: CallError): boolean =>
  error.kind === 'refused' && error.status < 500 && error.status !== 429;

/** Why the service did not do what a form asks for. */
export const failureOf = (error: CallError): FormFailure =>
  error.kind === 'refused' && error.status === 429 ? 'limited' : 'down';
