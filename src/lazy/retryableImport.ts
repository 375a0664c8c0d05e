/** How Chromium and Firefox report the URL of a module that could not be fetched. */
const FAILED_ADDRESS = /module: (https?:\/\/\S{1,2000})$/;

const importAddress = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ address);

/**
 * Makes an `import()` repeatable. Chromium before 156 caches a failed `import()` for the life of the page, so a
 * repeated call imports the module under a new URL. Bundlers with their own loader report no such URL: they repeat the
 * request themselves.
 *
 * @param load the dynamic `import()`
 * @param importFrom for tests
 * @returns imports the module; throws the error of the `import()` if a new URL does not help either
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
