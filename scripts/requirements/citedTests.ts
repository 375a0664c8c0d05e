import { existsSync, readFileSync } from 'node:fs';

/**
 * A test that a document cites as evidence, with a part of its title or of a row of its table, as in the source; without
 * one, all tests of the file: `` `test/server/security.test.ts`: rejects a forged session ``.
 */
const CITATION = /`(test\/[\w/.-]+\.tsx?)`(?:: ([^·|]+?)(?=\. [A-Z]| ·| ?\||$))?/gm;

/** The documents whose evidence is checked. */
const DOCUMENTS = ['docs/threats.md', 'docs/asvs.md'];

/** Cited tests that do not exist: one line each. */
export const missingCitations = (): string[] =>
  DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(CITATION)].flatMap(([, file = '', title = '']) => {
      if (existsSync(file) && readFileSync(file, 'utf8').includes(title)) return [];
      return [`${document} cites a test that does not exist: ${file}${title && `: ${title}`}`];
    }),
  );
