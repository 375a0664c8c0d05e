import path from 'node:path';
import { getResponse } from 'msw';
import type { Page } from 'playwright';
import { createMswHandlers } from '#mocks/msw.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';

/** Answers a page's calls to the Polish shop with the package's own mocks, and with the images of the demo. */
export async function answerWithMocks(page: Page, scenarios: readonly ScenarioName[] = []): Promise<void> {
  const handlers = createMswHandlers({ site: 'PL', scenarios });
  await page.route(/\/images\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const folder = pathname.includes('/teasers/') ? 'scenes' : 'products';
    return route.fulfill({ path: path.join('mocks/images', folder, path.basename(pathname)) });
  });
  await page.route(/\/(service|json|jsonflyoutnavigation)(\/|\?|$)/, async (route) => {
    const intercepted = route.request();
    const request = new Request(intercepted.url(), {
      method: intercepted.method(),
      headers: intercepted.headers(),
    });
    const answer = await getResponse(handlers, request);
    if (!answer)
      return route.fulfill({ path: path.join('demo/public', new URL(intercepted.url()).pathname) });
    return route.fulfill({
      status: answer.status,
      body: await answer.text(),
      contentType: 'application/json',
    });
  });
}
