import type { JsonSchema } from './schemas.ts';

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

/** Parts of the notation that may be links. */
export interface Words {
  /** Renders the reference to a named schema. */
  name: (id: string) => string;
  /** Renders anything else. */
  text: (text: string) => string;
}

const isList = (value: unknown): value is JsonSchema[] => Array.isArray(value);

/** `?` marks an optional value, instead of "or null" on every line. */
const withoutNull = (options: JsonSchema[]) => options.filter(({ type }) => type !== 'null');

function union(options: JsonSchema[], depth: number, words: Words): string {
  const all = withoutNull(options).map((each) => notation(each, depth, words));
  return all.join(words.text(' | '));
}

function properties(schema: JsonSchema, depth: number, words: Words): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const lines = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([key, value]) =>
      `${words.text(`${'  '.repeat(depth + 1)}${key}${required.has(key) ? '' : '?'}: `)}${notation(value, depth + 1, words)}`,
  );
  if (lines.length === 0) return words.text('{}');
  return `${words.text('{\n')}${lines.join(words.text('\n'))}${words.text(`\n${'  '.repeat(depth)}}`)}`;
}

/** A schema in TypeScript-like notation. `?` marks optional or nullable values. */
export function notation(schema: JsonSchema, depth: number, words: Words): string {
  const id = REFERENCE.exec(String(schema.$ref ?? ''))?.[1];
  if (id) return words.name(id);
  if (Array.isArray(schema.enum))
    return words.text(schema.enum.map((each) => JSON.stringify(each)).join(' | '));
  const options = schema.anyOf ?? schema.oneOf;
  if (isList(options)) return union(options, depth, words);
  const types = [schema.type ?? 'anything'].flat().filter((type) => type !== 'null') as string[];
  if (types[0] === 'array') {
    const items = notation((schema.items ?? {}) as JsonSchema, depth, words);
    const isUnion = / \| /.test(items.split('{')[0] ?? '');
    return isUnion ? `${words.text('(')}${items}${words.text(')[]')}` : `${items}${words.text('[]')}`;
  }
  if (types[0] === 'object') return properties(schema, depth, words);
  return words.text(types.join(' | '));
}
