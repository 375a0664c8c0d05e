/**
 * Parses the JSON inside a JSON answer; `undefined` if it is invalid, because `null` is a valid JSON value. A byte order
 * mark and white space around it do not count, as around the answer itself, and neither does a second encoding as text.
 */
export function parseContentJson(text: string): unknown {
  try {
    // `trim` also removes a byte order mark.
    const content: unknown = JSON.parse(text.trim());
    return typeof content === 'string' ? JSON.parse(content.trim()) : content;
  } catch {
    return undefined;
  }
}
