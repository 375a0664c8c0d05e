import { useText } from '#src/i18n/SiteContext.ts';
import { FormAnswer } from '#src/ui/Form/FormAnswer.tsx';

/** How a server answered the form of a mail's link: what is not said here failed for technical reasons. */
export type LinkFailure = 'failed' | 'limited';

/** The answer to a form that could not be taken: try again, or wait a minute. */
export function FailureAnswer({ failure }: { failure: LinkFailure | undefined }) {
  const text = useText();
  if (!failure) return null;
  return (
    <FormAnswer state="error" code="ERROR_GENERIC">
      {text(failure === 'limited' ? 'newsletter.link.error_limit' : 'newsletter.link.error')}
    </FormAnswer>
  );
}
