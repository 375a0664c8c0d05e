import type { Page } from '@playwright/test';

/** The address of a lazily loaded script whose file name contains `name`. */
export const chunk = (name: string) => new RegExp(`/assets/[^/]*${name}[^/]*\\.js(\\?|$)`);

/** Delays the scripts of an address: `requested` resolves with the first request, `release` lets them load. */
export async function delayChunk(page: Page, address: RegExp | ((url: URL) => boolean)) {
  const { promise: permission, resolve: release } = Promise.withResolvers<void>();
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    markRequested();
    await permission;
    await route.continue();
  });
  return { requested, release };
}
