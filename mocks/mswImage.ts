import { bypass, HttpResponse } from 'msw';

// One grey for light and dark grounds: it contrasts 3:1 with both. The frame is small enough for a teaser's crop.
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
  '<path fill="#808080" fill-opacity=".2" d="M0 0h96v96H0z"/>' +
  '<g fill="none" stroke="#808080" stroke-width="2" stroke-linejoin="round">' +
  '<rect x="30" y="33" width="36" height="30" rx="3"/><circle cx="40" cy="42" r="3"/>' +
  '<path d="m30 58 10-9 7 6 9-10 10 11"/></g></svg>';

/** The app's own image at the address of a request; `null` if it has none. */
async function readOwnImage(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(bypass(request));
    const type = response.headers.get('Content-Type');
    // A single-page app answers unknown addresses with its page and status 200.
    if (!response.ok || !type?.startsWith('image/')) return null;
    // Without the other headers: `fetch` has already decoded the body that they describe.
    return new HttpResponse(response.body, { headers: { 'Content-Type': type } });
  } catch {
    return null;
  }
}

/** Answers with the app's own image, or with a placeholder, because the package contains no images. */
export const answerImage = async ({ request }: { request: Request }): Promise<Response> =>
  (await readOwnImage(request)) ??
  new HttpResponse(PLACEHOLDER, { headers: { 'Content-Type': 'image/svg+xml' } });
