import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { LinkPage } from './LinkPage.tsx';

export interface NewsletterConfirmationProps {
  /** The button has been pressed: the welcome is shown. @default false */
  isConfirmed?: boolean;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The page of the link in the confirmation mail (BEY-19). It shows a button and changes nothing by itself, so that a mail
 * scanner or a prefetch that opens the link confirms nothing; the button posts to the page's own address, which holds the
 * token, and the server answers with this part again, `isConfirmed`.
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
      {/* Without an action it posts to this very address, and the page does not repeat the secret in it. */}
      <form method="post">
        <Button type="submit">{text('newsletter.confirm.submit')}</Button>
      </form>
    </LinkPage>
  );
}
