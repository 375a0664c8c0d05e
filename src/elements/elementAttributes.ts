import { reportProblem } from '#src/lib/reportProblem.ts';

/** The type of an attribute: a boolean, one of several keywords, or any text. */
export type AttributeKind = 'switch' | 'text' | readonly string[];

/** The attributes of an element by the name of their setting; HTML writes them in lower case. */
export type AttributeTable = Readonly<Record<string, AttributeKind>>;

type SettingOf<Kind extends AttributeKind> = Kind extends 'switch'
  ? boolean
  : Kind extends readonly string[]
    ? Kind[number]
    : string;

/** The settings of an attribute table; a missing one takes the component's default. */
export type SettingsOf<Table extends AttributeTable> = {
  -readonly [Name in keyof Table]?: SettingOf<Table[Name]>;
};

/** Without case, and with one sign between words. */
const fold = (word: string) => word.trim().toLowerCase().replaceAll('_', '-');

/** The keyword that a value means: `fr-ch` is `fr-CH`, and `pl` is `pl-PL`. */
const findWord = (words: readonly string[], value: string) =>
  words.find((word) => fold(word) === fold(value)) ??
  words.find((word) => fold(word).startsWith(`${fold(value)}-`));

/**
 * Parses one attribute. A boolean is true if the attribute is present, as in HTML, unless its value is
 * `false`: several settings are true by default, and a page must be able to turn them off. An unknown keyword is
 * reported and ignored.
 */
export function readAttribute(
  name: string,
  kind: AttributeKind,
  value: string | null,
): boolean | string | undefined {
  if (value === null) return undefined;
  if (kind === 'text') return value;
  if (kind === 'switch' && ['', fold(name)].includes(fold(value))) return true;
  const words = kind === 'switch' ? ['true', 'false'] : kind;
  const word = findWord(words, value);
  if (word === undefined)
    reportProblem(`${name.toLowerCase()}="${value}" is not one of ${words.join(', ')}; the default is used.`);
  return kind === 'switch' && word !== undefined ? word === 'true' : word;
}

export function readAttributes<Table extends AttributeTable>(
  element: Pick<Element, 'getAttribute'>,
  table: Table,
): SettingsOf<Table> {
  const settings = Object.entries(table).flatMap(([name, kind]) => {
    const setting = readAttribute(name, kind, element.getAttribute(name));
    return setting === undefined ? [] : [[name, setting]];
  });
  return Object.fromEntries(settings);
}
