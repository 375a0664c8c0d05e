import * as z from 'zod/mini';
import { toShopInstant } from '#src/lib/shopTime.ts';
import { lenient, text } from './shared.ts';

/** What some systems write for no date: the years 0 and 1. */
const NO_DATE = /^000[01]-/;

/** A decorative date, or date and time, of ISO 8601. Another form is left out and reported, as its meaning is unknown. */
export const lenientDate = lenient(
  text.check(z.refine((value) => NO_DATE.test(value) || toShopInstant(value, 'UTC') !== null)),
);
