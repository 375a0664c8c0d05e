import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { LinkPage } from './LinkPage.tsx';

export interface NewsletterConfirmationProps {
  /** The button has been pressed: shows the welcome message. @default false */
  isConfirmed?: boolean;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The page of the link in the confirmation mail. Opening it only shows a button, so that a mail scanner or a
 * prefetch confirms nothing. The button posts to the page's own URL, which contains the token, and the server responds
 * with this component again, `isConfirmed`.
 *
 * @example <NewsletterConfirmation isConfirmed={isConfirmed} />
 */
export function NewsletterConfirmation({
  isConfirmed = false,
  headingLevel = 1,
}: NewsletterConfirmationProps) {
  const text = useText();
  const { discountPercent } = useSite().newsletter;
  if (isConfirmed)
    return (
      <LinkPage
        name="newsletter-confirmation"
        title={text('newsletter.confirmed.title')}
        text={text('newsletter.confirmed.text', { percent: discountPercent })}
        headingLevel={headingLevel}
      />
    );
  return (
    <LinkPage
      name="newsletter-confirmation"
      title={text('newsletter.confirm.title')}
      text={text('newsletter.confirm.text')}
      headingLevel={headingLevel}
    >
      {/* Without an `action` it posts to the current URL, and the page does not repeat the secret token. */}
      <form role="none" method="post">
        <Button type="submit">{text('newsletter.confirm.submit')}</Button>
      </form>
    </LinkPage>
  );
}
