import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FailureAnswer, type FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { LinkPage } from './LinkPage.tsx';

export interface NewsletterUnsubscribeProps extends RootProps<HTMLElement> {
  /** Whether the user has unsubscribed. @default false */
  isDone?: boolean | undefined;
  /** Why the last attempt failed. */
  failure?: FormFailure | undefined;
  /** @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/**
 * The page of the unsubscribe link in every mail. Opening it changes nothing; its only button posts to the
 * page's own URL, which contains the token. The same URL accepts the one-click POST of mail programs (RFC 8058).
 *
 * @example <NewsletterUnsubscribe isDone={isDone} />
 */
export function NewsletterUnsubscribe({
  isDone = false,
  failure,
  headingLevel = 1,
  ...root
}: NewsletterUnsubscribeProps) {
  const text = useText();
  const { newsletter, paths } = useSite();
  const { unconfirmedDays } = newsletter;
  return (
    <LinkPage
      {...root}
      name="newsletter-unsubscribe"
      title={text(isDone ? 'newsletter.unsubscribe.done_title' : 'newsletter.unsubscribe.title')}
      text={
        isDone
          ? text('newsletter.unsubscribe.done_text', { days: unconfirmedDays })
          : text('newsletter.unsubscribe.text')
      }
      headingLevel={headingLevel}
    >
      {isDone ? (
        <Link href={paths.newsletter} variant="standalone">
          {text('newsletter.unsubscribe.again')}
        </Link>
      ) : (
        <>
          <FailureAnswer failure={failure} />
          {/* Without an `action` it posts to the current URL, and the page does not repeat the secret token. The URL may
              also be that of the preferences, where the field distinguishes the two forms. */}
          <form role="none" method="post">
            <SiteField />
            <input type="hidden" name="unsubscribe" value="1" />
            <Button type="submit">{text('newsletter.unsubscribe.title')}</Button>
          </form>
        </>
      )}
    </LinkPage>
  );
}

export interface NewsletterInvalidLinkProps extends RootProps<HTMLElement> {
  /** @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Shown for a link to the preferences or the unsubscription that is no longer valid. */
export function NewsletterInvalidLink({ headingLevel = 1, ...root }: NewsletterInvalidLinkProps) {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  return (
    <LinkPage
      {...root}
      name="newsletter-invalid-link"
      title={text('newsletter.link.invalid_title')}
      text={richText('newsletter.link.invalid_text', {
        contact: (words) => <Link href={links.contact}>{words}</Link>,
      })}
      headingLevel={headingLevel}
    />
  );
}
