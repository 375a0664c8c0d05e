import { readPageNonce } from '#src/lib/pageNonce.ts';

const hasStyles = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--v-color-ink').trim() !== '';

/** Links the library's style sheet with the page's nonce, unless its tokens are already loaded. */
export function linkStyles(address: string): void {
  if (hasStyles()) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const nonce = readPageNonce();
  if (nonce) link.nonce = nonce;
  document.head.append(link);
}
