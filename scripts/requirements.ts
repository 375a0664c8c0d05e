import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** One numbered requirement with what shows and what proves it. */
export interface Requirement {
  id: string;
  /** Heading of its part: `MC · Mini cart`. */
  part: string;
  text: string;
  stories: { id: string; title: string }[];
  tests: { file: string; title: string }[];
}

const ID = /\b(?:SIT|HDR|SRC|STF|USR|NAV|MC|PRM|APP|NWL|FTR|PRV|INP|BFF|BEY|LIB|SBK)-\d\d\b/g;
/** `SIT-01 … SIT-08` stands for all between. */
const RANGE = /\b([A-Z]{2,3})-(\d\d)\s*(?:…|–|to)\s*\1-(\d\d)\b/g;

/** The requirements that a text names. */
export function namedIn(text: string): string[] {
  const between = [...text.matchAll(RANGE)].flatMap(([, part, first, last]) => {
    const from = Number(first);
    return Array.from(
      { length: Number(last) - from + 1 },
      (_, at) => `${part}-${String(from + at).padStart(2, '0')}`,
    );
  });
  return [...new Set([...(text.match(ID) ?? []), ...between])];
}

function filesBelow(folder: string, ending: RegExp): { file: string; text: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: path.relative('.', file).replaceAll(path.sep, '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** The numbered rows of `docs/requirements.md`. */
export function readRequirements(text: string): Requirement[] {
  let part = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) part = line.slice(3).trim();
    const [, id, words] = /^\| ([A-Z]{2,3}-\d\d) \| (.+) \|$/.exec(line) ?? [];
    return id && words ? [{ id, part, text: words, stories: [], tests: [] }] : [];
  });
}

/** Stories of a file, each with the words that stand above and in it. */
export function storiesOf(text: string): { id: string; title: string; words: string }[] {
  const title = /\bmeta\(\{[\s\S]*?\btitle:\s*['"`]([^'"`]+)['"`]/.exec(text)?.[1];
  if (!title) return [];
  const found = [
    ...text.matchAll(
      /((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?)export const (\w+)\s*=\s*[\w.]+\.(?:story|extend)\(/g,
    ),
  ];
  return found.map(({ index, 0: head, 1: docblock = '', 2: name = '' }, at) => {
    const body = text.slice(index + head.length, found[at + 1]?.index ?? text.length);
    const given = /^\s*name:\s*(['"`])([\s\S]*?)\1/m.exec(body)?.[2];
    const storyName = storyNameFromExport(name);
    return {
      id: toId(title, storyName),
      title: `${title} · ${given ?? storyName}`,
      words: `${docblock} ${given ?? ''}`,
    };
  });
}

/** Titles of the tests of a file, with the title of the group they stand in. */
export function testTitlesOf(text: string): string[] {
  return [
    ...text.matchAll(
      /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g,
    ),
  ].map(([, , title = '']) => title.replaceAll(/\s+/g, ' '));
}

/** All requirements with the stories and tests that name them (SBK-01). */
export function collectRequirements(): Requirement[] {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  for (const { text } of filesBelow('stories', /\.stories\.tsx$/)) {
    for (const { id, title, words } of storiesOf(text))
      for (const named of namedIn(words)) byId.get(named)?.stories.push({ id, title });
  }
  for (const { file, text } of filesBelow('test', /\.(?:test|spec)\.tsx?$/)) {
    for (const title of testTitlesOf(text))
      for (const named of namedIn(title)) byId.get(named)?.tests.push({ file, title });
  }
  return requirements;
}
