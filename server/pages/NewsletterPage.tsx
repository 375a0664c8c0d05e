import { NEWSLETTER_DISCOUNT_PERCENT } from '#src/config/limits.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { useText } from '#src/i18n/SiteContext.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './NewsletterPage.module.css';
import { PageIntro } from './PageIntro.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import { Section } from './Section.tsx';

/** The newsletter's own page: the form, what a server found in it, or the welcome after the mail's link (NWL-17, BFF-06). */
export function NewsletterPage({ posted, hasDoiError, isConfirmed, tiles }: ContentOf<'newsletter'>) {
  const text = useText();
  return (
    <>
      {isConfirmed ? (
        <PageIntro
          title={text('newsletter.confirmed.title')}
          text={text('newsletter.confirmed.text', { percent: NEWSLETTER_DISCOUNT_PERCENT })}
          image="/images/1f389.webp"
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
      <Section heading={text('page.more')}>
        <ProductTiles tiles={tiles} />
      </Section>
    </>
  );
}
