import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readFiles } from '../lib/readFiles.ts';

/** A numbered requirement with its stories and tests. */
export interface Requirement {
  id: string;
  /** Heading of its part: `MC · Mini cart`. */
  part: string;
  text: string;
  stories: { id: string; title: string }[];
  tests: { file: string; title: string }[];
}

/** Requirements that a command proves, not a test. */
export const PROVED_BY: Readonly<Record<string, string>> = {
  'SBK-02': 'npm run test:stories',
  'SBK-03': 'npm run screenshots -- --every',
  'SBK-04': 'npm run test:stories',
  'SBK-06': 'npm run requirements',
};

const ID = /\b[A-Z]{2,3}-\d\d\b/g;
/** `SIT-01 … SIT-08` is a range. */
const RANGE = /\b([A-Z]{2,3})-(\d\d)\s*(?:…|–|to)\s*\1-(\d\d)\b/g;

/** The requirement ids in a text. */
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

/** The numbered rows of `docs/requirements.md`. */
function readRequirements(text: string): Requirement[] {
  let part = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) part = line.slice(3).trim();
    const [, id, words] = /^\| ([A-Z]{2,3}-\d\d) \| (.+) \|$/.exec(line) ?? [];
    return id && words ? [{ id, part, text: words, stories: [], tests: [] }] : [];
  });
}

/** A story, read from its source. */
export interface ParsedStory {
  id: string;
  title: string;
  /** The line with the ids above it: `// Proves MC-13, MC-23.` */
  words: string;
  /** Its description. */
  about: string;
  /** The same if it has interactions, which prove them. */
  proves: string;
  /** Its scenarios of the mock shop: `cart-full, slow:500`. */
  scenario: string;
  /** Its own toolbar settings: `{ site: 'HU' }`. */
  globals: Record<string, string>;
  /** Its modes show it in every site. */
  isInEverySite: boolean;
}

/** The toolbar settings in a story's source, including `...onSite('HU')`. */
function globalsIn(body: string): Record<string, string> {
  const source = /\bglobals:\s*\{([^}]*)\}/.exec(body)?.[1] ?? '';
  const site = /\.\.\.\w+\(\s*'([A-Z]{2}(?:_[A-Z]{2})?)'/.exec(body)?.[1];
  return {
    ...(site && { site }),
    ...Object.fromEntries(
      [...source.matchAll(/(\w+):\s*(?:\{\s*value:\s*)?'([^']*)'/g)].map(([, key, value]) => [key, value]),
    ),
  };
}

/** A group of stories that shows a component in one site after the other: `Features/Mini cart/Sites`. */
const SITE_GROUP = /\/(?:Sites|[^/]+ by site)$/;

export const isSiteGroup = (title: string): boolean => SITE_GROUP.test(title);

/** The title of the component that such a group is about; other titles stay what they are. */
export const withoutSiteGroup = (title: string): string => title.replace(SITE_GROUP, '');

/** The stories of a file, with their descriptions and contents. */
export function storiesOf(text: string): ParsedStory[] {
  const title = /\bmeta\(\{[\s\S]*?\btitle:\s*['"`]([^'"`]+)['"`]/.exec(text)?.[1];
  if (!title) return [];
  const found = [
    ...text.matchAll(
      /(?:\/\/ Proves ([^\n]*)\n)?((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?)export const (\w+)\s*=\s*[\w.]+\(/g,
    ),
  ];
  const meta = text.slice(0, found[0]?.index ?? 0);
  const metaGlobals = globalsIn(meta.slice(meta.indexOf('.meta(')));
  return found.map(({ index, 0: head, 1: words = '', 2: docblock = '', 3: name = '' }, at) => {
    const body = text.slice(index + head.length, found[at + 1]?.index ?? text.length);
    const displayName = /^(?:\{ |\s*)name:\s*(['"`])([\s\S]*?)\1/m.exec(body)?.[2];
    const storyName = storyNameFromExport(name);
    return {
      id: toId(title, storyName),
      title: `${title} · ${displayName ?? storyName}`,
      words,
      about: docblock
        .replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      proves: /\bplay\b|\.\.\.\w+\(/.test(body) ? words : '',
      scenario: /\bscenario:\s*(['"`])(.*?)\1/.exec(body)?.[2] ?? '',
      globals: { ...metaGlobals, ...globalsIn(body) },
      isInEverySite: [meta, body].some((part) => /\bmodes:[^\n]*\bevery(?:Site|State)\b/.test(part)),
    };
  });
}

/** The files with stories. */
export const storyFiles = () => readFiles('stories/**/*.stories.tsx');

/** All stories, read from their sources. */
export const collectStories = (): ParsedStory[] => storyFiles().flatMap(({ text }) => storiesOf(text));

/** The test titles of a file, with the titles of their groups. */
function testTitlesOf(text: string): string[] {
  return [
    ...text.matchAll(
      /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g,
    ),
  ].map(([, , title = '']) => title.replaceAll(/\s+/g, ' '));
}

/** All requirements with their stories and tests. */
export function collectRequirements(): Requirement[] {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  for (const { file, text } of storyFiles()) {
    for (const { id, title, words, proves } of storiesOf(text)) {
      for (const named of namedIn(words)) byId.get(named)?.stories.push({ id, title });
      for (const named of namedIn(proves)) byId.get(named)?.tests.push({ file, title });
    }
  }
  for (const { text } of readFiles('stories/**/*.mdx')) {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';
    const shows = /\{\/\* Shows (.*?) \*\/\}/.exec(text)?.[1] ?? '';
    for (const named of namedIn(shows)) byId.get(named)?.stories.push({ id: toId(title, 'docs'), title });
  }
  for (const { file, text } of readFiles('test/**/*.{test,spec}.{ts,tsx}')) {
    for (const title of testTitlesOf(text))
      for (const named of namedIn(title)) byId.get(named)?.tests.push({ file, title });
  }
  return requirements;
}
