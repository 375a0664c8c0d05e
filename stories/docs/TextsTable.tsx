import { useId, useState } from 'react';
import { LOCALE_CODES, type Locale } from '#src/config/locales.ts';
import type { LibraryTexts } from '../../scripts/texts/libraryTexts.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

/** Maximum rows; a search narrows them down. */
const SHOWN = 60;

const isMatch = (words: string, ...values: string[]) =>
  values.some((value) => value.toLowerCase().includes(words));

/** The ids that contain the query, or whose text in any language does. */
function findIds(texts: LibraryTexts, words: string): string[] {
  const wanted = words.trim().toLowerCase();
  return Object.entries(texts)
    .filter(([id, byLocale]) => isMatch(wanted, id, ...Object.values(byLocale)))
    .map(([id]) => id);
}

/** Every text of the library, searchable by id or by text in any language. */
export function TextsTable({ texts }: { texts: LibraryTexts }) {
  const [words, setWords] = useState('');
  const [locale, setLocale] = useState<Locale>('en');
  const searchId = useId();
  const localeId = useId();
  const found = findIds(texts, words);
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <div className={styles.filter}>
        <label htmlFor={searchId}>
          Id or words
          <input
            id={searchId}
            type="search"
            value={words}
            placeholder="mini_cart, Warenkorb"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <label htmlFor={localeId}>
          Language{' '}
          <select id={localeId} value={locale} onChange={(event) => setLocale(event.target.value as Locale)}>
            {LOCALE_CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <span role="status">
          {found.length} {found.length === 1 ? 'text' : 'texts'}
          {found.length > SHOWN && `, the first ${SHOWN} are shown`}
        </span>
      </div>
      <ScrollRegion label="Texts">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Id</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN).map((id) => (
              <tr key={id}>
                <th scope="row" className={styles.rule}>
                  <code>{id}</code>
                </th>
                <td lang={locale}>{texts[id]?.[locale]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
