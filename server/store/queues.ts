/** Runs tasks with the same key in sequence, in order of arrival. */
export function createQueues() {
  const ends = new Map<string, Promise<unknown>>();
  return <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const before = ends.get(key);
    const result = before ? before.then(work, work) : work();
    // The next task runs even if this one fails.
    const end = result.then(
      () => undefined,
      () => undefined,
    );
    ends.set(key, end);
    void end.then(() => ends.get(key) === end && ends.delete(key));
    return result;
  };
}
