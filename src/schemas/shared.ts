import * as z from 'zod/mini';

// Services leave fields out, send them as `null`, or fill them. Both kinds of nothing are read as one, so that no
// component has to know the difference.

/** An amount in the currency's unit: 12.34, not cents. */
export const money = z.number();

/** A field that may be missing or `null`; both read as `undefined`. */
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullish(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** A list that may be missing or `null`; both read as an empty list. */
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z._default(z.nullable(z.array(schema)), []),
    z.transform((value) => value ?? []),
  );
