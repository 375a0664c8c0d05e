import { DOCS_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { emulateForcedColours } from './forcedColours.ts';
import { localeOf, type StoryGlobals } from './toolbar.ts';

/** Gives the page the toolbar's language, colours and text size. */
export function applyPageSettings(globals: StoryGlobals): void {
  const page = document.documentElement;
  page.lang = localeOf(globals);
  page.dataset.theme = globals.theme;
  page.style.fontSize = `${globals.text}%`;
  emulateForcedColours(globals.theme === 'forced');
}

/** A docs page that follows a story is English, in the colours of the system and in its usual text size. */
export function leaveStorySettingsOnDocs(): void {
  addons.getChannel().on(DOCS_PREPARED, () => {
    const page = document.documentElement;
    page.lang = 'en';
    delete page.dataset.theme;
    page.style.removeProperty('font-size');
    emulateForcedColours(false);
  });
}
