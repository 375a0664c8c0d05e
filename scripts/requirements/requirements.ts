import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A numbered requirement with its stories and tests. */
export interface Requirement {
  id: string;
  /** Heading of its part: `MC · Mini cart`. */
  part: string;
  text: string;
  stories: { id: string; title: string }[];
  tests: { file: string; title: string }[];
}

/** What a requirement lacks: a test with its id, or a story unless it is invisible (SBK-01). */
export function lacks({ id, stories, tests }: Requirement): ('story' | 'test')[] {
  return [
    ...(stories.length === 0 && !NOT_SEEN[id] ? (['story'] as const) : []),
    ...(tests.length === 0 ? (['test'] as const) : []),
  ];
}

/** Requirements that a story cannot show, with the reason; all others need a story and a test. */
export const NOT_SEEN: Readonly<Record<string, string>> = {
  'FND-02': 'the server’s markup, scripts off, and values from before hydration',
  'FND-04': 'where code stands',
  'FND-05': 'how a text becomes words',
  'FND-06': 'the package',
  'HDR-11': 'calls in the background',
  'SRC-06': 'an entry in the browser’s storage',
  'USR-04': 'tokens and a call',
  'MC-17': 'an entry in the browser’s storage, between tabs',
  'PRM-02': 'when a call is made',
  'PRM-10': 'analytics events',
  'NWL-09': 'the body and headers of a call',
  'NWL-15': 'analytics events',
  'NWL-18': 'schemas and calls',
  'NWL-20': 'a second call in the background',
  'FTR-09': 'calls in the background',
  'BFF-01': 'the demo server',
  'BFF-02': 'the demo server',
  'BFF-03': 'where code stands',
  'BFF-05': 'headers and refusals of the demo server',
  'BFF-06': 'mails and links of the demo server',
  'BFF-07': 'the demo server’s operation',
  'BFF-08': 'the demo server’s operation',
  'BFF-09': 'time limits of the demo server, errors of the client',
  'BEY-03': 'a page of the demo server',
  'BEY-06': 'the demo server’s addresses and cache',
  'BEY-11': 'rules in the head of a page',
  'BEY-12': 'elements for pages without React, shown by their own page',
  'ENG-01': 'the browsers that run the tests',
  'ENG-02': 'the package',
  'ENG-03': 'fingers on a real page',
  'ENG-04': 'checkers on every story and page',
  'LIB-01': 'the package',
  'LIB-02': 'the package',
  'LIB-05': 'the release',
  'SBK-04': 'how long a run takes',
  'PRF-01': 'how long a run takes',
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

export function filesBelow(folder: string, ending: RegExp): { file: string; text: string }[] {
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
  /** The ids in its description and name. */
  words: string;
  /** Its description. */
  about: string;
  /** Its name if it has a play function, which proves the name. */
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
    ...text.matchAll(/((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?)export const (\w+)\s*=\s*[\w.]+\(/g),
  ];
  const meta = text.slice(0, found[0]?.index ?? 0);
  return found.map(({ index, 0: head, 1: docblock = '', 2: name = '' }, at) => {
    const body = text.slice(index + head.length, found[at + 1]?.index ?? text.length);
    const displayName = /^(?:\{ |\s*)name:\s*(['"`])([\s\S]*?)\1/m.exec(body)?.[2];
    const storyName = storyNameFromExport(name);
    return {
      id: toId(title, storyName),
      title: `${title} · ${displayName ?? storyName}`,
      words: `${docblock} ${displayName ?? ''}`,
      about: docblock
        .replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      proves: displayName && /\bplay\b|\.\.\.\w+\(/.test(body) ? displayName : '',
      scenario: /\bscenario:\s*(['"`])(.*?)\1/.exec(body)?.[2] ?? '',
      globals: globalsIn(body),
      isInEverySite: [meta, body].some((part) => /\bmodes:[^\n]*\bevery(?:Site|State)\b/.test(part)),
    };
  });
}

/** All stories, read from their sources. */
export function collectStories(): ParsedStory[] {
  return filesBelow('stories', /\.stories\.tsx$/).flatMap(({ text }) => storiesOf(text));
}

/** The test titles of a file, with the titles of their groups. */
function testTitlesOf(text: string): string[] {
  return [
    ...text.matchAll(
      /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g,
    ),
  ].map(([, , title = '']) => title.replaceAll(/\s+/g, ' '));
}

/** All requirements with their stories and tests (SBK-01). */
export function collectRequirements(): Requirement[] {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  for (const { file, text } of filesBelow('stories', /\.stories\.tsx$/)) {
    for (const { id, title, words, proves } of storiesOf(text)) {
      for (const named of namedIn(words)) byId.get(named)?.stories.push({ id, title });
      for (const named of namedIn(proves)) byId.get(named)?.tests.push({ file, title });
    }
  }
  for (const { text } of filesBelow('stories', /\.mdx$/)) {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '';
    const shows = /\{\/\* Shows (.*?) \*\/\}/.exec(text)?.[1] ?? '';
    for (const named of namedIn(shows)) byId.get(named)?.stories.push({ id: toId(title, 'docs'), title });
  }
  for (const { file, text } of filesBelow('test', /\.(?:test|spec)\.tsx?$/)) {
    for (const title of testTitlesOf(text))
      for (const named of namedIn(title)) byId.get(named)?.tests.push({ file, title });
  }
  return requirements;
}
