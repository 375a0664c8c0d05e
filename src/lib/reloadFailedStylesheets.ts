/**
 * Requests again each style sheet that failed to load. A bundler requests a sheet once, so a module that loads at the
 * second attempt would stay without its styles (BEY-08).
 *
 * @throws when a sheet fails again
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
