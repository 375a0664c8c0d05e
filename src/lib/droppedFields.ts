/** A worse answer is described well enough by the first ones. */
const MAX_FIELDS = 20;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Empty texts, lists and objects say as little as a field that is missing. */
const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Whether an item that was read can be this one of those given: they agree in the first field that can be compared. */
function isSame(given: unknown, read: unknown): boolean {
  if (!isObject(given) || !isObject(read)) return String(given) === String(read);
  const key = Object.keys(given).find((name) => isPlain(given[name]) && isPlain(read[name]));
  if (key !== undefined) return String(given[key]) === String(read[key]);
  return Object.keys(read).some((name) => isObject(read[name]) && isObject(given[name]));
}

/**
 * The fields of an answer that its schema could not read and left out, as paths without positions:
 * `cart.articles[].imageUrl`. Fields that no schema knows, and those that say nothing, are none of them.
 *
 * @param given the answer as it came
 * @param read what the schema made of it
 */
export function droppedFields(given: unknown, read: unknown): string[] {
  const dropped = new Set<string>();
  const visit = (from: unknown, to: unknown, path: string): void => {
    if (from === to || isNothing(from) || dropped.size >= MAX_FIELDS) return;
    const isLost = to === undefined || to === null || (Array.isArray(to) && !Array.isArray(from));
    if (isLost) dropped.add(path || 'body');
    else if (Array.isArray(from) && Array.isArray(to)) visitItems(from, to, path);
    else if (isObject(from) && isObject(to)) {
      for (const [name, value] of Object.entries(to))
        visit(from[name], value, path ? `${path}.${name}` : name);
    }
  };
  const visitItems = (from: unknown[], to: unknown[], path: string): void => {
    const isWhole = from.length === to.length;
    let next = 0;
    for (const item of from) {
      if (isWhole || (next < to.length && isSame(item, to[next]))) visit(item, to[next++], `${path}[]`);
      else visit(item, undefined, `${path}[]`);
    }
  };
  visit(given, read, '');
  return [...dropped];
}
