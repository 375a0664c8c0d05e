/** The texts of a posted form's fields; empty where the form has none, or several. */
export const readTexts = <Field extends string>(
  body: unknown,
  fields: readonly Field[],
  read: (text: string, field: Field) => string,
): Record<Field, string> =>
  Object.fromEntries(
    fields.map((field) => {
      const value = (body as Record<string, unknown> | null | undefined)?.[field];
      return [field, read(typeof value === 'string' ? value : '', field)];
    }),
  ) as Record<Field, string>;
