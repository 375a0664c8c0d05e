import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { FailureAnswer, type LinkFailure } from './Answer.tsx';
import { LinkPage } from './LinkPage.tsx';

export interface NewsletterUnsubscribeProps {
  /** The person has unsubscribed. @default false */
  isDone?: boolean;
  /** The last attempt did not reach the shop, or was one of too many. */
  failure?: LinkFailure;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The page of the unsubscribe link that stands in every mail (BEY-19). Opening it changes nothing; its one button posts to
 * the page's own address, which holds the token. The same address takes the one-click POST of mail programs (RFC 8058).
 *
 * @example <NewsletterUnsubscribe isDone={isDone} />
 */
export function NewsletterUnsubscribe({
  isDone = false,
  failure,
  headingLevel = 1,
}: NewsletterUnsubscribeProps) {
  const text = useText();
  const { unconfirmedDays } = useSite().newsletter;
  if (isDone)
    return (
      <LinkPage
        name="newsletter-unsubscribe"
        title={text('newsletter.unsubscribe.done_title')}
        text={text('newsletter.unsubscribe.done_text', { days: unconfirmedDays })}
        headingLevel={headingLevel}
      >
        <Link href={LINKS.newsletter} variant="standalone">
          {text('newsletter.unsubscribe.again')}
        </Link>
      </LinkPage>
    );
  return (
    <LinkPage
      name="newsletter-unsubscribe"
      title={text('newsletter.unsubscribe.title')}
      text={text('newsletter.unsubscribe.text')}
      headingLevel={headingLevel}
    >
      <FailureAnswer failure={failure} />
      {/* Without an action it posts to this very address, and the page does not repeat the secret in it. The address may
          also be the one of the preferences, where the field tells the two forms apart. */}
      <form method="post">
        <input type="hidden" name="unsubscribe" value="1" />
        <Button type="submit">{text('newsletter.unsubscribe.title')}</Button>
      </form>
    </LinkPage>
  );
}

export interface NewsletterInvalidLinkProps {
  /** @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/** What a link to the preferences or to the unsubscription shows when it is no longer valid (BEY-19). */
export function NewsletterInvalidLink({ headingLevel = 1 }: NewsletterInvalidLinkProps) {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  return (
    <LinkPage
      name="newsletter-invalid-link"
      title={text('newsletter.link.invalid_title')}
      text={richText('newsletter.link.invalid_text', {
        contact: (words) => <Link href={links.contact}>{words}</Link>,
      })}
      headingLevel={headingLevel}
    />
  );
}
