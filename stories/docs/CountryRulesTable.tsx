import { type ReactNode, Suspense } from 'react';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { countryRules } from './countryRules.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

/** The rules of every country with their legal sources, for a shop's counsel to sign off. */
export function CountryRulesTable() {
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      {SITE_CODES.map((code) => (
        <section key={code} aria-label={SITES[code].countryName}>
          <h2>{SITES[code].countryName}</h2>
          <ScrollRegion label={`Rules of ${SITES[code].countryName}`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Rule</th>
                  <th scope="col">What the shop does</th>
                  <th scope="col">Legal source</th>
                </tr>
              </thead>
              <tbody>
                {countryRules(code).map(({ name, title, value, source }) => (
                  <tr key={name}>
                    <th scope="row" className={styles.rule}>
                      {title}
                    </th>
                    <td>{value}</td>
                    <td>{source}</td>
                  </tr>
                ))}
                <WordsOf code={code} />
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}

const WORDS_TITLE = 'Words';

function WordsOf({ code }: { code: SiteCode }) {
  return (
    <tr>
      <th scope="row" className={styles.rule}>
        {WORDS_TITLE}
      </th>
      <td colSpan={2} lang={SITES[code].locale}>
        <Suspense fallback="…">
          <VitrineProvider site={code}>
            <LegalWords />
          </VitrineProvider>
        </Suspense>
      </td>
    </tr>
  );
}

const plain = (words: ReactNode) => words;

/** The visible texts about price, consent and deletion, in the site's language. */
function LegalWords() {
  const text = useText();
  const richText = useRichText();
  const { newsletter, rules } = useSite();
  const { base, days } = rules.priceReduction;
  return (
    <>
      <p>{rules.priceNote.sum}</p>
      {base === 'lowest' && <p>{text('mini_cart.price.best_info', { days })}</p>}
      <p>{text('newsletter.legal.consent', { age: newsletter.legalAge })}</p>
      {newsletter.commercialConsent && <p>{richText('newsletter.consent_commercial', { terms: plain })}</p>}
      <p>{text('newsletter.consent_dne')}</p>
      <p>{richText('newsletter.legal.withdraw', { contact: plain })}</p>
      {newsletter.deletionRules && (
        <p>{text('newsletter.legal.deletion', { days: newsletter.unconfirmedDays })}</p>
      )}
    </>
  );
}
