import { reportProblem } from '#src/lib/reportProblem.ts';

/** The type of an attribute: a boolean, any text, one of several keywords, or what a function reads. */
export type AttributeKind = 'switch' | 'text' | readonly string[] | ((value: string) => string | null);

/** The attributes of an element by the name of their setting; HTML writes them in lower case. */
export type AttributeTable = Readonly<Record<string, AttributeKind>>;

type SettingOf<Kind extends AttributeKind> = Kind extends 'switch'
  ? boolean
  : Kind extends readonly string[]
    ? Kind[number]
    : Kind extends (value: string) => infer Value
      ? NonNullable<Value>
      : string;

/** The settings of an attribute table; a missing one takes the component's default. */
export type SettingsOf<Table extends AttributeTable> = {
  -readonly [Name in keyof Table]?: SettingOf<Table[Name]>;
};

/** Without case, and with one sign between words. */
const fold = (word: string) => word.trim().toLowerCase().replaceAll('_', '-');

/** The value of an attribute that is not a text, or `null`. */
function readWord(
  name: string,
  kind: Exclude<AttributeKind, 'text'>,
  value: string,
): string | boolean | null {
  if (typeof kind === 'function') return kind(value.trim());
  if (kind !== 'switch') return kind.find((word) => fold(word) === fold(value)) ?? null;
  const isOn = ['', 'true', fold(name)].includes(fold(value));
  return isOn || (fold(value) === 'false' ? false : null);
}

/**
 * Parses one attribute. A boolean is true if the attribute is present, as in HTML, unless its value is
 * `false`: several settings are true by default, and a page must be able to turn them off. Any other value is
 * reported and ignored.
 */
export function readAttribute(
  name: string,
  kind: AttributeKind,
  value: string | null,
): boolean | string | undefined {
  if (value === null) return undefined;
  if (kind === 'text') return value;
  const word = readWord(name, kind, value);
  if (word !== null) return word;
  const known = Array.isArray(kind) ? `none of ${kind.join(', ')}` : 'no known value';
  reportProblem(`${name.toLowerCase()}="${value}" is ${known}; the default is used.`);
  return undefined;
}

/** All settings from an element's attributes. */
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
