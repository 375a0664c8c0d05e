/** Computes a value once per source object, for its lifetime. A source that is data must not be mutated. */
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
