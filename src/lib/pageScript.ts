import { readPageNonce } from './pageNonce.ts';

/**
 * A script element with the page's nonce; `null` where Trusted Types forbid what `fill` sets: its text or its address.
 *
 * @param nonce the provider's, or else the page's own
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
