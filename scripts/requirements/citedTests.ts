import { existsSync, readFileSync } from 'node:fs';

/** A test that a document cites as evidence: `` `test/server/security.test.ts`: rejects a forged session ``. */
interface CitedTest {
  file: string;
  /** A part of the title or of a row of its table, as in the source. Empty: all tests. */
  title: string;
}

const CITATION = /`(test\/[\w/.-]+\.tsx?)`(?:: ([^·|]+?)(?=\. [A-Z]| ·| ?\||$))?/gm;

/** The tests that a document cites. */
const citedTests = (text: string): CitedTest[] =>
  [...text.matchAll(CITATION)].map(([, file = '', title = '']) => ({ file, title }));

/** The documents whose evidence is checked. */
const DOCUMENTS = ['docs/threats.md', 'docs/asvs.md'];

/** Cited tests that do not exist: one line each. */
export function missingCitations(): string[] {
  return DOCUMENTS.flatMap((document) =>
    citedTests(readFileSync(document, 'utf8'))
      .filter(({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
      .map(
        ({ file, title }) => `${document} cites a test that does not exist: ${file}${title && `: ${title}`}`,
      ),
  );
}
