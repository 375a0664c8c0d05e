import { useText } from '#src/i18n/SiteContext.ts';
import { FormAnswer } from './FormAnswer.tsx';

/**
 * Why a server did not accept a valid form: too many attempts, a page that is out of date, or a service
 * that did not respond.
 */
export type FormFailure = 'limited' | 'outdated' | 'down';

/** The message of each cause: wait a minute, send again, or try later. */
export const FAILURE_TEXTS = {
  limited: 'forms.failure.limited',
  outdated: 'forms.failure.outdated',
  down: 'forms.failure.down',
} as const satisfies Record<FormFailure, string>;

export interface FailureAnswerProps {
  /** Nothing is shown without one. */
  failure: FormFailure | undefined;
}

/**
 * The server's response to a form that it could not accept, as the first thing that is read. The form below it still has
 * its entries.
 *
 * @example <FailureAnswer failure={answer.failure} />
 */
export function FailureAnswer({ failure }: FailureAnswerProps) {
  const text = useText();
  if (!failure) return null;
  return (
    <FormAnswer state="error" code="ERROR_GENERIC">
      {text(FAILURE_TEXTS[failure])}
    </FormAnswer>
  );
}
