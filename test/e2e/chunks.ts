import type { Page } from '@playwright/test';

/** The address of a lazily loaded script whose file name contains `name`. */
export const chunk = (name: string) => new RegExp(`/assets/[^/]*${name}[^/]*\\.js(\\?|$)`);

/** Holds back a script: `asked` resolves with its first request, `release` lets it load. */
export async function holdChunk(page: Page, address: RegExp) {
  const { promise: permission, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    ask();
    await permission;
    await route.continue();
  });
  return { asked, release };
}
