import requirements from 'virtual:requirements';
import styles from './docs.module.css';
import { InlineText } from './InlineText.tsx';
import { storyHref } from './storyHref.ts';

const parts = Map.groupBy(requirements, ({ part }) => part);

/** Every requirement with the stories that show it and the tests that prove it (SBK-01). */
export function RequirementsList() {
  const open = requirements.filter(({ lacks }) => lacks.length > 0);
  return (
    <div className={styles.page}>
      <p>
        {requirements.length} requirements; {requirements.length - open.length} are proved by a test and,
        where there is something to see, shown by a story
        {open.length > 0 && `; ${open.length} are open: ${open.map(({ id }) => id).join(', ')}`}.
      </p>
      {[...parts].map(([part, rows]) => (
        <section key={part} aria-label={part}>
          <h2>{part}</h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Id</th>
                <th scope="col">Requirement</th>
                <th scope="col">Shown by</th>
                <th scope="col">Proved by</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, text, stories, tests, lacks, notSeen }) => (
                <tr key={id} data-open={lacks.length > 0 || undefined}>
                  <th scope="row">{id}</th>
                  <td>
                    <InlineText>{text}</InlineText>
                  </td>
                  <td>
                    {stories.length === 0 && notSeen && <em>not to be seen: {notSeen}</em>}
                    {stories.map((story) => (
                      <a key={story.id} href={storyHref(story.id)} target="_top">
                        {story.title}
                      </a>
                    ))}
                  </td>
                  <td>
                    {tests.length > 0 && (
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
                    )}
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
