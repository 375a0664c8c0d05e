import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]+)$/;

const isNothing = ({ name, value }: { name: string; value?: unknown }) =>
  name === 'undefined' || value === 'undefined';

/** The type of an optional prop without `undefined`, which would get a field for an object. */
function requiredType(type: StrictInputType['type']): StrictInputType['type'] {
  if (typeof type !== 'object' || type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((each) => !isNothing(each));
  return only && others.length === 0 ? only : type;
}

/** Moves a prop's `@default` from its description into the default column of docs pages, and simplifies its type. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { type, ...rest }]) => {
      const argType = { ...rest, ...(type && { type: requiredType(type) }) };
      const { description = '', table } = argType;
      const summary = DEFAULT.exec(description)?.[1]?.trim();
      if (!summary) return [name, argType];
      return [
        name,
        {
          ...argType,
          description: description.replace(DEFAULT, ''),
          table: { ...table, defaultValue: { summary } },
        },
      ];
    }),
  );
