import coverage from 'virtual:site-coverage';
import { useState } from 'react';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import type { SiteStateRow } from '../../scripts/requirements/siteCoverage.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { storyHref } from './storyHref.ts';

const nameOf = ({ component, state }: SiteStateRow) => `${component}, ${state.replaceAll('-', ' ')}`;

function Cell({ row, site }: { row: SiteStateRow; site: SiteCode }) {
  const shown = row.sites[site];
  if (!shown) return <td data-state="none">no story</td>;
  const name = `${nameOf(row)}, ${SITES[site].countryName}`;
  return (
    <td data-state="passed">
      <StorybookLink
        href={storyHref(shown.story, shown.by === 'mode' ? { site } : {})}
        aria-label={`${name}: ${shown.by}`}
      >
        {shown.by}
      </StorybookLink>
    </td>
  );
}

/** State × site, and a page for each language, as the stories say it. */
export function SiteCoverageTable() {
  const [words, setWords] = useState('');
  const { rows, languages, gaps } = coverage;
  const shown = rows.filter((row) =>
    `${nameOf(row)} ${row.requirements.join(' ')}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <ul className={styles.figures}>
        <li>
          <strong>{rows.length}</strong> states
        </li>
        <li>
          <strong>{SITE_CODES.length}</strong> sites
        </li>
        <li>
          <strong>{languages.length}</strong> languages
        </li>
        <li>
          <strong>{gaps.length}</strong> gaps
        </li>
      </ul>
      {gaps.length > 0 && (
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      <div className={styles.filter}>
        <label>
          State or requirement{' '}
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <span role="status">{shown.length} shown</span>
      </div>
      <ScrollRegion label="Coverage by site" className={styles.more}>
        <table className={`${styles.table} ${styles.coverage}`}>
          <thead>
            <tr>
              <th scope="col">Component, state</th>
              <th scope="col">Requirements</th>
              {SITE_CODES.map((site) => (
                <th key={site} scope="col">
                  {site}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.component} ${row.state}`}>
                <th scope="row">{nameOf(row)}</th>
                <td className={styles.ids}>{row.requirements.join(', ')}</td>
                {SITE_CODES.map((site) => (
                  <Cell key={site} row={row} site={site} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <h2>Languages</h2>
      <ul>
        {languages.map(({ locale, name, story }) => (
          <li key={locale}>
            {story ? (
              <StorybookLink href={storyHref(story)}>
                {name} ({locale})
              </StorybookLink>
            ) : (
              `${name} (${locale}): no page`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
