import { MAX_COUNT } from '#src/config/limits.ts';

/** Whether a number counts something: whole, not negative, and not too large to be true. */
export const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
