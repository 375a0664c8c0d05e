import stories from 'virtual:stories';
import { COMPARED_FRAME } from '#.storybook/comparedFrame.ts';
import { chosenLooks, type LookName } from '#.storybook/modes.ts';
import { SETTING_NAMES, type SettingName, settingChoices, settingTitle } from '#.storybook/storyState.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Select } from '#src/ui/Select/Select.tsx';
import { type LiveSide, liveSideHref, type Side, sideSource, toLiveSide, WIDTHS } from './comparison.ts';
import styles from './docs.module.css';
import { describeFixed, fixedBy, shownSettings, storyWith } from './fixedStories.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { StoryPicker } from './StoryPicker.tsx';
import { globalsOf, looksOf } from './screenshots.ts';
import { storyHref } from './storyHref.ts';
import { widthOfWindow } from './storyWindows.ts';

const SOURCES = { live: 'Live', accepted: 'Accepted screenshot', now: 'Screenshot of the last run' };
/** Height of a window without a screenshot to compare with, in CSS pixels. */
const WINDOW_HEIGHT = 900;

const lookOptions = ({ story: id }: Side) => {
  const story = stories.find((each) => each.id === id);
  return looksOf(id).map((value) => ({
    value,
    label: `${value}, ${(story && globalsOf({ story, look: value }).site) ?? chosenLooks[value].site}`,
  }));
};

/** `PL, Site’s language, Platform by width, Dark, Text 100 %, 320 px` */
function describeSide(side: LiveSide): string {
  const shown = shownSettings(stories, side);
  const words = SETTING_NAMES.map(
    (name) => settingChoices(name).find(({ value }) => value === shown[name])?.title,
  );
  return [...words, `${side.width} px`].join(', ');
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
  const shown = shownSettings(stories, side);
  const fixed = describeFixed(stories, side.story);
  const widths = [...new Set([...WIDTHS, side.width])].toSorted((one, other) => one - other);
  const set = (name: SettingName, value: string) =>
    onChange({
      ...side,
      story: storyWith(stories, side.story, name, value) ?? side.story,
      settings: { ...shown, [name]: value },
    });
  const optionsOf = (name: SettingName) =>
    settingChoices(name).map(({ value, title }) => ({
      value,
      label: title,
      isDisabled: storyWith(stories, side.story, name, value) === undefined,
    }));
  return (
    <>
      {SETTING_NAMES.map((name) => {
        const options = optionsOf(name);
        return (
          <Select
            key={name}
            label={settingTitle(name)}
            value={shown[name]}
            isDisabled={options.filter(({ isDisabled }) => !isDisabled).length === 1}
            onChange={(value) => set(name, value)}
            options={options}
          />
        );
      })}
      <Select
        label="Width"
        value={String(side.width)}
        onChange={(value) => onChange({ ...side, width: Number(value) })}
        options={widths.map((width) => ({ value: String(width), label: `${width} px` }))}
      />
      {fixed && (
        <p className={styles.controls}>
          This story has its own settings ({fixed}). The toolbar does not change them. A site with a story of
          its own in this group shows that story.
        </p>
      )}
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
          { ...side.settings, ...globals, ...fixedBy(stories, story) },
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
      <StoryPicker value={side.story} onChange={showStory} />
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
          options={lookOptions(side)}
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
  /** This side's screenshot does not exist. */
  isMissing: boolean;
  /** Called if this side's screenshot does not exist. */
  onMissing: () => void;
  /** Called when this side's screenshot is drawn. */
  onDrawn?: (image: HTMLImageElement) => void;
}

/** What a side shows, at its own width. */
export function SideView({
  side,
  name,
  height = WINDOW_HEIGHT,
  isMissing,
  onMissing,
  onDrawn,
}: SideViewProps) {
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
  if (isMissing)
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
      onLoad={({ currentTarget }) => onDrawn?.(currentTarget)}
      onError={onMissing}
    />
  );
}
