import { PREVIEW_KEYDOWN } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Keeps the shortcuts of our tools, such as Alt+Shift+C, working while the focus is in a story's field, where Storybook
 * ignores all of its own. A combination that types a character, as on a Mac, stays with the field.
 */
export function keepShortcutsInFields(): void {
  addEventListener('keydown', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey, key, code, keyCode } = event;
    const isShortcut = altKey && shiftKey && !ctrlKey && !metaKey && /^[a-z]$/i.test(key);
    if (!isShortcut || !(target instanceof Element && target.matches(FIELDS))) return;
    addons.getChannel().emit(PREVIEW_KEYDOWN, {
      event: { altKey, ctrlKey, metaKey, shiftKey, key, code, keyCode },
    });
  });
}
