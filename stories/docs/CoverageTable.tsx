import { useEffect, useState } from 'react';
import type { Coverage, CoverageCell, Respect } from '../../scripts/requirements/coverage.ts';
import styles from './docs.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import { storyHref } from './storyHref.ts';

const GROUPS: readonly { name: string; respects: readonly (readonly [Respect, string])[] }[] = [
  {
    name: 'Behaviour',
    respects: [
      ['interactions', 'Interactions'],
      ['unit', 'Tests'],
    ],
  },
  {
    name: 'Accessibility',
    respects: [
      ['axe', 'axe'],
      ['tree', 'Tree'],
      ['audit', 'Audit'],
    ],
  },
  {
    name: 'Server',
    respects: [
      ['server', 'Rendered'],
      ['hydration', 'Hydrated'],
    ],
  },
  {
    name: 'Pictures',
    respects: [
      ['light', 'Light'],
      ['phone', '320 px'],
      ['dark', 'Dark'],
      ['forced', 'Forced colours'],
      ['text200', 'Text 200 %'],
    ],
  },
];

const ALL = GROUPS.flatMap(({ respects }) => respects);

const RUNS = { stories: 'Stories', unit: 'Tests', audit: 'Audit', pictures: 'Pictures' } as const;

const toDay = (made: string | null) =>
  made ? `${made.slice(0, 10)}, ${made.slice(11, 16)} UTC` : 'not run here yet';

function Cell({ state, held, of }: CoverageCell) {
  const words =
    state === 'none'
      ? 'not covered'
      : `${state === 'held' ? '✓' : '✗'} ${held}${held === of ? '' : ` of ${of}`}`;
  return <td data-state={state}>{words}</td>;
}

/** Component × respect, from the data that the last runs left beside this page (BEY-04). */
export function CoverageTable() {
  const [coverage, setProof] = useState<Coverage | null | 'loading'>('loading');
  const [words, setWords] = useState('');
  const [isOnlyOpen, setIsOnlyOpen] = useState(false);
  useEffect(() => {
    fetch('./coverage.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Coverage | null>) : null))
      .catch(() => null)
      .then(setProof);
  }, []);
  if (coverage === 'loading') return <p role="status">Reading what the last runs left …</p>;
  if (!coverage)
    return (
      <p role="status">
        No run has left anything here yet. Run <code>npm test</code> and <code>npm run screenshots</code>, or{' '}
        <code>npm run coverage</code> to join what they left before.
      </p>
    );
  const cells = coverage.rows.flatMap((row) => ALL.map(([respect]) => row.cells[respect].state));
  const count = (state: CoverageCell['state']) => cells.filter((each) => each === state).length;
  const rows = coverage.rows.filter(
    (row) =>
      row.title.toLowerCase().includes(words.toLowerCase()) &&
      (!isOnlyOpen || ALL.some(([respect]) => row.cells[respect].state !== 'held')),
  );
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <ul className={styles.figures}>
        <li>
          <strong>{coverage.rows.length}</strong> components
        </li>
        <li>
          <strong>{count('held')}</strong> checks held
        </li>
        <li>
          <strong>{count('broken')}</strong> broken
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
          only what is broken or not covered
        </label>
        <span role="status">{rows.length} shown</span>
      </div>
      <ScrollRegion label="Coverage by component">
        <table className={`${styles.table} ${styles.coverage}`}>
          <thead>
            <tr>
              <th />
              {GROUPS.map(({ name, respects }) => (
                <th key={name} scope="colgroup" colSpan={respects.length}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="col">Component</th>
              {ALL.map(([respect, name]) => (
                <th key={respect} scope="col">
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
                {ALL.map(([respect]) => (
                  <Cell key={respect} {...row.cells[respect]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
