import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import {
  NAVIGATE_URL,
  PRELOAD_ENTRIES,
  RESET_STORY_ARGS,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { readPairs, SETTING_NAMES, WINDOW_SETTING } from '#.storybook/storyState.ts';

/** Settings that a link does not name are those of the first visit, as when the address is loaded. */
const unset = Object.fromEntries([...SETTING_NAMES, WINDOW_SETTING].map((name) => [name, undefined]));

const toGlobals = (pairs: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(readPairs(pairs)).map(([name, value]) =>
      name.endsWith('.value') ? [name.replace(/\.value$/, ''), { value, isRotated: false }] : [name, value],
    ),
  );

/** Follows a link inside the loaded Storybook, as its sidebar does: loading all of it again takes seconds. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  const { search, searchParams } = new URL(currentTarget.href);
  // Only loading an address opens its panel and changes its controls.
  const isLoaded = searchParams.has('addonPanel') || searchParams.has('args') || window.parent === window;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || isLoaded) return;
  event.preventDefault();
  const channel = addons.getChannel();
  const globals = searchParams.get('globals');
  const [, storyId] = searchParams.get('path')?.split('/story/') ?? [];
  if (storyId) {
    channel.emit(UPDATE_GLOBALS, { globals: { ...unset, ...(globals && toGlobals(globals)) } });
    // Controls that were changed before are not in the link.
    channel.emit(RESET_STORY_ARGS, { storyId });
  }
  channel.emit(NAVIGATE_URL, search);
}

/** A link from a docs page to a story or to another page, in exactly the state of its address. */
export function StorybookLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a {...props} href={href} target="_top" onClick={follow} />;
}

/** How long a story must be the best match before its files are loaded, in milliseconds: not at each letter. */
const PRELOAD_MS = 250;

/** Loads the files of the story that a person will probably open. */
export function usePreloadedStory(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => addons.getChannel().emit(PRELOAD_ENTRIES, { ids: [id] }), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
