import { reportProblem } from '#src/lib/reportProblem.ts';

/** How an attribute is read: a switch, one of some words, or any text. */
export type AttributeKind = 'switch' | 'text' | readonly string[];

/** The attributes of an element by the name of the setting they set; in HTML they are written in lower case. */
export type AttributeTable = Readonly<Record<string, AttributeKind>>;

type SettingOf<Kind extends AttributeKind> = Kind extends 'switch'
  ? boolean
  : Kind extends readonly string[]
    ? Kind[number]
    : string;

/** What the attributes of a table set; what is missing is the component's default. */
export type SettingsOf<Table extends AttributeTable> = {
  -readonly [Name in keyof Table]?: SettingOf<Table[Name]>;
};

/**
 * Reads one attribute (BEY-12). A switch is on when it is there, as HTML has it, unless its value is `false`: several
 * settings are on by default, and a page must be able to turn them off. A word that is none is reported and passed over.
 */
export function readAttribute(
  name: string,
  kind: AttributeKind,
  value: string | null,
): boolean | string | undefined {
  if (value === null) return undefined;
  if (kind === 'text') return value;
  const known = kind === 'switch' ? ['true', 'false'] : kind;
  const given = value.trim().toLowerCase();
  if (kind === 'switch' && (given === '' || given === name.toLowerCase())) return true;
  const word = known.find((each) => each.toLowerCase() === given.replace('-', '_'));
  if (word === undefined) {
    reportProblem(`${name.toLowerCase()}="${value}" is none of ${known.join(', ')}; the default is used.`);
    return undefined;
  }
  return kind === 'switch' ? word === 'true' : word;
}

/** All settings that an element's attributes give. */
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
