import { useText } from '#src/i18n/SiteContext.ts';
import { FormAnswer } from '#src/ui/Form/FormAnswer.tsx';

/** Why the form of a mail's link failed: a technical error, or the rate limit. */
export type LinkFailure = 'failed' | 'limited';

/** The error message of such a form: try again, or wait a minute. */
export function FailureAnswer({ failure }: { failure: LinkFailure | undefined }) {
  const text = useText();
  if (!failure) return null;
  return (
    <FormAnswer state="error" code="ERROR_GENERIC">
      {text(failure === 'limited' ? 'newsletter.link.error_limit' : 'newsletter.link.error')}
    </FormAnswer>
  );
}
