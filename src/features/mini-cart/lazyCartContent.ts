import { importWithRetry, loadWithin } from '#src/lazy/loadWithRetry.ts';

/** The part of the mini cart that loads after hydration. */
export type CartContent = typeof import('./cartContent.ts');

/** How long a user or a command waits for the content, in milliseconds. */
const CONTENT_WAIT_MS = 4_000;

export const lazyCartContent = importWithRetry(
  "The mini cart's content",
  () => import('./cartContent.ts'),
  (content): CartContent => content,
);

/** Resolves to the content, or to nothing if it does not load in time. */
export const waitForCartContent = (): Promise<CartContent | undefined> =>
  loadWithin(lazyCartContent, CONTENT_WAIT_MS);
