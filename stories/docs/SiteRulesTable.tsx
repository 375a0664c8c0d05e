import { SITE_CODES } from '#src/config/sites.ts';
import styles from './docs.module.css';
import { InlineText } from './InlineText.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { siteRules } from './siteRules.ts';

const rules = siteRules();
const parts = Map.groupBy(rules, ({ name }) => (name.includes('.') ? (name.split('.')[0] ?? '') : 'site'));

/** `freeShipping` as a person says it. */
const toPhrase = (name: string) => {
  const words = name.replaceAll('.', ': ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What differs between the country sites, read from the site table itself (BEY-02). */
export function SiteRulesTable() {
  return (
    <div className={styles.page}>
      {[...parts].map(([part, rows]) => (
        <section key={part} aria-label={part}>
          <h2>{toPhrase(part)}</h2>
          <ScrollRegion label={`${part}, by site`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Rule</th>
                  {SITE_CODES.map((code) => (
                    <th key={code} scope="col">
                      {code}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, about, values }) => (
                  <tr key={name}>
                    <th scope="row" className={styles.rule}>
                      {toPhrase(name.replace(`${part}.`, ''))}
                      <InlineText as="small">{about}</InlineText>
                    </th>
                    {SITE_CODES.map((code) => (
                      <td
                        key={code}
                        className={
                          values[code] === 'yes' ? styles.yes : values[code] === 'no' ? styles.no : undefined
                        }
                      >
                        {values[code]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}
