/** A promise with its resolver. `Promise.withResolvers` needs Node 22. */
export function createDeferred<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
