/**
 * A path without trailing slashes; the root stays `/`. It uses a loop, because the expression `/\/+$/` takes quadratic
 * time on a path of many slashes that ends in another character.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether a text is a path, with or without a query: no origin, no character that a parser would change. */
export const isPath = (text: string): boolean => /^\/(?!\/)[\w\-.~/?=&%+,]*$/.test(text);
