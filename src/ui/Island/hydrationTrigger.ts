import { deferred } from '#src/lib/deferred.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** When a lazily loaded component loads. User interaction always loads it immediately. */
export interface IslandOptions {
  /** Selector of the component's server-rendered markup. */
  root: string;
  /**
   * `idle`: when the browser is idle. `visible`: when the component is less than a viewport height away, after 10 s at
   * the latest. `interaction`: only on hover, focus or press. @default 'idle'
   */
  until?: 'idle' | 'visible' | 'interaction';
}

/**
 * Longest wait of a component that stays far from the viewport, in milliseconds: in-page search must find its hidden
 * content.
 */
const FAR_MS = 10_000;
/** How long a press waits for its component, in milliseconds. A menu that opens later would surprise the user. */
const PRESS_WAIT_MS = 4_000;
/** Interactions that load a component. The last one is replayed after hydration. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;
/**
 * Buttons that do nothing before hydration, and links to a page whose content the hydrated component opens in place.
 */
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
    // Links and submit buttons work without JavaScript.
    const button = target.closest<HTMLButtonElement>(BUTTON);
    if (!button) continue;
    if (type === 'pointerdown') followPress(part, button);
    if (type !== 'click') continue;
    event.preventDefault();
    part.press(button);
  }
}

/**
 * A press belongs to the state in which it began: react-aria ignores a click whose `pointerdown` came before hydration.
 * Such a click becomes one without a pointer.
 */
function followPress(part: DehydratedPart, button: HTMLButtonElement): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const onClick = (event: Event) => {
    ending.abort();
    if (dehydrated.has(part) || !(event.target instanceof Node) || !button.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // After the effects of hydration, as for a replayed press.
    queueMicrotask(() => button.click());
  };
  document.addEventListener('click', onClick, options);
  // The next `pointerdown` begins another press; a listener does not hear the event during which it is added.
  for (const type of ['pointercancel', 'pointerdown'])
    document.addEventListener(type, () => ending.abort(), options);
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

/** Calls back once one of the elements is less than a viewport height away, or after `FAR_MS`. */
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
 * Decides when a component loads, and replays the last press on it, including a press before React hydrates the page.
 *
 * @param load loads the component; called at each interaction, so it must be idempotent
 */
export function createHydrationTrigger<Part>(
  load: () => Promise<Part>,
  { root, until = 'idle' }: IslandOptions,
) {
  const { promise: whenLoaded, resolve } = deferred<Part>();
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
      // Without the component, the button submits its form, as it does without JavaScript.
      timeout = setTimeout(() => takePressed()?.form?.requestSubmit(), PRESS_WAIT_MS);
    },
  };
  if (typeof document !== 'undefined') listen(part);
  return {
    whenLoaded,
    loadNow,
    /**
     * Schedules loading, once the page is hydrated.
     *
     * @param dependencies loads what the component needs apart from its own code
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
    /** Call when the component is hydrated. */
    done: () => {
      unlisten(part);
      const button = takePressed();
      // After the effects of the same commit, because some listeners are added there.
      if (button) queueMicrotask(() => button.click());
    },
  };
}
