// Web Crypto, because the mock shop also runs in a browser.

const TOKEN_BYTES = 24;
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A token that nobody can guess. It is given out once; only its hash is kept. */
export function createToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

/** What is kept of a token: who reads the store cannot use it. */
export async function hashToken(token: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
