/** A text is not a valid long-term token. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** The payload of a JSON Web Token: its middle part, base64url of UTF-8 JSON. */
function readPayload(token: string): unknown {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload)
    throw new InvalidTokenError('A token must have three parts, separated by dots.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new InvalidTokenError('The middle part of the token is not base64url of JSON.', { cause });
  }
}

/**
 * The login id (`lid`) in a long-term token, whose signature is left to the service that receives it.
 *
 * @throws InvalidTokenError if the text is not a token, or has no login id
 */
export function readLoginId(token: string): string {
  const payload = readPayload(token);
  const lid = typeof payload === 'object' && payload !== null && 'lid' in payload ? payload.lid : undefined;
  if (typeof lid !== 'string' || lid === '') throw new InvalidTokenError('The token has no `lid`.');
  return lid;
}
