import type { Ref } from 'react';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import { WINDOW_SETTING } from '#.storybook/storyState.ts';
import styles from './docs.module.css';
import type { Found } from './finder.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { thumbnailOf } from './screenshots.ts';
import { storyHref } from './storyHref.ts';
import { widthOfWindow } from './storyWindows.ts';

const toolbarWords = ({ globals, panel }: Found) =>
  [
    ...Object.entries(globals).map(([name, value]) =>
      name === WINDOW_SETTING ? `${widthOfWindow(value)} px` : value,
    ),
    ...(panel ? [panel] : []),
  ].join(' · ');

/** Links to stories that fit a question, each in the requested state. */
export function FoundStories({ found, ref }: { found: readonly Found[]; ref?: Ref<HTMLOListElement> }) {
  return (
    <ol ref={ref} className={styles.found}>
      {found.map((each) => {
        const [path, name = ''] = each.story.title.split(' · ');
        const thumbnail = thumbnailOf(each);
        return (
          <li key={each.story.id}>
            <StorybookLink href={storyHref(each.story.id, each.globals, each)}>
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
  );
}
