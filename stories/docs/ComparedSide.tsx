import stories from 'virtual:stories';
import { useState } from 'react';
import { COMPARED_FRAME } from '#.storybook/comparedFrame.ts';
import { chosenLooks, type LookName } from '#.storybook/modes.ts';
import {
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingChoices,
  settingTitle,
} from '#.storybook/storyState.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { type LiveSide, liveSideHref, type Side, sideSource, toLiveSide, WIDTHS } from './comparison.ts';
import styles from './docs.module.css';
import { StorybookLink } from './StorybookLink.tsx';
import { StoryPicker } from './StoryPicker.tsx';
import { globalsOf, looksOf } from './screenshots.ts';
import { storyHref } from './storyHref.ts';
import { widthOfWindow } from './storyWindows.ts';

const SOURCES = { live: 'Live', accepted: 'Accepted screenshot', now: 'Screenshot of the last run' };
/** Height of a window without a screenshot to compare with, in CSS pixels. */
const WINDOW_HEIGHT = 900;

const lookOptions = (looks: readonly LookName[]) =>
  looks.map((value) => ({ value, label: `${value}, ${chosenLooks[value].site}` }));

/** The settings that a story itself defines; no toolbar changes them. */
const fixedBy = (id: string): Readonly<Partial<Settings>> =>
  stories.find((story) => story.id === id)?.globals ?? {};

/** `PL, Site’s language, Platform by width, Dark, Text 100 %, 320 px` */
function describeSide({ story, settings, width }: LiveSide): string {
  const shown = { ...settings, ...fixedBy(story) };
  const words = SETTING_NAMES.map(
    (name) => settingChoices(name).find(({ value }) => value === shown[name])?.title,
  );
  return [...words, `${width} px`].join(', ');
}

const liveSide = (story: string): LiveSide => toLiveSide(story, {}, 1280);

/** The address of the story of a side, in exactly this state. */
function hrefOf(side: Side): string {
  if (side.shows === 'live') return liveSideHref(side);
  const story = stories.find(({ id }) => id === side.story);
  return storyHref(side.story, story && globalsOf({ story, look: side.look }));
}

/** The width of what a side shows, in CSS pixels. */
export const widthOf = (side: Side): number =>
  side.shows === 'live' ? side.width : chosenLooks[side.look].viewport.width;

/** The fields of the toolbar, the window, and the changed controls. */
function LiveFields({ side, onChange }: { side: LiveSide; onChange: (side: LiveSide) => void }) {
  const fixed = fixedBy(side.story);
  const widths = [...new Set([...WIDTHS, side.width])].toSorted((one, other) => one - other);
  const set = (name: SettingName, value: string) =>
    onChange({ ...side, settings: { ...side.settings, [name]: value } });
  return (
    <>
      {SETTING_NAMES.map((name) => (
        <Select
          key={name}
          label={settingTitle(name)}
          value={fixed[name] ?? side.settings[name]}
          isDisabled={fixed[name] !== undefined}
          onChange={(value) => set(name, value)}
          options={settingChoices(name).map(({ value, title }) => ({ value, label: title }))}
        />
      ))}
      <Select
        label="Width"
        value={String(side.width)}
        onChange={(value) => onChange({ ...side, width: Number(value) })}
        options={widths.map((width) => ({ value: String(width), label: `${width} px` }))}
      />
      {side.args && (
        <p className={styles.controls}>
          Controls: <code>{side.args}</code>
          <Button size="small" variant="secondary" onPress={() => onChange({ ...side, args: '' })}>
            Reset controls
          </Button>
        </p>
      )}
    </>
  );
}

/** The fields that choose what a side shows. */
export function SideFields({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const looks = looksOf(side.story);
  const showStory = (story: string, globals: Readonly<Record<string, string>>) => {
    const offered = looksOf(story);
    if (side.shows === 'live') {
      onChange(
        toLiveSide(
          story,
          { ...side.settings, ...globals },
          globals.viewport ? widthOfWindow(globals.viewport) : side.width,
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
        <LiveFields side={side} onChange={onChange} />
      ) : (
        <Select
          label="Look"
          value={side.look}
          onChange={(look) => onChange({ ...side, look: look as LookName })}
          options={lookOptions(looks)}
        />
      )}
      <StorybookLink href={hrefOf(side)}>Open the story</StorybookLink>
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
        title={`${name}: ${describeSide(side)}`}
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
