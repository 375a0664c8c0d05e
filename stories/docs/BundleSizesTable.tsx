import sizes from '../../docs/bundle-sizes.json';
import { BUDGETS } from '../../scripts/package/sizeBudgets.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

const kB = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
const languagesOf = (dictionaries: readonly string[]) =>
  dictionaries.map((locale) => locale.slice(0, 2)).join(', ') || 'none';

/** Every entry point of the package with its size, its budget and the languages inside. */
export function BundleSizesTable() {
  return (
    <ScrollRegion label="Bundle sizes by entry point" className={`${styles.page} sb-unstyled`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Entry point</th>
            <th scope="col">Script at once, kB</th>
            <th scope="col">Budget, kB</th>
            <th scope="col">Lazy script, kB</th>
            <th scope="col">Styles, kB</th>
            <th scope="col">Our languages</th>
            <th scope="col">react-aria’s words in</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ entry, initial, lazy, styles: css, languages, dictionaries }) => (
            <tr key={entry}>
              <th scope="row">
                <code>{entry}</code>
              </th>
              <td>{kB(initial)}</td>
              <td>{BUDGETS[entry]}</td>
              <td>{kB(lazy)}</td>
              <td>{kB(css)}</td>
              <td>{languages === 0 ? 'none' : `${languages}, one at a time`}</td>
              <td>{languagesOf(dictionaries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
