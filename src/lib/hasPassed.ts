/**
 * Whether a duration in milliseconds has passed since a time of `Date.now()`. The clock can be set back, so a start
 * in the future counts by its distance; a monotonic clock stops while the computer sleeps.
 */
export const hasPassed = (ms: number, since: number): boolean => Math.abs(Date.now() - since) >= ms;
