/**
 * Works something out once for each object that it follows from, and remembers it as long as the object lives: a server
 * draws many pages from the same answer of the shop. Neither the object nor what follows from it may be changed.
 */
export function oncePer<Source extends object, Value>(
  workOut: (source: Source) => Value,
): (source: Source) => Value {
  const known = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const remembered = known.get(source);
    if (remembered) return remembered.value;
    const value = workOut(source);
    known.set(source, { value });
    return value;
  };
}
