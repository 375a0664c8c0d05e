/**
 * Requests each style sheet that failed to load again. A bundler requests a sheet only once, so a module that loads on
 * the second attempt would lack its styles.
 *
 * @throws if a sheet fails again
 */
export async function reloadFailedStylesheets(): Promise<void> {
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]') ?? [];
  const failed = [...links].filter((link) => link.sheet === null);
  await Promise.all(
    failed.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const copy = link.cloneNode() as HTMLLinkElement;
          copy.onload = () => resolve();
          copy.onerror = () => reject(new Error(`${copy.href} failed to load`));
          link.replaceWith(copy);
        }),
    ),
  );
}
