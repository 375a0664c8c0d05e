/**
 * The nonce of the page's own scripts, for scripts that the library adds under a strict content security policy; `null`
 * if the page has none. Browsers hide it from selectors and attributes, but not from this property.
 */
export function readPageNonce(page: Document = document): string | null {
  for (const element of page.querySelectorAll<HTMLElement>('[nonce]')) {
    if (element.nonce) return element.nonce;
  }
  return null;
}
