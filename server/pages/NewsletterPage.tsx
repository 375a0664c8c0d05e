import { Button, NewsletterForm, useSite, useText } from '#src/index.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './NewsletterPage.module.css';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';

/** The newsletter's own page: the form, what a server found in it, the button of the mail's link, or the welcome after it (NWL-17, BFF-06). */
export function NewsletterPage({
  posted,
  hasDoiError,
  isConfirming,
  isConfirmed,
  tiles,
}: ContentOf<'newsletter'>) {
  const text = useText();
  const { discountPercent } = useSite().newsletter;
  return (
    <>
      {isConfirming ? (
        <PageIntro
          title={text('page.newsletter_confirm.title')}
          text={text('page.newsletter_confirm.text')}
          image="/images/envelope.svg"
        >
          {/* Without an action it posts to this very address, and the page does not repeat the secret in it. */}
          <form method="post">
            <Button type="submit">{text('page.newsletter_confirm.submit')}</Button>
          </form>
        </PageIntro>
      ) : isConfirmed ? (
        <PageIntro
          title={text('newsletter.confirmed.title')}
          text={text('newsletter.confirmed.text', { percent: discountPercent })}
          image="/images/envelope.svg"
        />
      ) : (
        <div className={styles.form}>
          <NewsletterForm
            origin="page"
            headingLevel={1}
            posted={posted ?? null}
            hasDoiError={hasDoiError ?? false}
            scrollsIntoView
          />
        </div>
      )}
      {tiles.length > 0 && (
        <Section heading={text('page.more')}>
          <ProductTiles tiles={tiles} />
        </Section>
      )}
    </>
  );
}
