/** How a part arrives that is not in the page's first load. */
export interface LaterOptions {
  /** A selector of what the server draws of the part. */
  root: string;
}

/** An idle moment that does not come is not waited for longer than this, in milliseconds. */
const IDLE_TIMEOUT_MS = 2_000;
/** What a person does on the way to a part; the last one is done again when the part is there. */
const CALLS = ['pointerover', 'focusin', 'click'] as const;

interface Waiting {
  root: string;
  now: () => void;
  press: (button: HTMLElement) => void;
}

const waiting = new Set<Waiting>();

function hear({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  for (const part of waiting) {
    if (!target.closest(part.root)) continue;
    part.now();
    // Links and submits do what they do without scripts; only a plain button would do nothing.
    const button = type === 'click' && target.closest<HTMLElement>('button[type="button"]');
    if (button) part.press(button);
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

function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(call);
}

/** The way of one part into the page, however often the page shows it. */
export function createArrival<Part>(load: () => Promise<Part>, { root }: LaterOptions) {
  const { promise: whenLoaded, resolve } = Promise.withResolvers<Part>();
  let isCalled = false;
  let isAwaited = false;
  let pressed: HTMLElement | null = null;
  const now = () => {
    if (isCalled) return;
    isCalled = true;
    resolve(load());
  };
  const part: Waiting = {
    root,
    now,
    press: (button) => {
      pressed = button;
    },
  };
  return {
    whenLoaded,
    now,
    /** The page is alive: the part comes when the browser has time, or when somebody calls it. */
    await: () => {
      if (isAwaited) return;
      isAwaited = true;
      listen(part);
      whenIdle(now);
    },
    /** The part is there. */
    done: () => {
      unlisten(part);
      const button = pressed;
      pressed = null;
      if (button?.isConnected) button.click();
    },
  };
}
