const INITIAL = /^(?:(?:value|entry|hasDoiError)$|(?:default|initial|isDefault|starts|opens|focuses)[A-Z])/;

/**
 * The controls that a component or its story reads only when it starts, such as `defaultValue`, as a key: with another
 * key they start again, and the control has an effect. A story keeps a `value` in its state.
 */
export const initialValues = (args: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(args).filter(([name]) => INITIAL.test(name)));
