import stories from 'virtual:stories';
import { type FormEvent, useId, useRef, useState } from 'react';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import styles from './docs.module.css';
import type { Found } from './finder.ts';
import { findStories } from './findStories.ts';
import { StorybookLink, usePreloadedStory } from './StorybookLink.tsx';
import { thumbnailOf } from './screenshots.ts';
import { storyHref } from './storyHref.ts';
import { widthOfWindow } from './storyWindows.ts';

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
    ...Object.entries(globals).map(([name, value]) =>
      name === 'viewport' ? `${widthOfWindow(value)} px` : value,
    ),
    ...(panel ? [panel] : []),
  ].join(' · ');

/** A field that finds a story by description and opens it with the requested toolbar settings. */
export function Finder() {
  const [question, setQuestion] = useState('');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const openBest = (event: FormEvent) => {
    event.preventDefault();
    list.current?.querySelector('a')?.click();
  };
  const found = findStories(question);
  const shown = found.slice(0, SHOWN);
  usePreloadedStory(shown[0]?.story.id);
  return (
    <search className={`${styles.finder} sb-unstyled`}>
      <form onSubmit={openBest}>
        <label htmlFor={id}>What would you like to see?</label>
        <input
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
              <button type="button" onClick={() => setQuestion(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ol ref={list} className={styles.found}>
          {shown.map((each) => {
            const [path, name = ''] = each.story.title.split(' · ');
            const thumbnail = thumbnailOf(each);
            return (
              <li key={each.story.id}>
                <StorybookLink href={storyHref(each.story.id, each.globals, each.panel)}>
                  {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
                  <small>{path}</small>
                  <strong>{sentenceCase(name)}</strong>
                  {toolbarWords(each) && <em>{toolbarWords(each)}</em>}
                  <span>{each.story.about}</span>
                </StorybookLink>
              </li>
            );
          })}
        </ol>
      )}
    </search>
  );
}
