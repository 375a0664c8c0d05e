import requirements from 'virtual:requirements';
import { useState } from 'react';
import styles from './docs.module.css';
import { InlineText } from './InlineText.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { storyHref } from './storyHref.ts';

/** Maximum stories shown in a row; more are collapsed. */
const SHOWN = 3;

type Row = (typeof requirements)[number];

function Stories({ stories }: Pick<Row, 'stories'>) {
  const link = (story: Row['stories'][number]) => (
    <StorybookLink key={story.id} href={storyHref(story.id)}>
      {story.title}
    </StorybookLink>
  );
  return (
    <>
      {stories.slice(0, SHOWN).map(link)}
      {stories.length > SHOWN && (
        <details>
          <summary>{stories.length - SHOWN} more</summary>
          {stories.slice(SHOWN).map(link)}
        </details>
      )}
    </>
  );
}

function Tests({ tests }: Pick<Row, 'tests'>) {
  if (tests.length === 0) return null;
  return (
    <details>
      <summary>
        {tests.length} {tests.length === 1 ? 'test' : 'tests'}
      </summary>
      <ul>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            {title} <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every requirement with the stories that show it and the tests that prove it. */
export function RequirementsList() {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = requirements.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(wanted));
  const count = (what: 'stories' | 'tests') =>
    new Set(requirements.flatMap((row) => row[what].map(({ title }) => title))).size;
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <ul className={styles.figures}>
        <li>
          <strong>{requirements.length}</strong> requirements
        </li>
        <li>
          <strong>{count('stories')}</strong> stories show them
        </li>
        <li>
          <strong>{count('tests')}</strong> tests prove them
        </li>
      </ul>
      <div className={styles.filter}>
        <label>
          Requirement
          <input
            type="search"
            value={words}
            placeholder="MC-11, undo, newsletter"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <span role="status">{shown.length} shown</span>
      </div>
      {[...Map.groupBy(shown, ({ part }) => part)].map(([part, rows]) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          <table className={`${styles.table} ${styles.requirements}`}>
            <thead>
              <tr>
                <th scope="col">Id</th>
                <th scope="col">Requirement</th>
                <th scope="col">Shown by</th>
                <th scope="col">Proved by</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, text, stories, tests }) => (
                <tr key={id}>
                  <th scope="row">{id}</th>
                  <td>
                    <InlineText>{text}</InlineText>
                  </td>
                  <td>
                    <Stories stories={stories} />
                  </td>
                  <td>
                    <Tests tests={tests} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
