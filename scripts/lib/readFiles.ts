import { globSync, readFileSync } from 'node:fs';

/** The files that match a pattern, sorted by their path with `/`, and their texts. */
export const readFiles = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern)
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
