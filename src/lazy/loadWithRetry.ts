import { deferred } from '#src/lib/deferred.ts';
import { hidePrototypeAdditions } from '#src/lib/guardGlobals.ts';
import { pause } from '#src/lib/pause.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { reloadFailedStylesheets } from './reloadFailedStylesheets.ts';
import { retryableImport } from './retryableImport.ts';

/** Delays before automatic retries, in milliseconds. After the last one, only another call of `load` retries. */
const BACK_OFF_MS = [2_000, 8_000, 30_000];
/** A call of `load` this soon after a failure starts no new attempt, in milliseconds: pointer events call it often. */
const COOL_DOWN_MS = 1_000;

/** The loading state. Each change creates a new object. */
export interface LoadState<Value> {
  /** `undefined` until it is loaded. */
  value: Value | undefined;
  /** The last attempt failed. */
  hasFailed: boolean;
}

/** Code or data that is loaded on demand. */
export interface Lazy<Value> {
  readonly state: LoadState<Value>;
  /** Loads it, unless it is loaded or loading. Never rejects; always the same promise, as React's `use` requires. */
  load: () => Promise<Value>;
  /** Calls back after each change of `state`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Loads an optional resource: retries with back-off, when the browser is online again, and at each call of `load`. Every island, language and client of the library loads through it.
 *
 * @param name names it in the single report of its failure: "The search suggestions"
 */
export function loadWithRetry<Value>(name: string, load: () => Promise<Value>): Lazy<Value> {
  const { promise, resolve } = deferred<Value>();
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state: LoadState<Value> = { value: undefined, hasFailed: false };
  let isAllowed = true;
  let failures = 0;

  const change = (next: LoadState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    if (!isAllowed) return;
    isAllowed = false;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    globalThis.removeEventListener?.('online', retry);
    void attempt();
  };
  const retry = () => {
    isAllowed = true;
    start();
  };
  const attempt = async () => {
    try {
      hidePrototypeAdditions();
      if (failures > 0) await reloadFailedStylesheets();
      const value = await load();
      change({ value, hasFailed: false });
      fulfilled(promise, value);
      resolve(value);
    } catch (error) {
      reportProblem(`${name} could not be loaded: ${error}`);
      timers.add(
        setTimeout(() => {
          isAllowed = true;
        }, COOL_DOWN_MS),
      );
      const pause = BACK_OFF_MS[failures++];
      if (pause !== undefined) timers.add(setTimeout(retry, pause));
      globalThis.addEventListener?.('online', retry);
      change({ ...state, hasFailed: true });
    }
  };
  return {
    get state() {
      return state;
    },
    load: () => {
      start();
      return promise;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * A value that is there already, as code is on a server.
 *
 * @example const Guide = island(alreadyLoaded(GuidePage), { root: '[data-part="guide"]' });
 */
export function alreadyLoaded<Value>(value: Value): Lazy<Value> {
  const promise = fulfilled(Promise.resolve(value), value);
  return { state: { value, hasFailed: false }, load: () => promise, subscribe: () => () => {} };
}

/** What is loaded after at most this time, in milliseconds, or `undefined`. Loading goes on. */
export const loadWithin = <Value>(
  lazy: Pick<Lazy<Value>, 'load'>,
  milliseconds: number,
): Promise<Value | undefined> => Promise.race([lazy.load(), pause(milliseconds).then(() => undefined)]);

/** Lets React's `use` read the promise without suspending. */
const fulfilled = <Value>(promise: Promise<Value>, value: Value): Promise<Value> =>
  Object.assign(promise, { status: 'fulfilled', value });

const isPresent = <Module>(module: Partial<Module>): module is Module => Object.keys(module).length > 0;

/**
 * The same for a dynamic `import()`, which also recovers in browsers that cache a failed one.
 *
 * @param pick selects the needed export of the module
 * @param eager the same module as a static import of `#eager/…`: on a server nothing is left to load. Empty in a browser
 * @example const guide = importWithRetry('The guide', () => import('./Guide.tsx'), ({ Guide }) => Guide);
 */
export function importWithRetry<Module, Value>(
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => Value,
  eager: Partial<Module> = {},
): Lazy<Value> {
  if (isPresent(eager)) return alreadyLoaded(pick(eager));
  const importModule = retryableImport(load);
  return loadWithRetry(name, async () => pick(await importModule()));
}
