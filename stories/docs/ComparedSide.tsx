import { useState } from 'react';
import { COMPARED_FRAME } from '#.storybook/comparedFrame.ts';
import { chosenLooks, type LookName } from '#.storybook/modes.ts';
import { Select } from '#src/ui/Select/Select.tsx';
import { type LiveSide, SIDE_CHOICES, type Side, sideSource, toLiveSide } from './comparison.ts';
import styles from './docs.module.css';
import { StoryPicker } from './StoryPicker.tsx';
import { looksOf } from './screenshots.ts';
import { widthOfWindow } from './storyWindows.ts';

const LABELS = { site: 'Site', theme: 'Colours', width: 'Width, px', text: 'Text, %' } as const;
const SOURCES = { live: 'Live', accepted: 'Accepted screenshot', now: 'Screenshot of the last run' };
/** Height of a window without a screenshot to compare with, in CSS pixels. */
const WINDOW_HEIGHT = 900;

const toOptions = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }));
const lookOptions = (looks: readonly LookName[]) =>
  looks.map((value) => ({ value, label: `${value}, ${chosenLooks[value].site}` }));

const liveSide = (story: string): LiveSide => ({
  shows: 'live',
  story,
  site: 'DE',
  theme: 'light',
  width: '1280',
  text: '100',
});

/** The width of what a side shows, in CSS pixels. */
export const widthOf = (side: Side): number =>
  side.shows === 'live' ? Number(side.width) : chosenLooks[side.look].viewport.width;

/** The fields that choose what a side shows. */
export function SideFields({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const looks = looksOf(side.story);
  const showStory = (story: string, globals: Readonly<Record<string, string>>) => {
    const offered = looksOf(story);
    if (side.shows === 'live') {
      onChange(
        toLiveSide(
          story,
          { ...side, ...globals },
          globals.viewport ? widthOfWindow(globals.viewport) : Number(side.width),
        ),
      );
    } else if (offered.length === 0) onChange(liveSide(story));
    else
      onChange({
        ...side,
        story,
        look: offered.find((look) => look === side.look) ?? (offered[0] as LookName),
      });
  };
  const showSource = (source: string) => {
    const [look] = looks;
    if (source === 'live' || !look) return onChange(liveSide(side.story));
    onChange({
      shows: source as 'accepted' | 'now',
      story: side.story,
      look: side.shows === 'live' ? look : side.look,
    });
  };
  return (
    <div className={styles.sideFields}>
      <StoryPicker key={side.story} value={side.story} onChange={showStory} />
      <Select
        label="Shown as"
        value={side.shows}
        onChange={showSource}
        options={Object.entries(SOURCES).map(([value, label]) => ({
          value,
          label,
          isDisabled: value !== 'live' && looks.length === 0,
        }))}
      />
      {side.shows === 'live' ? (
        (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((field) => (
          <Select
            key={field}
            label={LABELS[field]}
            value={side[field]}
            onChange={(value) => onChange({ ...side, [field]: value })}
            options={toOptions(SIDE_CHOICES[field])}
          />
        ))
      ) : (
        <Select
          label="Look"
          value={side.look}
          onChange={(look) => onChange({ ...side, look: look as LookName })}
          options={lookOptions(looks)}
        />
      )}
    </div>
  );
}

export interface SideViewProps {
  side: Side;
  /** Accessible name. */
  name: string;
  /** Height of the other side's screenshot, in CSS pixels. */
  height?: number | undefined;
  /** Called with the height of this side's screenshot, in CSS pixels. */
  onHeight?: (height: number) => void;
}

/** What a side shows, at its own width. */
export function SideView({ side, name, height = WINDOW_HEIGHT, onHeight }: SideViewProps) {
  const [missing, setMissing] = useState('');
  const source = sideSource(side);
  const width = widthOf(side);
  if (side.shows === 'live')
    return (
      <iframe
        title={`${name}: ${side.site}, ${side.theme}, ${side.width} px, text ${side.text} %`}
        name={COMPARED_FRAME}
        src={source}
        width={width}
        height={height}
      />
    );
  if (missing === source)
    return (
      <p>
        {side.shows === 'now'
          ? 'In the last run, this screenshot was like the accepted one, or there was no run.'
          : 'There is no such screenshot.'}
      </p>
    );
  return (
    <img
      src={source}
      alt={`${name}: ${SOURCES[side.shows]}, ${side.look}`}
      width={width}
      onLoad={({ currentTarget }) => onHeight?.(currentTarget.naturalHeight)}
      onError={() => setMissing(source)}
    />
  );
}
