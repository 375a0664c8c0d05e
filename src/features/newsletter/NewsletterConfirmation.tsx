import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FailureAnswer, type FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { CONFIRMATION_TITLES, type ConfirmationState } from './confirmationTitles.ts';
import { LinkPage } from './LinkPage.tsx';

export interface NewsletterConfirmationProps extends RootProps<HTMLElement> {
  /** What the link has done. @default 'asked' */
  state?: ConfirmationState | undefined;
  /** Why the button did not confirm. */
  failure?: FormFailure | undefined;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * The page of the link in the confirmation mail. Opening it only shows a button, so that a mail scanner or a
 * prefetch confirms nothing. The button posts to the page's own URL, which contains the token, and the server redirects
 * to this component again, with another `state`. The link of a subscription stays `known`.
 *
 * @example <NewsletterConfirmation state="confirmed" />
 */
export function NewsletterConfirmation({
  state = 'asked',
  failure,
  headingLevel = 1,
  ...root
}: NewsletterConfirmationProps) {
  const text = useText();
  const { discountPercent } = useSite().newsletter;
  const isAsked = state === 'asked';
  const hasDiscount = state === 'confirmed' && discountPercent !== null;
  return (
    <LinkPage
      {...root}
      name="newsletter-confirmation"
      title={text(CONFIRMATION_TITLES[state])}
      text={
        hasDiscount
          ? text('newsletter.confirmed.text', { percent: discountPercent })
          : text(isAsked ? 'newsletter.confirm.text' : 'newsletter.confirmed.known_text')
      }
      headingLevel={headingLevel}
    >
      {isAsked && (
        <>
          <FailureAnswer failure={failure} />
          {/* Without an `action` it posts to the current URL, and the page does not repeat the secret token. */}
          <form role="none" method="post">
            <SiteField />
            <Button type="submit">{text('newsletter.confirm.submit')}</Button>
          </form>
        </>
      )}
    </LinkPage>
  );
}
