import { existsSync, readFileSync } from 'node:fs';

/** The content of a JSON file; `null` without the file. */
export const readJson = <Json>(file: string): Json | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;
