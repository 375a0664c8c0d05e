import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { LIBRARY_ENTRIES } from '../build/libraryEntries.ts';
import type { SyntaxNode } from '../lib/syntaxTree.ts';

/** A field of a props type or another shape. */
export interface ApiField {
  name: string;
  type: string;
  isOptional: boolean;
  words: string;
}

/** An export of an entry point. */
export interface ApiExport {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'class' | 'constant' | 'type';
  /** The file that declares it. */
  file: string;
  /** Its docstring, without tags. */
  words: string;
  /** Tags with their text: `@param`, `@default`, `@example` … */
  tags: { tag: string; words: string }[];
  /** The declaration, without a body. */
  signature: string;
  fields: ApiField[];
  /** React or TypeScript types that it extends. */
  others: string[];
}

/** An entry point and its exports. */
export interface ApiEntry {
  /** `vitrine/header` */
  entry: string;
  words: string;
  exports: ApiExport[];
}

interface Node extends SyntaxNode {
  end: number;
}
interface Comment {
  type: string;
  value: string;
  start: number;
  end: number;
}
interface Module {
  file: string;
  text: string;
  body: Node[];
  comments: Comment[];
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const module = { file, text, body: program.body as unknown as Node[], comments };
  modules.set(file, module);
  return module;
}

const toFile = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return /^#(?:src|mocks)\//.test(specifier) ? specifier.slice(1) : null;
};

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** The docblock that ends directly before a position. */
function docblockBefore({ text, comments }: Module, start: number): string {
  const above = comments.findLast(
    (comment) =>
      comment.type === 'Block' &&
      comment.value.startsWith('*') &&
      comment.end <= start &&
      /^\s*(?:\/\/[^\n]*\s*)*$/.test(text.slice(comment.end, start)),
  );
  return (
    above?.value
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
      .join('\n')
      .trim() ?? ''
  );
}

