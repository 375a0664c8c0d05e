import stories from 'virtual:stories';
import { useId, useState } from 'react';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import styles from './docs.module.css';
import type { Found } from './finder.ts';
import { findStories } from './findStories.ts';
import { thumbnailOf } from './screenshots.ts';
import { storyHref } from './storyHref.ts';

const SHOWN = 8;

const EXAMPLES = [
  'deleted line in Turkish',
  'voucher copied',
  'empty basket on a phone',
  'newsletter service is down in Hungary',
  'password strength, dark',
  'header, large text',
  'what does the screen reader say when I delete a line',
];

const toolbarWords = ({ globals, panel }: Found) =>
  [
    ...Object.entries(globals).map(([name, value]) => (name === 'viewport' ? 'phone' : value)),
    ...(panel ? [panel] : []),
  ].join(' · ');

/** A field that finds a story by description and opens it with the requested toolbar settings. */
export function Finder() {
  const [question, setQuestion] = useState('');
  const id = useId();
  const found = findStories(question);
  const shown = found.slice(0, SHOWN);
  return (
    <search className={`${styles.finder} sb-unstyled`}>
      <label htmlFor={id}>What would you like to see?</label>
      <input
        id={id}
        type="search"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        placeholder="deleted line in Turkish"
        autoComplete="off"
      />
      <p role="status">
        {question.trim() === ''
          ? `${stories.length} stories. Say the state, and the country, colours or width to see it in.`
          : found.length === 0
            ? 'No story knows these words. Try fewer.'
            : found.length > SHOWN
              ? `The best ${SHOWN} of ${found.length} stories`
              : `${found.length} ${found.length === 1 ? 'story' : 'stories'}`}
      </p>
      {question.trim() === '' ? (
        <ul className={styles.examples}>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => setQuestion(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ol className={styles.found}>
          {shown.map((each) => {
            const [path, name = ''] = each.story.title.split(' · ');
            const thumbnail = thumbnailOf(each);
            return (
              <li key={each.story.id}>
                <a href={storyHref(each.story.id, each.globals, each.panel)} target="_top">
                  {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
                  <small>{path}</small>
                  <strong>{sentenceCase(name)}</strong>
                  {toolbarWords(each) && <em>{toolbarWords(each)}</em>}
                  <span>{each.story.about}</span>
                </a>
              </li>
            );
          })}
        </ol>
      )}
    </search>
  );
}
