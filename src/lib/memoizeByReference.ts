/**
 * Caches a computed value per source object, for the lifetime of that object: a server renders many pages from the same
 * response of the shop. Neither the object nor the value may be mutated.
 */
export function memoizeByReference<Source extends object, Value>(
  compute: (source: Source) => Value,
): (source: Source) => Value {
  const values = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const known = values.get(source);
    if (known) return known.value;
    const value = compute(source);
    values.set(source, { value });
    return value;
  };
}
