import type { JsonSchema } from './schemas.ts';

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

/** Signs of a notation that a link may stand for. */
export interface Words {
  /** What stands for a named schema. */
  name: (id: string) => string;
  /** What stands for anything else. */
  text: (text: string) => string;
}

const isList = (value: unknown): value is JsonSchema[] => Array.isArray(value);

/** A missing value is said by `?`, so that "or nothing" is not repeated on every line. */
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

/** A schema as a person who writes TypeScript reads it. `?` is what may be missing or null. */
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
