import type { ArgTypesEnhancer } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]+)$/;

/** Moves a prop's `@default` from its description into the default column of docs pages. */
export const describeProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
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
