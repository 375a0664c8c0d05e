/**
 * Whether so much time has passed since a moment (`Date.now()`). The user or the system can set the clock, and a
 * monotonic one stands still while a computer sleeps; so any distance counts, also to a moment in the future.
 */
export const hasPassed = (ms: number, since: number): boolean => Math.abs(Date.now() - since) >= ms;
