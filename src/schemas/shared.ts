import * as z from 'zod/mini';
import { isCount } from '#src/lib/isCount.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { visibleText } from '#src/lib/visibleText.ts';

// Services omit fields, send them as `null`, or set them. Missing and `null` are parsed to the same value, so that
// components need not distinguish them.
//
// The strictness of a field depends on its purpose. The sums of a cart are strict. Decorative fields are lenient: a
// malformed teaser, badge or suggestion drops only itself, and the client reports it.

/** A string of any length. All fields share this schema, because creating one takes time on a page. */
export const text = z.string();

/** A number below this one is written exactly with two decimals, and fits into its place. */
const NUMBER_LIMIT = 1e12;

/** An amount in the currency's main unit: 12.34, not cents. */
const money = z.number().check(z.gt(-NUMBER_LIMIT), z.lt(NUMBER_LIMIT));

const readNumber = (value: string) => Number(value.replace(',', '.'));

/** A number, or a text that contains only a number: 12.34, "12.34", "12,34". */
export const number = z.union([
  money,
  z.pipe(text.check(z.regex(/^\s*-?\d{1,12}(?:[.,]\d{1,10})?\s*$/)), z.transform(readNumber)),
]);

/** How many there are, as a number or its text. */
export const count = number.check(z.refine(isCount));

/** A boolean, or its text: true, "true", "false". */
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
]);

/** Maximum length of an id, code or card number. */
const ID_MAX_LENGTH = 200;

/**
 * An id as string or whole number; the library uses a string. A number that JSON cannot represent exactly is not an id.
 */
export const id = z.pipe(
  z.union([
    text.check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
    z.number().check(z.refine(Number.isSafeInteger)),
  ]),
  z.transform(String),
);

// Values are replaced with `overwrite`, which costs a server less than `transform`: zod creates nothing around the
// value. It has one type for input and output, so both types are declared here. A bundler cannot detect that creating
// it has no side effects, so an annotation says so, and a page does not include the schemas that it does not use.

type Input<Schema extends z.ZodMiniType> = z.input<Schema> | null;
type Field<Schema extends z.ZodMiniType> = z.ZodMiniOptional<
  z.ZodMiniType<z.output<Schema> | undefined, Input<Schema>>
>;
type List<Schema extends z.ZodMiniType> = z.ZodMiniType<
  z.output<Schema>[],
  Input<Schema>[] | null | undefined
>;

const noNull = z.overwrite<unknown>((value) => value ?? undefined);

/** A field that may be missing or `null`; both are parsed to `undefined`. */
// @__NO_SIDE_EFFECTS__
export const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.nullable(schema).check(noNull)) as unknown as Field<Schema>;

/** An optional string. */
export const maybeText = maybe(text);

/** A list that may be missing or `null`; both are parsed to an empty list. */
// @__NO_SIDE_EFFECTS__
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    ._default(z.nullable(z.array(schema)), [])
    .check(z.overwrite((items) => items ?? [])) as unknown as List<Schema>;

/** A decorative field: missing, `null` or malformed, it is parsed to `undefined`. */
// @__NO_SIDE_EFFECTS__
export const lenient = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.catch(z.nullish(schema), undefined).check(noNull)) as unknown as Field<Schema>;

/** A string that shows something, such as the text of a link. */
export const shownText = text.check(z.refine((value) => visibleText(value) !== ''));

/** A decorative string. One that shows nothing, such as spaces or invisible characters, counts as missing. */
export const lenientText = z
  .optional(z.catch(z.nullish(text), undefined))
  .check(
    z.overwrite((value) => (typeof value === 'string' && visibleText(value) ? value : undefined)),
  ) as unknown as typeof maybeText;
export const lenientNumber = lenient(number);
/** A decorative boolean. */
export const lenientFlag = lenient(flag);

/** A decorative list: malformed items are dropped, and anything that is not a list becomes an empty one. */
// @__NO_SIDE_EFFECTS__
export const lenientList = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z
    .catch(z._default(z.nullable(z.array(z.catch(z.nullable(schema), null))), []), [])
    .check(z.overwrite((items) => (items ?? []).filter((item) => item !== null))) as unknown as List<Schema>;

/** A link of content, parsed to the URL that `safeHref` validated: http, https or on the page's own origin. */
export const address = text.check(
  z.refine((href) => safeHref(href) !== null),
  z.overwrite((href) => safeHref(href) ?? ''),
);
