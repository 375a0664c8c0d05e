import stories from 'virtual:stories';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './docs.module.css';
import { FoundStories } from './FoundStories.tsx';
import { findStories } from './findStories.ts';
import { usePreloadedStory } from './StorybookLink.tsx';

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

/** A field that finds a story by description and opens it with the requested toolbar settings. */
export function Finder() {
  const [question, setQuestion] = useState('');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const openBest = (event: FormEvent) => {
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  };
  const tryExample = (example: string) => {
    setQuestion(example);
    // The examples disappear, and the focus with them.
    field.current?.focus();
  };
  const found = findStories(question);
  const shown = found.slice(0, SHOWN);
  usePreloadedStory(shown[0]?.story.id);
  return (
    <search className={`${styles.finder} sb-unstyled`}>
      <form onSubmit={openBest}>
        <label htmlFor={id}>What would you like to see?</label>
        <input
          ref={field}
          id={id}
          type="search"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          placeholder="deleted line in Turkish"
          autoComplete="off"
        />
      </form>
      <p role="status">
        {question.trim() === ''
          ? `${stories.length} stories. Say the state, and the country, colours or width to see it in.`
          : found.length === 0
            ? 'No story knows these words. Try fewer.'
            : found.length > SHOWN
              ? `The best ${SHOWN} of ${found.length} stories. Enter opens the first.`
              : `${found.length} ${found.length === 1 ? 'story' : 'stories. Enter opens the first.'}`}
      </p>
      {question.trim() === '' ? (
        <ul className={styles.examples}>
          {EXAMPLES.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => tryExample(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <FoundStories ref={list} found={shown} />
      )}
    </search>
  );
}
