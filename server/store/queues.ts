/** Runs work with the same key one after the other, in the order in which it came. */
export function createQueues() {
  const ends = new Map<string, Promise<unknown>>();
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = ends.get(key);
    const result = before ? before.then(work, work) : work();
    // The next in line runs however this one ends.
    const end = result.then(
      () => undefined,
      () => undefined,
    );
    ends.set(key, end);
    void end.then(() => ends.get(key) === end && ends.delete(key));
    return result;
  };
}
