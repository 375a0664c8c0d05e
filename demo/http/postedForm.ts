/**
 * All values of a field of a posted form.
 *
 * @param body the form parser's unvalidated result
 */
export function readAll(body: unknown, name: string): string[] {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string');
}
