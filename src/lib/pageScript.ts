import { readPageNonce } from './pageNonce.ts';

/**
 * A script element with the page's nonce, or `null` on a page whose policy requires Trusted Types: it accepts no text and
 * no address of a script that the library adds.
 *
 * @param nonce the provider's, or else the page's own
 * @param fill sets its text or its address
 */
export function createPageScript(
  nonce: string | undefined,
  fill: (script: HTMLScriptElement) => void,
): HTMLScriptElement | null {
  const script = document.createElement('script');
  script.nonce = nonce ?? readPageNonce() ?? '';
  try {
    fill(script);
  } catch {
    return null;
  }
  return script;
}
