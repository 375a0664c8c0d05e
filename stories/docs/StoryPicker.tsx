import stories from 'virtual:stories';
import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import styles from './docs.module.css';
import { findStories } from './findStories.ts';

/** More matches than a person reads. */
const SHOWN = 40;
const titleOf = (id: string) => {
  const [component, name = ''] = (stories.find((story) => story.id === id)?.title ?? id).split(' · ');
  return name ? `${component} · ${sentenceCase(name)}` : (component ?? id);
};

export interface StoryPickerProps {
  /** Id of the chosen story. */
  value: string;
  /** Called with the chosen story, and the toolbar settings that the search words name. */
  onChange: (id: string, globals: Readonly<Record<string, string>>) => void;
}

/** Finds a story by words, as the search of the first page does. */
export function StoryPicker({ value, onChange }: StoryPickerProps) {
  const [words, setWords] = useState(() => titleOf(value));
  const [named, setNamed] = useState(value);
  // A new picker for each story would lose the focus.
  if (named !== value) {
    setNamed(value);
    setWords(titleOf(value));
  }
  const isUntouched = words === titleOf(value);
  const found = isUntouched ? [] : findStories(words).slice(0, SHOWN);
  const component = titleOf(value).split(' · ')[0];
  const offered = isUntouched
    ? stories
        .filter(({ title }) => title.split(' · ')[0] === component)
        .map((story) => ({ story, globals: {} }))
    : found;
  const choose = (id: string | null) => {
    const match = offered.find(({ story }) => story.id === id);
    if (!match) return setWords(titleOf(value));
    setWords(titleOf(match.story.id));
    onChange(match.story.id, match.globals);
  };
  return (
    <ComboBox
      className={styles.picker ?? ''}
      inputValue={words}
      onInputChange={setWords}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      items={offered.map(({ story }) => story)}
      defaultFilter={() => true}
    >
      <Label>Story</Label>
      <Input onFocus={(event) => event.currentTarget.select()} />
      <Popover className={styles.options ?? ''}>
        <ListBox renderEmptyState={() => 'No story knows these words.'}>
          {({ id, title }: (typeof stories)[number]) => (
            <ListBoxItem id={id} textValue={title}>
              <Text slot="label">{sentenceCase(title.split(' · ')[1] ?? '')}</Text>
              <Text slot="description">{title.split(' · ')[0]}</Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
