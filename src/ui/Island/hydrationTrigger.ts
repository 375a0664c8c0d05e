import { createDeferred } from '#src/lib/deferred.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** When a part loads that is not in the page's first load. A person's interaction always loads it at once. */
export interface IslandOptions {
  /** Selects the part's server-rendered markup. */
  root: string;
  /**
   * `idle`: as soon as the browser has time. `visible`: when the part is less than a window's height away, at the latest
   * after 10 s. `interaction`: only when a person points at it, focuses it or presses it. @default 'idle'
   */
  until?: 'idle' | 'visible' | 'interaction';
}

/** Longest wait of a part that stays far from the viewport, in milliseconds: in-page search must find what it hides. */
const FAR_MS = 10_000;
/** How long a press waits for its part, in milliseconds. A menu that opened later would come as a surprise. */
const PRESS_WAIT_MS = 4_000;
/** Interactions that load a part. The last one is replayed after hydration. */
const INTERACTIONS = ['pointerover', 'focusin', 'click'] as const;
/** Buttons that do nothing before hydration, or lead to another page where the hydrated part opens something on this one. */
const BUTTON = 'button[type="button"], button[aria-expanded]';

interface DehydratedPart {
  root: string;
  load: () => void;
  press: (button: HTMLButtonElement) => void;
}

const dehydrated = new Set<DehydratedPart>();

function handleInteraction(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  for (const part of dehydrated) {
    if (!target.closest(part.root)) continue;
    part.load();
    // Links and submit buttons work without scripts.
    const button = type === 'click' && target.closest<HTMLButtonElement>(BUTTON);
    if (!button) continue;
    event.preventDefault();
    part.press(button);
  }
}

function listen(part: DehydratedPart): void {
  if (dehydrated.size === 0)
    for (const type of INTERACTIONS) document.addEventListener(type, handleInteraction, true);
  dehydrated.add(part);
}

function unlisten(part: DehydratedPart): void {
  if (!dehydrated.delete(part) || dehydrated.size > 0) return;
  for (const type of INTERACTIONS) document.removeEventListener(type, handleInteraction, true);
}

/** Calls back once one of the elements is less than a window's height from the viewport, or after `FAR_MS`. */
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
 * Decides when a part loads, and replays the last press on it, also one before React hydrates the page.
 *
 * @param load loads the part; called at each interaction, so it must do its work once
 */
export function createHydrationTrigger<Part>(
  load: () => Promise<Part>,
  { root, until = 'idle' }: IslandOptions,
) {
  const { promise: whenLoaded, resolve } = createDeferred<Part>();
  let isLoading = false;
  let isScheduled = false;
  let loadDependencies: (() => Promise<unknown>) | undefined;
  let pressed: HTMLButtonElement | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const loadNow = () => {
    const loading = load();
    void loadDependencies?.();
    if (isLoading) return;
    isLoading = true;
    resolve(loading);
  };
  const takePressed = () => {
    clearTimeout(timeout);
    const button = pressed;
    pressed = null;
    return button?.isConnected ? button : null;
  };
  const part: DehydratedPart = {
    root,
    load: loadNow,
    press: (button) => {
      pressed = button;
      clearTimeout(timeout);
      // Without the part, the button submits its form, as it does without scripts.
      timeout = setTimeout(() => takePressed()?.form?.requestSubmit(), PRESS_WAIT_MS);
    },
  };
  if (typeof document !== 'undefined') listen(part);
  return {
    whenLoaded,
    loadNow,
    /**
     * Schedules the part, once the page is hydrated.
     *
     * @param dependencies loads what the part needs beside its own code
     */
    schedule: (dependencies?: () => Promise<unknown>) => {
      loadDependencies = dependencies;
      if (isScheduled || until === 'interaction') return;
      isScheduled = true;
      const roots = until === 'visible' ? [...document.querySelectorAll(root)] : [];
      if (roots.length > 0 && typeof IntersectionObserver === 'function')
        whenNear(roots, () => whenIdle(loadNow));
      else whenIdle(loadNow);
    },
    /** The part is hydrated. */
    done: () => {
      unlisten(part);
      const button = takePressed();
      // After the effects of the same commit: some of the part's listeners are added there.
      if (button) queueMicrotask(() => button.click());
    },
  };
}
