import { useEffect, useState } from 'react';
import type { Coverage, CoverageCell, Dimension } from '../../scripts/requirements/coverage.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { storyHref } from './storyHref.ts';

const GROUPS: readonly { name: string; dimensions: readonly (readonly [Dimension, string])[] }[] = [
  {
    name: 'Behaviour',
    dimensions: [
      ['interactions', 'Interactions'],
      ['unit', 'Tests'],
    ],
  },
  {
    name: 'Accessibility',
    dimensions: [
      ['axe', 'axe'],
      ['tree', 'ARIA snapshot'],
      ['audit', 'Audit'],
    ],
  },
  {
    name: 'Server',
    dimensions: [
      ['server', 'Rendered'],
      ['hydration', 'Hydrated'],
    ],
  },
  {
    name: 'Screenshots',
    dimensions: [
      ['light', 'Light'],
      ['phone', '320 px'],
      ['dark', 'Dark'],
      ['forced', 'Forced colours'],
      ['text200', 'Text 200 %'],
    ],
  },
];

const ALL = GROUPS.flatMap(({ dimensions }) => dimensions);

const RUNS = { stories: 'Stories', unit: 'Tests', audit: 'Audit', screenshots: 'Screenshots' } as const;

const toDay = (made: string | null) =>
  made ? `${made.slice(0, 10)}, ${made.slice(11, 16)} UTC` : 'not run here yet';

function Cell({ state, passed, of }: CoverageCell) {
  const words =
    state === 'none'
      ? 'not covered'
      : `${state === 'passed' ? '✓' : '✗'} ${passed}${passed === of ? '' : ` of ${of}`}`;
  return <td data-state={state}>{words}</td>;
}

/** Component × dimension, from the results of the last runs (BEY-04). */
export function CoverageTable() {
  const [coverage, setCoverage] = useState<Coverage | null | 'loading'>('loading');
  const [words, setWords] = useState('');
  const [isOnlyOpen, setIsOnlyOpen] = useState(false);
  useEffect(() => {
    fetch('./coverage.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Coverage | null>) : null))
      .catch(() => null)
      .then(setCoverage);
  }, []);
  if (coverage === 'loading') return <p role="status">Loading the results of the last runs …</p>;
  if (!coverage)
    return (
      <p role="status">
        There are no results yet. Run <code>npm test</code> and <code>npm run screenshots</code>, or{' '}
        <code>npm run coverage</code> to combine the results of earlier runs.
      </p>
    );
  const cells = coverage.rows.flatMap((row) => ALL.map(([dimension]) => row.cells[dimension].state));
  const count = (state: CoverageCell['state']) => cells.filter((each) => each === state).length;
  const rows = coverage.rows.filter(
    (row) =>
      row.title.toLowerCase().includes(words.toLowerCase()) &&
      (!isOnlyOpen || ALL.some(([dimension]) => row.cells[dimension].state !== 'passed')),
  );
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <ul className={styles.figures}>
        <li>
          <strong>{coverage.rows.length}</strong> components
        </li>
        <li>
          <strong>{count('passed')}</strong> checks passed
        </li>
        <li>
          <strong>{count('failed')}</strong> failed
        </li>
        <li>
          <strong>{count('none')}</strong> not covered
        </li>
      </ul>
      <p>
        {Object.entries(RUNS)
          .map(([run, name]) => `${name}: ${toDay(coverage.made[run as keyof typeof RUNS])}`)
          .join(' · ')}
      </p>
      <div className={styles.filter}>
        <label>
          Component <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isOnlyOpen}
            onChange={(event) => setIsOnlyOpen(event.target.checked)}
          />{' '}
          only what is failed or not covered
        </label>
        <span role="status">{rows.length} shown</span>
      </div>
      <ScrollRegion label="Coverage by component">
        <table className={`${styles.table} ${styles.coverage}`}>
          <thead>
            <tr>
              <th />
              {GROUPS.map(({ name, dimensions }) => (
                <th key={name} scope="colgroup" colSpan={dimensions.length}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">Component</th>
              {ALL.map(([dimension, name]) => (
                <th key={dimension} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">
                  <a href={storyHref(row.story)} target="_top">
                    {row.title}
                  </a>
                </th>
                {ALL.map(([dimension]) => (
                  <Cell key={dimension} {...row.cells[dimension]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
