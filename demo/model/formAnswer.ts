import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';

export { problemTexts } from '#src/ui/Form/problemTexts.ts';

/** What the server says about a posted form. At most one of `done`, `problems`, `failure` and `notice` says how it went. */
export interface FormAnswer<Entry, Problems, Done> {
  /** The posted values, which the form shows again. */
  entry?: Entry;
  /** What is wrong with them. */
  problems?: Problems;
  /** Why valid values were not accepted. */
  failure?: FormFailure;
  /** What has changed since the form was opened, so that nothing was done. */
  notice?: MessageId;
  /** The form was accepted. */
  done?: Done;
}

/** Whether the answer is an error, for the page's title. */
export const isError = (answer: FormAnswer<unknown, unknown, unknown> | undefined): boolean =>
  answer?.problems !== undefined || answer?.failure !== undefined || answer?.notice !== undefined;

const FAILURE_STATUS = { outdated: 403, limited: 429, down: 502 } as const satisfies Record<
  FormFailure,
  number
>;

/** The HTTP status of an answer that is not redirected to. */
export function statusOf({ problems, failure }: FormAnswer<unknown, unknown, unknown>): number {
  if (failure) return FAILURE_STATUS[failure];
  return problems === undefined ? 200 : 422;
}
