import { use, useState } from 'react';
import { SCREENSHOT_FOLDERS } from '#.storybook/modes.ts';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { comparisonHref, type ScreenshotSide } from './comparison.ts';
import styles from './docs.module.css';
import { FoundStories } from './FoundStories.tsx';
import { findStories } from './findStories.ts';
import { LibraryParts } from './LibraryParts.tsx';
import { StorybookLink } from './StorybookLink.tsx';
import { globalsOf, loadChanges, SCREENSHOTS, type Screenshot, screenshotsOf } from './screenshots.ts';
import { showDrawnPart } from './showDrawnPart.ts';
import { storyHref } from './storyHref.ts';

/** Stories offered where no screenshot fits. */
const LIVE_SHOWN = 8;

const changesOfLastRun = loadChanges();
const sideOf = ({ story, look }: Screenshot): ScreenshotSide => ({
  shows: 'accepted',
  story: story.id,
  look,
});

interface ThumbnailProps {
  screenshot: Screenshot;
  /** Pixels that differ in the last run. */
  changed: number | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** The address of the comparison if this is the second chosen one. */
  comparison: string | false;
}

function Thumbnail({ screenshot, changed, isChosen, onChoose, comparison }: ThumbnailProps) {
  const { story, look, file } = screenshot;
  const globals = globalsOf(screenshot);
  const name = `${sentenceCase(story.title.split(' · ')[1] ?? '')}, ${look}, ${globals.site}`;
  const accepted = sideOf(screenshot);
  return (
    <li className={styles.thumbnail} data-changed={changed !== undefined || undefined}>
      <StorybookLink href={storyHref(story.id, globals)}>
        <span className={styles.cropped}>
          <img
            src={`./${SCREENSHOT_FOLDERS.accepted}/${file}`}
            alt=""
            loading="lazy"
            onLoad={({ currentTarget }) => showDrawnPart(currentTarget)}
          />
        </span>
        {name}
      </StorybookLink>
      {changed !== undefined && (
        <StorybookLink
          href={comparisonHref({ sides: [accepted, { ...accepted, shows: 'now' }], way: 'swipe' })}
        >
          Changed: {changed === 0 ? 'new' : `${changed} pixels`}
        </StorybookLink>
      )}
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        Compare<VisuallyHidden> {name}</VisuallyHidden>
      </Checkbox>
      {/* Next in the order of the keyboard, and always on the screen. */}
      {comparison && (
        <StorybookLink className={styles.chosen} href={comparison}>
          Compare the two
        </StorybookLink>
      )}
    </li>
  );
}

function Wall() {
  const changes = use(changesOfLastRun);
  const [words, setWords] = useState('');
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const [chosen, setChosen] = useState<readonly Screenshot[]>([]);
  const stories = findStories(words);
  const found = words.trim() === '' ? SCREENSHOTS : screenshotsOf(stories);
  const shown = isOnlyChanged ? found.filter(({ file }) => file in changes) : found;
  const live = found.length === 0 ? stories.slice(0, LIVE_SHOWN) : [];
  const byComponent = Map.groupBy(shown, ({ story }) => story.title.split(' · ')[0] ?? '');
  const [first, second] = chosen;
  const comparison =
    first !== undefined &&
    second !== undefined &&
    comparisonHref({ sides: [sideOf(first), sideOf(second)], way: 'swipe' });
  const choose = (screenshot: Screenshot, isChosen: boolean) =>
    // A third one replaces the older of the two.
    setChosen(isChosen ? [...chosen, screenshot].slice(-2) : chosen.filter((each) => each !== screenshot));
  return (
    <>
      <div className={styles.filter}>
        <TextField
          className={styles.words}
          label="Component, state, site, colours"
          value={words}
          onChange={setWords}
          type="search"
          placeholder="mini cart, dark"
        />
        {Object.keys(changes).length > 0 && (
          <Checkbox isSelected={isOnlyChanged} onChange={setOnlyChanged}>
            Only what changed in the last run
          </Checkbox>
        )}
        <span role="status">
          {shown.length} of {SCREENSHOTS.length} shown{chosen.length > 0 && `, ${chosen.length} chosen`}
        </span>
      </div>
      {shown.length === 0 && live.length === 0 && (
        <p>No screenshot has all of this. Each shows one site, width and theme; try fewer words.</p>
      )}
      {live.length > 0 && (
        <section aria-label="Stories without such a screenshot">
          <p>No screenshot has all of this. These stories open in the requested state:</p>
          <FoundStories found={live} />
        </section>
      )}
      {[...byComponent].map(([component, own]) => (
        <section key={component} aria-label={component}>
          <h2>{component}</h2>
          <ul className={styles.wall}>
            {own.map((screenshot) => (
              <Thumbnail
                key={screenshot.file}
                screenshot={screenshot}
                changed={changes[screenshot.file]}
                isChosen={chosen.includes(screenshot)}
                onChoose={(isChosen) => choose(screenshot, isChosen)}
                comparison={screenshot === second && comparison}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The accepted screenshots of every component: component, state, site and colours at one glance. */
export function Screenshots() {
  return (
    <div className={`${styles.page} ${styles.wide} sb-unstyled`}>
      <LibraryParts>
        <Wall />
      </LibraryParts>
    </div>
  );
}
