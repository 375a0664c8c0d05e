import * as z from 'zod/mini';
import { safeHref } from '#src/lib/safeHref.ts';

// Services leave fields out, send them as `null`, or fill them. Both kinds of nothing are read as one, so that no
// component has to know the difference.
//
// How much a wrong field costs depends on what it is for. What a person pays is strict. What decorates is lenient: a
// broken teaser, badge or suggestion costs itself and nothing around it, and the client reports it.

/** Words of any length. One schema for all: each costs a page time when it is made. */
export const text = z.string();

/** An amount in the currency's unit: 12.34, not cents. */
const money = z.number();

const readNumber = (value: string) => Number(value.replace(',', '.'));

/** A number, or a text that is nothing but a number: 12.34, "12.34", "12,34". */
export const number = z.union([
  money,
  z.pipe(text.check(z.regex(/^\s*-?\d{1,12}(?:[.,]\d{1,10})?\s*$/)), z.transform(readNumber)),
]);

/** A yes or no, or its word: true, "true", "false". */
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
]);

/** Longest id, code or card number. */
const ID_MAX_LENGTH = 200;

/** An id as text or whole number; inside the library it is a text. A number that JSON cannot hold exactly is no id. */
export const id = z.pipe(
  z.union([
    text.check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
    z.number().check(z.refine(Number.isSafeInteger)),
  ]),
  z.transform(String),
);

// What is put in place of a value is an `overwrite`, which costs a server less than a `transform`: zod makes nothing
// around the value. It knows one type for what it gets and what it gives, so the types of both are said here. Nor can a
// bundler see that nothing happens: it is told, so that a page comes without the schemas that it does not use.

type Given<Schema extends z.ZodMiniType> = z.input<Schema> | null;
type Field<Schema extends z.ZodMiniType> = z.ZodMiniOptional<
  z.ZodMiniType<z.output<Schema> | undefined, Given<Schema>>
>;
type List<Schema extends z.ZodMiniType> = z.ZodMiniType<
  z.output<Schema>[],
  Given<Schema>[] | null | undefined
>;

const noNull = z.overwrite<unknown>((value) => value ?? undefined);

/** A field that may be missing or `null`; both read as `undefined`. */
// @__NO_SIDE_EFFECTS__
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.nullable(schema).check(noNull)) as unknown as Field<Schema>;

/** Words that may be missing. */
export const maybeText = maybe(text);

/** A list that may be missing or `null`; both read as an empty list. */
// @__NO_SIDE_EFFECTS__
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    ._default(z.nullable(z.array(schema)), [])
    .check(z.overwrite((items) => items ?? [])) as unknown as List<Schema>;

/** A field that decorates: missing, `null` or of a wrong shape, it reads as `undefined`. */
// @__NO_SIDE_EFFECTS__
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.catch(z.nullish(schema), undefined).check(noNull)) as unknown as Field<Schema>;

/** Words that decorate. */
export const lenientText = lenient(text);
/** A number that decorates. */
export const lenientNumber = lenient(number);
/** A yes or no that decorates. */
export const lenientFlag = lenient(flag);

/** A list that decorates: items of a wrong shape are dropped, and what is no list is an empty one. */
// @__NO_SIDE_EFFECTS__
export const lenientList = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .catch(z._default(z.nullable(z.array(z.catch(z.nullable(schema), null))), []), [])
    .check(z.overwrite((items) => (items ?? []).filter((item) => item !== null))) as unknown as List<Schema>;

/** A link of content, read as the address that `safeHref` judged: http, https or on the page's own origin (PRM-09). */
export const address = text.check(
  z.refine((href) => safeHref(href) !== null),
  z.overwrite((href) => safeHref(href) ?? ''),
);
