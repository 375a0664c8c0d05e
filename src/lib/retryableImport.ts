/** How Chromium and Firefox name the address of a module that could not be fetched. */
const FAILED_ADDRESS = /module: (https?:\/\/\S{1,2000})$/;

const importAddress = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ address);

/**
 * Makes an `import()` that a later call can repeat. Chromium before 156 answers an `import()` that failed once from
 * memory for as long as the page lives; a repeated call then imports the module under a new address. Bundlers with a
 * loader of their own name no such address: they repeat the request themselves.
 *
 * @param load the bare `import()`
 * @param importFrom for tests
 * @returns imports the module; throws what the `import()` throws, when a new address does not help either
 * @example const loadGuide = retryableImport(() => import('./Guide.tsx'));
 */
export function retryableImport<Module>(
  load: () => Promise<Module>,
  importFrom = importAddress,
): () => Promise<Module> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      failures += 1;
      const address = FAILED_ADDRESS.exec(error instanceof Error ? error.message : '')?.[1];
      if (failures === 1 || !address) throw error;
      const module = importFrom(`${address}${address.includes('?') ? '&' : '?'}attempt=${failures}`);
      return (await module.catch(() => Promise.reject(error))) as Module;
    }
  };
}
