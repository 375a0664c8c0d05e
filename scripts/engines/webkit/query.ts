import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One step of a Playwright locator, from a set of elements to the next. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: TextMatch; exact?: boolean; level?: number }
  | { by: 'label'; match: TextMatch }
  | { by: 'filter'; hasText: TextMatch }
  | { by: 'nth'; index: number };

/** A text, or an expression with its flags. */
export type TextMatch = { text: string } | { source: string; flags: string };

export const toTextMatch = (match: string | RegExp): TextMatch =>
  typeof match === 'string' ? { text: match } : { source: match.source, flags: match.flags };

const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.js'),
  'utf8',
);

/** Installs the queries in a document once. */
export const INSTALL_QUERIES = `
if (!window.__queries) {
  const module = undefined, exports = undefined, define = undefined;
  ${LIBRARY};
  window.__queries = window.TestingLibraryDom ?? globalThis.TestingLibraryDom;
}`;

/** Body of a function that takes steps and returns all elements that match, in document order. */
export const FIND = `
const [steps] = arguments;
const queries = window.__queries;
const normalize = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const matcher = (match, exact) => {
  if (match.source !== undefined) {
    const expression = new RegExp(match.source, match.flags);
    return (content) => expression.test(normalize(content));
  }
  const text = normalize(match.text);
  return exact
    ? (content) => normalize(content) === text
    : (content) => normalize(content).toLowerCase().includes(text.toLowerCase());
};
const take = (scopes, step) => {
  if (step.by === 'nth') return scopes.at(step.index) ? [scopes.at(step.index)] : [];
  if (step.by === 'filter') return scopes.filter((element) => matcher(step.hasText)(element.textContent));
  const found = scopes.flatMap((scope) => {
    if (step.by === 'css') return [...scope.querySelectorAll(step.selector)];
    const root = scope === document ? document.documentElement : scope;
    if (step.by === 'role') {
      const options = { level: step.level };
      if (step.name !== undefined) options.name = matcher(step.name, step.exact);
      return queries.queryAllByRole(root, step.role, options);
    }
    return queries.queryAllByLabelText(root, matcher(step.match));
  });
  const unique = [...new Set(found)];
  return unique.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
};
return steps.reduce(take, [document]);`;
