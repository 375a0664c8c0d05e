import { whenIdle } from '#src/lib/whenIdle.ts';

/** How a part arrives that is not in the page's first load. */
export interface LaterOptions {
  /** A selector of what the server draws of the part. */
  root: string;
  /**
   * When the part comes by itself: as soon as the browser has time, or `near`, when what the server has drawn of it is less
   * than a window's height away, at the latest when the page has been there for a while. @default 'idle'
   */
  when?: 'idle' | 'near';
}

/** Asks for something, as often as somebody wants it; see `steadyLoad`. */
type Ask = () => Promise<unknown>;

/** A part that nobody comes near comes after this long all the same, in milliseconds: a search in the page finds it. */
const FAR_MS = 10_000;
/** A press waits this long for its part, in milliseconds. A menu that opens later would come out of the blue. */
const PRESS_WAIT_MS = 4_000;
/** What a person does on the way to a part; the last one is done again when the part is there. */
const CALLS = ['pointerover', 'focusin', 'click'] as const;
/** What would do nothing, or go to another page, where the part opens something on this one. */
const BUTTON = 'button[type="button"], button[aria-expanded]';

interface Waiting {
  root: string;
  now: () => void;
  press: (button: HTMLButtonElement) => void;
}

const waiting = new Set<Waiting>();

function hear(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  for (const part of waiting) {
    if (!target.closest(part.root)) continue;
    part.now();
    // Links and a form's own submit do what they do without scripts.
    const button = type === 'click' && target.closest<HTMLButtonElement>(BUTTON);
    if (!button) continue;
    event.preventDefault();
    part.press(button);
  }
}

function listen(part: Waiting): void {
  if (waiting.size === 0) for (const type of CALLS) document.addEventListener(type, hear, true);
  waiting.add(part);
}

function unlisten(part: Waiting): void {
  if (!waiting.delete(part) || waiting.size > 0) return;
  for (const type of CALLS) document.removeEventListener(type, hear, true);
}

/** Calls when one of the elements is less than a window's height from being seen, or after `FAR_MS`. */
function whenNear(elements: readonly Element[], call: () => void): void {
  const timer = setTimeout(() => done(), FAR_MS);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done();
    },
    { rootMargin: '100% 0px' },
  );
  const done = () => {
    clearTimeout(timer);
    observer.disconnect();
    call();
  };
  for (const element of elements) observer.observe(element);
}

/**
 * The way of one part into the page, however often the page shows it.
 *
 * @param load gets the part; is called whenever somebody wants it, so it does its work once
 */
export function createArrival<Part>(load: () => Promise<Part>, { root, when }: LaterOptions) {
  const { promise: whenLoaded, resolve } = Promise.withResolvers<Part>();
  let isCalled = false;
  let isAwaited = false;
  let alongside: Ask | undefined;
  let pressed: HTMLButtonElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const now = () => {
    const loading = load();
    void alongside?.();
    if (isCalled) return;
    isCalled = true;
    resolve(loading);
  };
  const takePressed = () => {
    clearTimeout(patience);
    const button = pressed;
    pressed = null;
    return button?.isConnected ? button : null;
  };
  const part: Waiting = {
    root,
    now,
    press: (button) => {
      pressed = button;
      clearTimeout(patience);
      // The part does not come: what leads somewhere without scripts leads there.
      patience = setTimeout(() => takePressed()?.form?.requestSubmit(), PRESS_WAIT_MS);
    },
  };
  // Before hydration already: a press that React does not hear yet is done when the part is there.
  if (typeof document !== 'undefined') listen(part);
  return {
    whenLoaded,
    now,
    /**
     * The page is alive: the part comes when it is its time, or when somebody calls it.
     *
     * @param ask what the part needs beside its own code
     */
    await: (ask?: Ask) => {
      alongside = ask;
      if (isAwaited) return;
      isAwaited = true;
      const drawn = when === 'near' ? [...document.querySelectorAll(root)] : [];
      if (drawn.length > 0 && typeof IntersectionObserver === 'function')
        whenNear(drawn, () => whenIdle(now));
      else whenIdle(now);
    },
    /** The part is there. */
    done: () => {
      unlisten(part);
      const button = takePressed();
      // After all effects of the render that brought the part: some of its listeners are set there.
      if (button) queueMicrotask(() => button.click());
    },
  };
}
