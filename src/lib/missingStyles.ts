/**
 * Asks again for style sheets that did not come: a bundler asks for each of them once, so after another try for the
 * script they would be missing (BEY-08).
 *
 * @throws when one does not come this time either
 */
export async function askForStylesAgain(): Promise<void> {
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]') ?? [];
  const missing = [...links].filter((link) => link.sheet === null);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => resolve();
          again.onerror = () => reject(new Error(`${again.href} did not come`));
          link.replaceWith(again);
        }),
    ),
  );
}
