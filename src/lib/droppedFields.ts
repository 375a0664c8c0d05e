/** The first fields describe a bad answer well enough. */
const MAX_FIELDS = 20;
/** No schema is deeper. */
const MAX_DEPTH = 20;
/** Limit of visited values and keys: an answer of several megabytes must not block a page. */
const MAX_NODES = 50_000;

/** Keys that a path may contain; others are data of the sender and become `*`. */
const PLAIN_KEY = /^\w{1,40}$/;
/** A field whose keys are all data of the sender. */
const RECORD = 'translations';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => value === null || typeof value !== 'object';
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Empty texts, lists and objects count as missing. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return value === undefined || value === null || value === '';
  for (const _ in value) return false;
  return true;
}

const ownValue = (object: Record<string, unknown>, key: string) =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/**
 * The fields of an answer that its schema could not read and left out, as paths without positions:
 * `cart.articles[].imageUrl`. Unknown and empty fields do not count. It never throws, and gives up on an answer that is
 * deeper or larger than a page needs.
 *
 * @param received the answer before parsing
 * @param parsed the result of the schema
 */
export function droppedFields(received: unknown, parsed: unknown): string[] {
  const dropped = new Set<string>();
  let nodes = 0;
  const isEnough = () => dropped.size >= MAX_FIELDS || nodes >= MAX_NODES;

  const keysOf = (object: object): string[] => {
    const keys = Object.keys(object);
    nodes += keys.length;
    return keys;
  };
  /** Whether a parsed item can be this received one: they agree in the first comparable field. */
  const isSame = (from: unknown, to: unknown): boolean => {
    if (isScalar(from) && isScalar(to)) return String(from) === String(to);
    if (!isObject(from) || !isObject(to)) return false;
    const key = keysOf(from).find((name) => isPlain(from[name]) && isPlain(ownValue(to, name)));
    if (key !== undefined) return String(from[key]) === String(to[key]);
    return keysOf(to).some((name) => isObject(to[name]) && isObject(ownValue(from, name)));
  };
  const visit = (from: unknown, to: unknown, path: string, depth: number): void => {
    nodes += 1;
    if (from === to || isEnough() || isNothing(from)) return;
    const isLost = to === undefined || to === null || (Array.isArray(to) && !Array.isArray(from));
    if (isLost) dropped.add(path || 'body');
    else if (depth >= MAX_DEPTH) return;
    else if (Array.isArray(from) && Array.isArray(to)) visitItems(from, to, `${path}[]`, depth + 1);
    else if (isObject(from) && isObject(to)) visitFields(from, to, path, depth + 1);
  };
  const visitFields = (
    from: Record<string, unknown>,
    to: Record<string, unknown>,
    path: string,
    depth: number,
  ): void => {
    const isRecord = path.endsWith(RECORD);
    for (const name of Object.keys(to)) {
      if (isEnough()) return;
      const key = !isRecord && PLAIN_KEY.test(name) ? name : '*';
      visit(ownValue(from, name), to[name], path ? `${path}.${key}` : key, depth);
    }
  };
  const visitItems = (from: unknown[], to: unknown[], path: string, depth: number): void => {
    const isSameLength = from.length === to.length;
    let hasLost = false;
    let next = 0;
    for (const item of from) {
      if (isEnough() || (hasLost && next >= to.length)) return;
      if (isSameLength || (next < to.length && isSame(item, to[next]))) visit(item, to[next++], path, depth);
      else if (!hasLost && !isNothing(item)) {
        dropped.add(path);
        hasLost = true;
      }
      nodes += 1;
    }
  };
  visit(received, parsed, '', 0);
  return [...dropped];
}
