import type { Page } from '@playwright/test';

/** The address of a lazily loaded script whose file name contains `name`. */
export const chunk = (name: string) => new RegExp(`/assets/[^/]*${name}[^/]*\\.js(\\?|$)`);

/** Delays a script: `requested` resolves with its first request, `release` lets it load. */
export async function delayChunk(page: Page, address: RegExp) {
  const { promise: permission, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    markRequested();
    await permission;
    await route.continue();
  });
  return { requested, release };
}
