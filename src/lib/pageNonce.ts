/**
 * The nonce of the page's own scripts, for scripts that the library adds under a strict content security policy; `null`
 * if the page has none. Browsers hide it from selectors and attributes, but not from this property.
 */
export function readPageNonce(): string | null {
  for (const element of document.querySelectorAll<HTMLElement>('[nonce]')) {
    if (element.nonce) return element.nonce;
  }
  return null;
}
