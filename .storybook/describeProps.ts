import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { ASPECT_RATIOS, PROMOTION_THEMES } from '#src/schemas/promotion.ts';

const DEFAULT = /\s*@default\s+([\s\S]+)$/;
/** Longer types stay `union`: a cell of the table is narrow. */
const MAX_TYPE_LENGTH = 80;

/** Lists whose members are a type, `(typeof LIST)[number]`: the parser of the types does not know their values. */
const LISTS: Readonly<Record<string, readonly string[]>> = { ASPECT_RATIOS, PROMOTION_THEMES };

type PropType = StrictInputType['type'];
/** A part of a parsed type. */
interface Part {
  name: string;
  value?: unknown;
  /** As the source has it. */
  raw?: string;
}

const isNothing = ({ name, value }: Part) =>
  [name, value].some((word) => word === 'undefined' || word === 'null');

const listOf = ({ raw = '' }: Part) => LISTS[/^\(typeof (\w+)\)\[number\]$/.exec(raw)?.[1] ?? ''];

/** The type without `undefined` and `null`, which would get a field for an object; a choice gets its values. */
function controlType(type: PropType): PropType {
  if (typeof type !== 'object' || type.name !== 'union') return type;
  const parts = (type.value as Part[]).filter((part) => !isNothing(part));
  const list = parts.map(listOf).find(Boolean);
  if (list) return { name: 'enum', value: [...list] };
  const [only, ...others] = parts;
  return only && others.length === 0 ? (only as PropType) : type;
}

/** `boolean` for `boolean | undefined`: that a prop may be left out is in its name. */
const typeWords = (type: PropType): string =>
  ((type as Part | undefined)?.raw ?? '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replace(/^\|\s*/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');

/** Moves a prop's `@default` from its description into the default column of docs pages, and simplifies its type. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { type, ...rest }]) => {
      const { description = '', table } = rest;
      const words = typeWords(type);
      const isReadable = table?.type?.summary === 'union' && words.length <= MAX_TYPE_LENGTH && words !== '';
      const summary = DEFAULT.exec(description)?.[1]?.trim();
      return [
        name,
        {
          ...rest,
          ...(type && { type: controlType(type) }),
          ...((summary || isReadable) && {
            table: {
              ...table,
              ...(isReadable && { type: { summary: words } }),
              ...(summary && { defaultValue: { summary } }),
            },
          }),
          ...(summary && { description: description.replace(DEFAULT, '') }),
        },
      ];
    }),
  );
