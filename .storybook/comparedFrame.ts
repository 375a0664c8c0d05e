import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { holdFocusLook, releaseFocusLook } from './heldFocus.ts';

/** The name of a frame that the docs page Compare shows a story in. */
export const COMPARED_FRAME = 'vitrine-compared';

/** Held by the frame whose story runs. */
const TURN = 'vitrine-compared-story';

const isCompared = window.name === COMPARED_FRAME;

/** Whether it is this frame's turn. */
let isRunning = false;
/** Whether the story keeps its look although the focus leaves it. */
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

/** Does what scrolls, without the page around the frame. */
function scrollInFrame(act: () => void): void {
  const { scrollX, scrollY } = window.parent;
  act();
  if (isRunning) window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** A story that runs scrolls its frame to what it focuses, and leaves the page where its reader is. */
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
 * Two frames share the focus and the storage of one page. A compared story keeps its look when the other one, or the
 * page, takes the focus: an open list stays open beside the other. It notices what a person does in its own frame.
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

/** Returns the focus of the page around the frame to where it is now. */
function rememberFocus(): () => void {
  const page = window.parent.document;
  const focused = page.activeElement as HTMLElement | null;
  return () => {
    const frame = window.frameElement as HTMLElement;
    if (page.activeElement !== frame || focused === frame) return;
    // Nothing has the focus of a page that nobody has used.
    if (focused && focused !== page.body) focused.focus({ preventScroll: true });
    else frame.blur();
  };
}

/**
 * Compared stories run one after the other, because the keys of a play function go to the element that has the focus of
 * the whole page. Resolves when it is this story's turn, which lasts until it has finished.
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