/** The text of a docblock, and its tags. A tag extends to the next one. */
function readDocblock(block: string): { words: string; tags: ApiExport['tags'] } {
  const [words = '', ...tagged] = block.split(
    /(?:^|\s)@(?=(?:default|example|param|returns|throws|deprecated)\b)/,
  );
  const tags = tagged.map((each) => {
    const [, tag = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(each) ?? [];
    return { tag, words: tag === 'example' ? rest.trim() : rest.replaceAll(/\s+/g, ' ').trim() };
  });
  return { words: words.trim(), tags };
}

/** Global names. */
const COMMON_FIELDS: Readonly<Record<string, string>> = {
  children: 'The content.',
  className: 'Class names for the root element.',
  defaultValue: 'The value that the field begins with.',
  href: 'Where it leads.',
  icon: 'The icon.',
  id: 'The id of the element.',
  isBusy: 'Whether its content is on its way.',
  isDisabled: 'Whether it takes no presses.',
  isLoading: 'Whether something is on its way; presses are ignored meanwhile.',
  isOpen: 'Whether it is open.',
  onChange: 'Called with each new value.',
  onOpenChange: 'Called when a person opens or closes it.',
  onPointerEnter: 'Called when a pointer comes to it.',
  onPointerLeave: 'Called when a pointer leaves it.',
  onPress: 'Called when it is pressed, by any device.',
  options: 'What there is to choose from.',
  ref: 'The element.',
  title: 'The heading.',
};

/** A field's words and its default in one line. */
function fieldWords(name: string, block: string): string {
  const { words: own, tags } = readDocblock(block);
  const words = own || (COMMON_FIELDS[name] ?? '');
  const defaults = tags
    .filter(({ tag }) => tag === 'default')
    .map(({ words: value }) => `Default: ${value}.`);
  return [words.replaceAll(/\s+/g, ' '), ...defaults].filter(Boolean).join(' ');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Text between two places without the comments inside it. */
function withoutComments({ text, comments }: Module, start: number, end: number): string {
  let clean = '';
  let at = start;
  for (const comment of comments) {
    if (comment.start < at || comment.end > end) continue;
    clean += text.slice(at, comment.start);
    at = comment.end;
  }
  return clean + text.slice(at, end);
}

function readFields(module: Module, members: Node[]): ApiField[] {
  return members.flatMap((member) => {
    const key = member.key as Node | undefined;
    if (!key || !['TSPropertySignature', 'TSMethodSignature'].includes(member.type)) return [];
    const annotation = member.typeAnnotation as Node | undefined;
    const type = annotation
      ? withoutComments(module, annotation.start, annotation.end).replace(/^:/, '')
      : withoutComments(module, key.end, member.end).replace(/;$/, '');
    return {
      name: module.text.slice(key.start, key.end),
      type: oneLine(type),
      isOptional: Boolean(member.optional),
      words: fieldWords(module.text.slice(key.start, key.end), docblockBefore(module, member.start)),
    };
  });
}

/** The declaration without its body and without the fields listed in a table. */
function signatureOf(module: Module, node: Node, fields: ApiField[]): string {
  const upTo = (end: number) => withoutComments(module, node.start, end).trim();
  const body = node.body as Node | undefined;
  if (body && /^(?:Function|Class|TSInterface)Declaration$/.test(node.type)) return oneLine(upTo(body.start));
  if (node.type === 'TSTypeAliasDeclaration')
    return fields.length > 0 ? `type ${nameOf(node.id)}` : oneLine(upTo(node.end)).replace(/;$/, '');
  const type = (node.id as { typeAnnotation?: Node } | undefined)?.typeAnnotation;
  const init = node.init as Node | undefined;
  if (type) return `const ${oneLine(upTo(type.end))}`;
  if (init?.type === 'ArrowFunctionExpression') {
    const inner = init.body as Node;
    const head = oneLine(withoutComments(module, init.start, inner.start)).replace(/\s*=>\s*$/, '');
    return `const ${nameOf(node.id)} = ${head} => …`;
  }
  return `const ${nameOf(node.id)}`;
}

function kindOf(name: string, node: Node, file: string): ApiExport['kind'] {
  if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) return 'type';
  if (node.type === 'ClassDeclaration') return 'class';
  if (/^use[A-Z]/.test(name)) return 'hook';
  if (/^[A-Z]\w*[a-z]/.test(name) && file.endsWith('.tsx')) return 'component';
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    (node.init as Node | undefined)?.type === 'ArrowFunctionExpression';
  return isFunction ? 'function' : 'constant';
}

/** Inherited fields of an interface, and the names of inherited React or TypeScript types. */
function inheritedFields(module: Module, declared: Node): { fields: ApiField[]; others: string[] } {
  const fields: ApiField[] = [];
  const others: string[] = [];
  for (const { expression, start, end } of (declared.extends as (Node & { expression: Node })[]) ?? []) {
    const name = expression.type === 'Identifier' ? nameOf(expression) : '';
    const parent = /^\w+$/.test(module.text.slice(start, end)) ? findDeclared(module.file, name) : null;
    if (parent) {
      fields.push(...parent.fields);
      others.push(...parent.others);
    } else others.push(oneLine(module.text.slice(start, end)));
  }
  return { fields, others };
}

function findDeclared(file: string, name: string): ApiExport | null {
  try {
    return findExport(file, name);
  } catch {
    return null;
  }
}

/** The props of a component without a named props type. */
function inlineProps(module: Module, node: Node): ApiField[] {
  const [first] = (node.params as Node[] | undefined) ?? [];
  const annotation = (first?.typeAnnotation as { typeAnnotation?: Node } | undefined)?.typeAnnotation;
  return annotation?.type === 'TSTypeLiteral' ? readFields(module, annotation.members as Node[]) : [];
}

/** The constant that a type is derived from: `z.infer<typeof cart>`, `(typeof SITE_CODES)[number]`. */
const SOURCE_OF_TYPE = /\btypeof (\w+)>?\)?/;

/** A derived type without a docstring inherits its source's; props types their component's. */
function borrowedBlock(module: Module, name: string, declared: Node): string {
  const props = /^(\w+)Props$/.exec(name)?.[1];
  if (props) return `What \`${props}\` takes.`;
  if (/(?:^|[a-z])Icon$/.test(name)) return 'An icon in the colour of its text.';
  if (declared.type !== 'TSTypeAliasDeclaration') return '';
  const source = SOURCE_OF_TYPE.exec(module.text.slice(declared.start, declared.end))?.[1];
  const statement = module.body.find((one) => declarationsOf(one).some(([known]) => known === source));
  return statement ? docblockBefore(module, statement.start) : '';
}

