import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/architecture/readImports.ts';
import { isNode, nodesOf, type SyntaxNode } from '../../scripts/lib/syntaxTree.ts';

// The messages are read from the syntax tree, so that their layout in the sources does not matter.

/** What throws or reports its first argument; `failed` and `push` collect messages that are reported together. */
const SPEAKERS = ['reportProblem', 'reportMistake', 'VitrineError', 'failed', 'problems.push'];

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') return `${nameOf(callee.object)}.${nameOf(callee.property)}`;
  return callee.type === 'Identifier' ? String(callee.name) : '';
}

/** A text as written in the guide: `…` replaces the variable parts. */
function textOf(argument: unknown): string | null {
  if (!isNode(argument)) return null;
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument.type !== 'TemplateLiteral') return null;
  const quasis = argument.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

function messagesIn(node: SyntaxNode): (string | null)[] {
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return SPEAKERS.includes(nameOf(node.callee)) ? [textOf((node.arguments as unknown[])[0])] : [];
  if (node.type !== 'Property' || nameOf(node.key) !== 'problems' || !isNode(node.value)) return [];
  return ((node.value.elements ?? []) as unknown[]).map(textOf);
}

const spoken = new Set<string>();
for (const { path, text } of [...readSourceFiles('src'), ...readSourceFiles('mocks')]) {
  if (!SPEAKERS.some((speaker) => text.includes(`${speaker}(`))) continue;
  const nodes = nodesOf(parseSync(path, text).program as unknown as SyntaxNode);
  for (const message of nodes.flatMap(messagesIn)) if (message !== null) spoken.add(message);
}

const chapter = readFileSync('docs/guide.md', 'utf8')
  .split(/^## /m)
  .find((text) => text.startsWith('Errors'));
const rows = [...(chapter ?? '').matchAll(/^\| `{1,2} ?(.+?) ?`{1,2} \| (.+) \| (.+) \|$/gm)];

it('LIB-04: the guide lists every message of the library for developers, and no other', () => {
  expect(spoken.size).toBeGreaterThan(30);
  expect(rows.map(([, message]) => message).sort()).toEqual([...spoken].sort());
});

it('LIB-04: each has a cause and a remedy', () => {
  for (const [, message, cause = '', remedy = ''] of rows) {
    expect(cause.length, message).toBeGreaterThan(10);
    expect(remedy.length, message).toBeGreaterThan(10);
  }
});
