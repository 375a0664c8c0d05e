import { Fragment } from 'react';
import { SITE_CODES } from '#src/config/sites.ts';
import styles from './docs.module.css';
import { InlineText } from './InlineText.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import { siteRules } from './siteRules.ts';

const rules = siteRules();
const parts = Map.groupBy(rules, ({ name }) => (name.includes('.') ? (name.split('.')[0] ?? '') : 'site'));

/** `freeShipping` in readable form. */
const toPhrase = (name: string) => {
  const words = name.replaceAll('.', ': ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Allows line breaks in a URL after slashes and dots; other text is unchanged. */
function Value({ children }: { children: string }) {
  if (!/^(https?:\/)?\//.test(children)) return children;
  return children.split(/(?<=[/.])(?=\w)/).map((part, at) => (
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** The differences between the country sites, read from the site table. */
export function SiteRulesTable() {
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      {[...parts].map(([part, rows]) => (
        <section key={part} aria-label={part}>
          <h2>{toPhrase(part)}</h2>
          <ScrollRegion label={`${part}, by site`} className={styles.more}>
            <table className={`${styles.table} ${styles.sites}`}>
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
                        <Value>{values[code]}</Value>
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
