import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { holdFocusLook, releaseFocusLook } from './heldFocus.ts';

/** The name of a frame that the docs page Compare shows a story in. */
export const COMPARED_FRAME = 'vitrine-compared';

/** The lock of the frame whose story runs. */
const TURN = 'vitrine-compared-story';

const isCompared = window.name === COMPARED_FRAME;

/** This frame holds the lock. */
let isRunning = false;
/** The story keeps its look when it loses the focus. */
let isHeld = false;

function hold(): void {
  isHeld = true;
  holdFocusLook();
}

function release({ isTrusted }: Event): void {
  if (!isTrusted) return;
  isHeld = false;
  releaseFocusLook();
}

/** Runs an action that scrolls, and keeps the docs page around the frame in place. */
function scrollInFrame(act: () => void): void {
  const { scrollX, scrollY } = window.parent;
  act();
  if (isRunning) window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** A running story scrolls its own frame, never the docs page around it. */
function keepPageInPlace(): void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusInFrame(this: HTMLElement, options) {
    scrollInFrame(() => focus.call(this, options));
  };
  Element.prototype.scrollIntoView = function scrollIntoFrame(this: Element, options) {
    scrollInFrame(() => scrollIntoView.call(this, options));
  };
}

/**
 * Two frames share the focus and the storage of one page. A compared story keeps its look when the other story or the
 * page takes the focus: its open list stays open. User input in its own frame ends that.
 */
export function keepComparedLook(): void {
  if (!isCompared) return;
  keepPageInPlace();
  const stopIf = (isStopped: () => boolean) => (event: Event) =>
    isStopped() && event.stopImmediatePropagation();
  for (const type of ['blur', 'focusout'])
    addEventListener(
      type,
      stopIf(() => isHeld),
      { capture: true },
    );
  addEventListener(
    'storage',
    stopIf(() => true),
    { capture: true },
  );
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, release, { capture: true });
  document.documentElement.addEventListener('pointerleave', ({ isTrusted }) => isTrusted && hold());
}

/** Remembers the focused element of the docs page. @returns a function that restores the focus */
function rememberFocus(): () => void {
  const page = window.parent.document;
  const focused = page.activeElement as HTMLElement | null;
  return () => {
    const frame = window.frameElement as HTMLElement;
    if (page.activeElement !== frame || focused === frame) return;
    // A page without user input has no focused element.
    if (focused && focused !== page.body) focused.focus({ preventScroll: true });
    else frame.blur();
  };
}

/**
 * Runs compared stories one after the other, because a play function sends its keys to the focused element of the whole
 * page. Resolves when this story may run. The next one runs after it has finished.
 */
export function takeTurn(signal: AbortSignal): Promise<void> {
  if (!isCompared) return Promise.resolve();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  void navigator.locks.request(TURN, async () => {
    const returnFocus = rememberFocus();
    isRunning = true;
    begin();
    await new Promise<void>((end) => {
      signal.addEventListener('abort', () => end());
      addons.getChannel().once(STORY_FINISHED, () => end());
    });
    isRunning = false;
    hold();
    returnFocus();
  });
  return begun;
}