function describe(module: Module, name: string, statement: Node, declared: Node): ApiExport {
  const block = docblockBefore(module, statement.start) || borrowedBlock(module, name, declared);
  const body = declared.body as { body?: Node[] } | undefined;
  const alias = declared.typeAnnotation as Node | undefined;
  const isShape = declared.type === 'TSInterfaceDeclaration';
  const inherited = isShape ? inheritedFields(module, declared) : { fields: [], others: [] };
  const fields = isShape
    ? [...readFields(module, body?.body ?? []), ...inherited.fields]
    : alias?.type === 'TSTypeLiteral'
      ? readFields(module, alias.members as Node[])
      : inlineProps(module, declared);
  return {
    name,
    kind: kindOf(name, declared, module.file),
    file: module.file,
    ...readDocblock(block),
    signature: signatureOf(module, declared, fields),
    fields,
    others: inherited.others,
  };
}

/** The declarations of a statement, by name. */
function declarationsOf(statement: Node): [name: string, node: Node][] {
  const declared = (/^Export/.test(statement.type) ? statement.declaration : statement) as Node | null;
  if (!declared) return [];
  if (declared.type === 'VariableDeclaration')
    return (declared.declarations as Node[]).map((one) => [nameOf(one.id), one]);
  return declared.id ? [[nameOf(declared.id), declared]] : [];
}

/** Unwraps `part(Name)`, with which entry points put parts into boundaries. */
function wrappedPart({ init }: Node): string | null {
  const call = init as Node | null | undefined;
  if (call?.type !== 'CallExpression' || nameOf(call.callee) !== 'part') return null;
  return nameOf((call.arguments as Node[])[0]);
}

/** The origin of a name in a module. */
function findExport(file: string, name: string): ApiExport {
  const module = readModule(file);
  for (const statement of module.body) {
    for (const [declared, node] of declarationsOf(statement))
      if (declared === name) return describeDeclared(module, name, statement, node);
  }
  for (const statement of module.body) {
    const source = statement.source as { value: string } | null | undefined;
    const target = source && toFile(file, source.value);
    if (!target) continue;
    for (const specifier of (statement.specifiers as Node[] | undefined) ?? []) {
      const isExport = statement.type === 'ExportNamedDeclaration';
      if (nameOf(isExport ? specifier.exported : specifier.local) !== name) continue;
      const original = nameOf(isExport ? specifier.local : specifier.imported);
      return { ...findExport(target, original), name };
    }
    if (statement.type === 'ExportAllDeclaration') {
      const found = exportsOf(target).find((one) => one.name === name);
      if (found) return found;
    }
  }
  throw new Error(`${file} exports ${name}, but its declaration was not found.`);
}

function describeDeclared(module: Module, name: string, statement: Node, node: Node): ApiExport {
  const wrapped = wrappedPart(node);
  return wrapped ? { ...findExport(module.file, wrapped), name } : describe(module, name, statement, node);
}

const read = new Map<string, ApiExport[]>();

/** All exports of a module, including re-exports. */
function exportsOf(file: string): ApiExport[] {
  const known = read.get(file);
  if (known) return known;
  const found = new Map<string, ApiExport>();
  const module = readModule(file);
  for (const statement of module.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const target = toFile(file, (statement.source as { value: string }).value);
      if (!target) continue;
      const isTypes = (statement as { exportKind?: string }).exportKind === 'type';
      for (const one of exportsOf(target))
        if (!found.has(one.name) && (!isTypes || one.kind === 'type')) found.set(one.name, one);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const source = statement.source as { value: string } | null;
    const target = source ? toFile(file, source.value) : file;
    for (const specifier of (statement.specifiers as Node[] | undefined) ?? []) {
      if (!target) continue;
      const name = nameOf(specifier.exported);
      found.set(name, { ...findExport(target, nameOf(specifier.local)), name });
    }
    for (const [name, node] of declarationsOf(statement))
      found.set(name, describeDeclared(module, name, statement, node));
  }
  const all = [...found.values()].sort((left, right) => left.name.localeCompare(right.name, 'en'));
  read.set(file, all);
  return all;
}

/** Every entry point of the package and its exports, from the sources. */
export function readPublicApi(): ApiEntry[] {
  return LIBRARY_ENTRIES.map(({ name, source }) => {
    const { comments } = readModule(source);
    const [first] = comments;
    const words = oneLine(first?.value.replace(/^\s*\* ?/gm, '').split('\n\n')[0] ?? '');
    return { entry: name === 'index' ? 'vitrine' : `vitrine/${name}`, words, exports: exportsOf(source) };
  });
}
