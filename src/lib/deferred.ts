/** A promise and the function that resolves it. */
export function deferred<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
