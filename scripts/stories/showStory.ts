// These functions run in a page of Storybook's preview.

/** Storybook's objects in the preview. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: object | undefined;
    /** Resolves when the list of stories is loaded. */
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, { parameters: object; globals?: object; storyGlobals?: object }>>;
    storyStoreValue: {
      loadStory: (story: { storyId: string }) => Promise<object>;
      userGlobals: { initialGlobals: object; update: (globals: object) => void };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (data: never) => void) => void;
    off: (event: string, listener: (data: never) => void) => void;
    emit: (event: string, data: unknown) => void;
  };
}

/** A story to show, and how: selected, mounted again, or only rendered again. */
export interface ShowCommand {
  id: string;
  event: 'setCurrentStory' | 'forceRemount' | 'forceReRender';
  timeoutMs: number;
  /** Toolbar settings, in addition to the initial ones. Without them, the toolbar stays. */
  globals?: Record<string, string>;
}

/** Gives the next story the initial toolbar settings. */
export function restoreToolbar(): void {
  const { userGlobals } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.storyStoreValue;
  userGlobals.update(userGlobals.initialGlobals);
}

/** Shows a story and waits for the end of its interactions; returns their error. */
export function showStory({ id, event, timeoutMs, globals }: ShowCommand): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as PreviewWindow;
  const { userGlobals } = preview.storyStoreValue;
  if (globals) userGlobals.update({ ...userGlobals.initialGlobals, ...globals });
  window.scrollTo(0, 0);
  return new Promise((resolve) => {
    let error: string | null = null;
    const remember = ({ message, description }: { message?: string; description?: string }) => {
      error = message ?? description ?? 'unknown';
    };
    const finish = ({ storyId }: { storyId: string }) => storyId === id && end();
    const listeners: [string, (data: never) => void][] = [
      ['playFunctionThrewException', remember],
      ['storyThrewException', remember],
      ['storyErrored', remember],
      ['unhandledErrorsWhilePlaying', remember],
      ['storyMissing', () => end('The story is missing.')],
      ['storyFinished', finish],
    ];
    const timer = setTimeout(() => end('The story did not come to its end.'), timeoutMs);
    function end(reason: string | null = null) {
      clearTimeout(timer);
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(error ?? reason);
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit(event, { storyId: id, viewMode: 'story' });
  });
}

/** Waits for parts that are loading, for at most five seconds, then for fonts and visible images, for at most two. */
export async function settle(): Promise<void> {
  const latest = performance.now() + 5_000;
  // Some stories show a part that never loads.
  while (document.querySelector('[aria-busy="true"]') && performance.now() < latest)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const images = [...document.images].filter(
    (image) =>
      !image.complete && (image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight),
  );
  await Promise.race([
    Promise.all([
      document.fonts.ready,
      ...images.map(
        (image) =>
          new Promise<void>((resolve) => {
            image.addEventListener('load', () => resolve(), { once: true });
            image.addEventListener('error', () => resolve(), { once: true });
          }),
      ),
    ]),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ]);
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
