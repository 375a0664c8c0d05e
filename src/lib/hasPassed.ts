/**
 * Whether a duration in milliseconds has passed since a time of `Date.now()`. A start time in the future counts by its
 * distance, because the user or the system can set the clock back. A monotonic clock stops while the computer sleeps.
 */
export const hasPassed = (ms: number, since: number): boolean => Math.abs(Date.now() - since) >= ms;
