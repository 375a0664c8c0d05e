import type { ArgTypesEnhancer } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([\s\S]+)$/;

/** Moves what a prop is without being set from its sentence into the column that a docs page has for it. */
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
